import { monthsAfter } from '../calendar/months';
import { formatDate } from '../text/format-date';
import type { SourceState } from './columns';
import type { Check } from './source';
import { STATE_LABELS } from './source-state';

/** After how many months a confirmed figure fades, and after how many it reads "last confirmed". */
export interface MarkSettings {
  faded_after_months: number;
  lapsed_after_months: number;
}

/** The mark beside a figure. Only a confirmed figure ages, from the day on which it was confirmed. */
export type Mark =
  | { mark: 'confirmed'; confirmed_on: string }
  | { mark: 'aged'; age: 'faded' | 'lapsed'; confirmed_on: string }
  | { mark: 'half'; state: Exclude<SourceState, 'confirmed'>; checked_on: string }
  | { mark: 'none' };

/** The mark of a figure on a day (a New Zealand date, 2026-11-20). A figure without a check was not checked. */
export function markOf(check: Check | null | undefined, today: string, settings: MarkSettings): Mark {
  if (!check) return { mark: 'none' };
  if (check.state !== 'confirmed') return { mark: 'half', ...check };
  const { confirmed_on } = check;
  if (today > monthsAfter(confirmed_on, settings.lapsed_after_months))
    return { mark: 'aged', age: 'lapsed', confirmed_on };
  if (today > monthsAfter(confirmed_on, settings.faded_after_months))
    return { mark: 'aged', age: 'faded', confirmed_on };
  return { mark: 'confirmed', confirmed_on };
}

/** A mark in words: "Confirmed 3 June 2026", "Last confirmed 3 June 2023", "Differs, checked 3 June 2026". */
export function markText(mark: Mark): string {
  switch (mark.mark) {
    case 'none':
      return 'Not checked';
    case 'half':
      return `${STATE_LABELS[mark.state]}, checked ${formatDate(mark.checked_on)}`;
    case 'confirmed':
      return `Confirmed ${formatDate(mark.confirmed_on)}`;
    case 'aged':
      return mark.age === 'lapsed'
        ? `Last confirmed ${formatDate(mark.confirmed_on)}`
        : `Confirmed ${formatDate(mark.confirmed_on)}, some time ago`;
  }
}
