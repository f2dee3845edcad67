import type { TermBand } from './offer';

export interface Term {
  /** The upper end of a range; null where none is stated. */
  months: number | null;
  open_ended: boolean;
}

const OPEN_ENDED = /\b(open[\s-]?ended|evergreen|perpetual|no fixed term|ongoing)\b/i;
const SPAN = /(\d{1,4}(?:\.\d{1,2})?)\+?\s{0,3}-?\s{0,3}(months?|mths?|mos?|years?|yrs?|weeks?|days?)\b/gi;
const MONTHS_PER = { m: 1, y: 12, w: 12 / 52, d: 12 / 365 };

/**
 * A term in words: "12 months", "3-5 years" (the upper end counts), "18 months to 3 years", "Open ended". What is open
 * ended has no number of months, even where a notice period is mentioned. Anything else says nothing.
 */
export function parseTerm(description: string | null): Term {
  if (description === null) return { months: null, open_ended: false };
  if (OPEN_ENDED.test(description)) return { months: null, open_ended: true };
  const spans = [...description.matchAll(SPAN)].map(([, count, unit]) => inMonths(Number(count), unit ?? ''));
  const months = spans.length > 0 ? Math.max(...spans) : null;
  return { months: months !== null && months <= 1_200 ? months : null, open_ended: false };
}

function inMonths(count: number, unit: string): number {
  const initial = unit[0]?.toLowerCase() as keyof typeof MONTHS_PER;
  return Math.round(count * MONTHS_PER[initial] * 10) / 10;
}

/** Short up to 24 months, medium up to 60, long above. */
export function termBandOf(months: number): TermBand {
  if (months <= 24) return 'short-term';
  return months <= 60 ? 'medium-term' : 'long-term';
}
