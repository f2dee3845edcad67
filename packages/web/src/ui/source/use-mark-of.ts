import { type Mark, markOf } from '@tussock/core/source/mark';
import type { Check } from '@tussock/core/source/source';
import { useToday } from '../../lib/today';
import { useSettings } from '../../lib/use-settings';

/** Gives the mark of a check on the date of the page. A list calls it once, not each of its figures. */
export function useMarkOf(): (check: Check | null) => Mark {
  const today = useToday();
  const settings = useSettings();
  return (check) => markOf(check, today, settings);
}
