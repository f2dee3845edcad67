import { formatCount } from '../text/format-number';
import { withRangeDashes } from '../text/range-dashes';

/** The bands of a term in months, with their labels. */
export const TERM_BANDS = {
  'short-term': 'Short term (up to 2 years)',
  'medium-term': 'Medium term (2–5 years)',
  'long-term': 'Long term (over 5 years)',
} as const;
export type TermBand = keyof typeof TERM_BANDS;

/** What a term filter can be: a band, or open-ended. */
export const TERM_LABELS = { ...TERM_BANDS, 'open-ended': 'Open-ended' } as const;

export interface Term {
  /** The upper end of a range; null where none is stated. */
  months: number | null;
  open_ended: boolean;
}

const LONGEST_TERM = 1_200;
/** "Ongoing fees" say nothing of a term, and "not open-ended" says another thing. */
const OPEN_ENDED =
  /(?<!\b(?:not|non)[\s-](?:an?\s)?)\b(?:open[\s-]?ended|evergreen|perpetual|no fixed term|ongoing(?!\s(?:(?:annual|[a-z]+ly)\s)?(?:capital|charges?|costs?|distributions?|fees?|income|liquidity|management|payments?|reporting|returns?)\b))\b/i;
/**
 * A number is read whole or not at all: the last digits of "1,095 days" or "2.025 years" are no term. Nor is a notice period, which may
 * be all that a text without a term says.
 */
const SPAN =
  /(?<!\d|\d\.)(?<!\bnotice(?:\s(?:period|required))?(?:\s(?:of|is))?:?\s(?:at least\s|up to\s)?(?:\d{1,4}\s?[-–]\s?)?)(\d{1,3}(?:,\d{3}){1,3}|\d{1,4}(?:\.\d{1,2})?)\+?\s{0,3}-?\s{0,3}(months?|mths?|mos?|years?|yrs?|weeks?|days?)\b(?!['’]?\s{1,3}(?:(?:written|prior)\s{1,3})?notice)/gi;
/** The months that follow years, "2 years 6 months". Those of a notice period or an extension are not part of the term. */
const MONTHS_MORE =
  /^\s{1,3}(?:and\s{1,3})?(\d|1[01])\s{0,3}(?:months?|mths?|mos?)\b(?!['’]?\s{1,3}(?:notice|extension|option))/i;
/** "10+2 years" are ten years, which can be extended. */
const PLUS =
  /(?<![\d.])(\d{1,4}(?:\.\d{1,2})?)(?:\s{0,2}\+\s{0,2}\d{1,2}){1,4}(?=\s{0,3}-?\s{0,3}(?:months?|mths?|mos?|years?|yrs?)\b)/gi;
const MONTHS_PER = { m: 1, y: 12, w: 12 / 52, d: 12 / 365 };

/**
 * A term in words: "12 months", "2 years 6 months", "3-5 years" (the upper end counts), "18 months to 3 years", "Open
 * ended". An open-ended term has no number of months, even where a notice period is mentioned. Other words give nothing.
 */
export function parseTerm(description: string | null): Term {
  if (description === null) return { months: null, open_ended: false };
  if (OPEN_ENDED.test(description)) return { months: null, open_ended: true };
  const words = description.replace(PLUS, '$1');
  const spans = [...words.matchAll(SPAN)].map(({ 0: span, 1: count = '', 2: unit = '', index }) => {
    const more = /^y/i.test(unit) ? MONTHS_MORE.exec(words.slice(index + span.length)) : null;
    return inMonths(Number(count.replaceAll(',', '')), unit) + Number(more?.[1] ?? 0);
  });
  const months = spans.length > 0 ? Math.max(...spans) : null;
  return { months: months !== null && months <= LONGEST_TERM ? months : null, open_ended: false };
}

function inMonths(count: number, unit: string): number {
  const initial = unit[0]?.toLowerCase() as keyof typeof MONTHS_PER;
  return Math.round(count * MONTHS_PER[initial] * 10) / 10;
}

/** The last month of each band; no term is longer than the last one. */
export const BAND_END: Record<TermBand, number> = {
  'short-term': 24,
  'medium-term': 60,
  'long-term': LONGEST_TERM,
};

/** Short up to 24 months, medium up to 60, long above. */
export function termBandOf(months: number): TermBand {
  if (months <= BAND_END['short-term']) return 'short-term';
  return months <= BAND_END['medium-term'] ? 'medium-term' : 'long-term';
}

type End = Pick<TermFields, 'term_months' | 'is_open_ended'>;

/** Months until the money is due back; null where no end is stated. Those beside an open end are the shortest holding period. */
export const monthsToEnd = ({ term_months, is_open_ended }: End): number | null =>
  (!is_open_ended && term_months) || null;

export function yearsToEnd(offer: End): number | null {
  const months = monthsToEnd(offer);
  return months === null ? null : months / 12;
}

interface TermFields {
  term_description: string | null;
  term_months: number | null;
  is_open_ended: boolean | null;
  terms: readonly TermBand[];
}

/** How long money is tied up: the provider's words, else what the columns say; null where nothing does. */
export function termText(offer: TermFields): string | null {
  const { term_description, term_months, is_open_ended, terms } = offer;
  if (term_description) return withRangeDashes(term_description);
  if (term_months !== null) return monthsText(term_months);
  if (is_open_ended) return TERM_LABELS['open-ended'];
  return terms.map((band) => TERM_BANDS[band]).join(', ') || null;
}

const monthsText = (months: number) =>
  months >= 24 && months % 12 === 0 ? formatCount(months / 12, 'years') : formatCount(months, 'months');
