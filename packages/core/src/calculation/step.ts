import type { EffectiveDated } from '../settings/effective-dated';
import { formatDate } from '../text/format-date';

/** `share` is a percentage of a whole, `percent_a_year` a rate. */
export type Unit = 'NZD' | 'share' | 'percent_a_year' | 'months' | 'years' | 'days';

export interface Figure {
  label: string;
  /** Percentages as in the data: 8.5 means 8.5 %. */
  value: number;
  unit: Unit;
}

/** Where a figure of a calculation comes from, as a page cites it. */
export interface Citation {
  source: string;
  source_address: string | null;
  in_force_from: string | null;
  checked_on: string | null;
  confidence: 'H' | 'M' | 'L' | null;
}

/** One line of a calculation, in the order in which it is worked out. */
export interface Step {
  /** Stable and unique within its calculation. */
  id: string;
  label: string;
  figures: readonly Figure[];
  /** What was assumed, or how the figure was worked out. */
  note: string | null;
  citation: Citation | null;
}

/** What a page cites of a setting: all but its value. */
export function citationOf(entry: EffectiveDated<unknown>): Citation {
  const { source, source_address, in_force_from, checked_on, confidence } = entry;
  return { source, source_address, in_force_from, checked_on, confidence };
}

/**
 * The date on or after which all of these sources were checked: the oldest check. Null where one of them was never checked,
 * or where there is none.
 */
export function oldestCheck(sources: readonly (Pick<Citation, 'checked_on'> | null)[]): string | null {
  const dates = sources.flatMap((source) => (source ? [source.checked_on] : []));
  return dates.includes(null) ? null : (dates.sort()[0] ?? null);
}

/** "Rates checked on or after 31 May 2026", of the oldest check among them. */
export const checkedText = (what: string, checked_on: string | null): string =>
  checked_on === null ? `${what}: not all checked` : `${what} checked on or after ${formatDate(checked_on)}`;
