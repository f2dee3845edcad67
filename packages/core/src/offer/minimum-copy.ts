import type { SiteSettings } from '../settings/settings';
import { formatDate } from '../text/format-date';
import type { MinimumSpan } from './minimum-span';

/**
 * The operator's sentence on minimums with its date, while the minimums of the open offers bear it out: each that is stated
 * has a rate to NZD and reaches the amount of the setting. Null otherwise.
 */
export function minimumCopyText(
  { text, amount, as_at }: SiteSettings['minimum_copy'],
  { lowest, unrated }: MinimumSpan,
): string | null {
  if (lowest === null || lowest < amount || unrated > 0) return null;
  return `${text}, as at ${formatDate(as_at)}`;
}
