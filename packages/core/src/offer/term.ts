import { formatCount } from '../text/format-number';
import { SMALL_NUMBERS, TENS } from '../text/number-words';
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
/** "Not open-ended" says another thing; "ongoing" says it of the term where nothing follows that is ongoing, and a "perpetual lease" is of land. */
const OPEN_ENDED =
  /(?<!\b(?:not|non)[\s-](?:an?\s)?)\b(?:open[\s-]?ended|evergreen|perpetual(?!\s(?:lease|licen[cs]e))|no fixed term)\b|^(?:term:?\s)?indefinite(?:ly)?\b|(?:^|[,;:.(/–—-]\s?|\b(?:is|term)\s)on-?going(?=\s?(?:$|[,;.()/–—-]|(?:fund|investment|subject|term|until|with)\b))/i;
/** Before a span that is no term: of a notice, of an extension, of a lease, of what comes again and again. */
const BEFORE_OTHER = [
  String.raw`notice(?:\s(?:period|required))?(?:\s(?:of|is))?:?\s(?:(?:at least|up to)\s)?`,
  String.raw`(?:every|each|first|(?:paid|processed|settled|redemptions?|withdrawals?)\s(?:with)?in|(?:redemptions?|withdrawals?):|aged?(?:\sof)?)\s`,
  String.raw`(?:extend\w*|extensions?|(?<!^|\bterm\s)options?|renew\w*):?\s(?:(?:an?|additional|by|for|further|of|once|to|up)\s){0,4}`,
  String.raw`(?:leases?(?:\sterm)?|wal[elt])(?:\sof)?:?\s`,
].join('|');
/** A choice of terms, with which a text begins, is none of an extension: "6, 12 or 24 month options", "2 years, option to extend". */
const CHOICE = String.raw`^[\d\s,–-]*(?:(?:and|or|to)\s\d+)?[\s-]?[a-z]+['’]?[\s-]{1,3}`;
/**
 * The same after it: "90 days’ prior written notice", "6-month extension", "20-year-old trees", "12 year WALT", "10 days before"; an
 * investment is held for "5 years before sale".
 */
const AFTER_OTHER = String.raw`['’]?[\s-]{1,3}(?:(?:(?:advance|after|clear|from|of|prior|written)\s{1,3}){0,2}notice|ago|(?<=days?['’]?[\s-]{1,3})before|extensions?|(?:(?:left|remaining)\s(?:of|on)\s(?:the\s)?)?leases?|old|(?<!${CHOICE})options?|right of (?:extension|renewal)|wal[elt])\b`;
/** A number is read whole or not at all: the last digits of "1,095 days", "1 095 days", "2.025 years", "1,5 years" or "2 1/2 years" are no term. */
const SPAN = new RegExp(
  String.raw`(?<!\d|\d\.|\d\s(?=\d{3}\b)|\b1\/(?=2\b)|(?<![\d,])(?:\d{1,2},(?=\d(?!\d))|\d,(?=\d{2}\s{0,3}-?\s{0,3}y)))(?<!\b(?:${BEFORE_OTHER})(?:\d{1,4}\s?[-–]\s?)?)(\d{1,3}(?:,\d{3}){1,3}|\d{1,4}(?:\.\d{1,2})?)\+?\s{0,3}-?\s{0,3}(months?|mths?|mos?|years?|yrs?|weeks?|days?)\b(?!${AFTER_OTHER})`,
  'gi',
);
/** The months that follow years, "2 years 6 months"; after a comma nothing may follow them, which could be another choice. */
const MONTHS_MORE = new RegExp(
  String.raw`^(?:\s{1,3}(?:(?:and|&)\s{1,3})?|,\s{1,3}(?=\d{1,2}\s?[a-z]+\.?$))(\d|1[01])\s{0,3}(?:months?|mths?|mos?)\b(?!${AFTER_OTHER})`,
  'i',
);
/** Of an investment that began earlier, such as units of a holder: "10-year fund, 4 years remaining". */
const REMAINING = /^\s{1,3}(?:left|remaining|to (?:go|run))\b/i;
/** A closed fund invests, then sells what it holds: "5-year investment plus 5-year harvest" is ten years. */
const THEN_SOLD = {
  between:
    /^[\s-]{1,3}invest\w*(?:\s(?:period|phase|term))?(?:,|;|\splus|\sand|\sthen|\s\+|\s&|\sfollowed by){1,2}\s(?:an?\s)?$/i,
  after: /^[\s-]{1,3}(?:harvest|divest|reali[sz]ation)/i,
};
/** Months. No closed fund takes longer, and trees do: those of a "25-year investment, 28-year harvest" are cut after 28 years. */
const LONGEST_WITH_SALE = 300;
/** "10+2 years" are ten years, which can be extended. */
const PLUS =
  /(?<![\d.])(\d{1,4}(?:\.\d{1,2})?)(?:\s{0,2}\+\s{0,2}\d{1,2}){1,4}(?=\s{0,3}-?\s{0,3}(?:months?|mths?|mos?|years?|yrs?)\b)/gi;
/** "Five years", "thirty-six months"; the last words of "one hundred and twenty months" are no number of their own. */
const SPELLED = new RegExp(
  String.raw`(?<!\bhundred\s(?:and\s)?)\b(?:(${TENS.join('|')})(?:[\s-](${SMALL_NUMBERS.slice(0, 9).join('|')}))?|${SMALL_NUMBERS.join('|')})\b`,
  'gi',
);
/** "2½ years" */
const PARTS = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const WITH_PART = /(?<![\d.,/])(\d{0,3})\s?([¼½¾])/g;
/** "Five (5) years", "12 (twelve) months": the number twice. */
const TWICE = /\b(\d{1,4})\s?\(\1\)/g;
const MONTHS_PER = { m: 1, y: 12, w: 12 / 52, d: 12 / 365 };

/**
 * A term in words: "12 months", "2 years 6 months", "five years", "3-5 years" (the upper end counts), "18 months to 3 years", "Open
 * ended". An open-ended term has no number of months, even where a notice period is mentioned. Other words give nothing.
 */
export function parseTerm(description: string | null): Term {
  if (description === null) return { months: null, open_ended: false };
  if (OPEN_ENDED.test(description)) return { months: null, open_ended: true };
  const words = inDigits(description).replace(PLUS, '$1');
  const spans = spansIn(words);
  const counted = spans.some(({ isRemaining }) => isRemaining)
    ? spans.filter(({ isRemaining }) => isRemaining)
    : spans;
  const months = counted.length > 0 ? Math.max(...counted.map((span) => span.months)) : null;
  return { months: months !== null && months <= LONGEST_TERM ? months : null, open_ended: false };
}

function inDigits(description: string): string {
  const small = (word: string) => SMALL_NUMBERS.indexOf(word.toLowerCase()) + 1;
  return description
    .replace(SPELLED, (word: string, ten?: string, one = '') =>
      String(ten ? (TENS.indexOf(ten.toLowerCase()) + 2) * 10 + small(one) : small(word)),
    )
    .replace(TWICE, '$1')
    .replace(WITH_PART, (_, whole: string, part: keyof typeof PARTS) => String(Number(whole) + PARTS[part]));
}

function spansIn(words: string): { months: number; isRemaining: boolean }[] {
  let before = { months: 0, end: 0 };
  return [...words.matchAll(SPAN)].map(({ 0: span, 1: count = '', 2: unit = '', index }) => {
    const end = index + span.length;
    const rest = words.slice(end);
    const more = /^y/i.test(unit) ? MONTHS_MORE.exec(rest) : null;
    const own = inMonths(Number(count.replaceAll(',', '')), unit) + Number(more?.[1] ?? 0);
    const isSale = THEN_SOLD.after.test(rest) && THEN_SOLD.between.test(words.slice(before.end, index));
    const both = before.months + own;
    const months = isSale && both <= LONGEST_WITH_SALE ? both : own;
    before = { months, end };
    return { months, isRemaining: REMAINING.test(rest) };
  });
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

/** The same in years. */
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
  if (is_open_ended) return term_months ? `${OPEN}, at least ${monthsText(term_months)}` : OPEN;
  if (term_months !== null) return monthsText(term_months);
  return terms.map((band) => TERM_BANDS[band]).join(', ') || null;
}

const OPEN = TERM_LABELS['open-ended'];

const monthsText = (months: number) =>
  months >= 24 && months % 12 === 0 ? formatCount(months / 12, 'years') : formatCount(months, 'months');
