import { BAND_END, type TermBand } from '../offer/term';

/** Years, where an offer states no number of them. */
export const ASSUMED_TERM_YEARS = 5;

/** The same, but no more than the longest of the terms that tags name: two of "Short term (up to 2 years)". */
export function assumedYears({
  is_open_ended,
  terms,
}: {
  is_open_ended?: boolean | null;
  terms?: readonly TermBand[];
}): number {
  if (is_open_ended || !terms?.length) return ASSUMED_TERM_YEARS;
  return Math.min(ASSUMED_TERM_YEARS, Math.max(...terms.map((band) => BAND_END[band])) / 12);
}
