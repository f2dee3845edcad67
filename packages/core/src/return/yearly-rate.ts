export const IRR = /\birr\b|internal rate/i;
/** Interest that is earned, and not what a target is before or after. */
export const INTEREST =
  /(?<!\b(?:before|after|(?:nett?|gross) of) (?:bank |debt |loan |mortgage )?)interest(?!s\b)|coupon|\bytm\b|yield to (?:call|first|maturity|worst)\b/i;

/** "Not annualised", "not per annum": what the words deny. */
const NOT_YEARLY = /\b(not|non|un)[\s-]?((an|a|per)\s)*(annual|annum|p\.?\s?a\b|year)/i;
/** "2x (15% IRR)": the figure before the words is the multiple. */
const MULTIPLE =
  /^\W*(?:(?:cash|equity|gross|money|nett?|target) )*(?:x\b|times\b|multiple|moic|tvpi|dpi\b)/i;
/** "1.8x money", beside a figure or instead of it. */
const WRITTEN_MULTIPLE = /^\W*\d+(?:\.\d+)?\s?(?:x|times)\b/i;
/** Not "half-yearly", nor an "annual fee". */
const YEARLY =
  /\bp(?:\.?\s?|\/)a\b|\bcagr\b|per annum|per year|a year|(?<!-|\b(?:half|semi|bi) ?)(?:yearly|annual(?! (?:fee|charge|review)))/i;

const OFTEN = String.raw`(?:(?:per|a|each|every) (?:day|week|month|quarter|half)|(?:dai|week|(?:\w+-)?month|quarter|half[- ]?year)ly|semi[- ]?annual)`;
/** When interest is paid or added says nothing of its rate. */
const WHEN_PAID = new RegExp(
  String.raw`\b(?:paid|payable|accru\w+|added|calculated|capitali[sz]\w+|compound\w*|distributed) ${OFTEN}|\b${OFTEN} (?:coupon |interest )?(?:distribution|payment)`,
  'gi',
);
/** "Interest per month", "quarterly yield", "interest over the term". */
const OF_ANOTHER_SPAN = new RegExp(
  String.raw`\b${OFTEN}|\bp\.?\s?[mq]\b|\bpcm\b|\b(?:total|cumulative|over|for)\b`,
  'i',
);

/** Whether a `target_return_type` is a rate a year ("p.a.", "p.a. net", "IRR", "cash yield"), not a total, a multiple or a part of a rate. */
export function isYearlyRate(words: string): boolean {
  if (NOT_YEARLY.test(words) || MULTIPLE.test(words) || isOnTop(words)) return false;
  if (YEARLY.test(words) || IRR.test(words)) return true;
  return (
    (/yield/i.test(words) || INTEREST.test(words)) && !OF_ANOTHER_SPAN.test(words.replace(WHEN_PAID, ''))
  );
}

/** Whether a `target_return_type` names a multiple of the money and no rate: "x multiple", "MOIC", "1.8x money". */
export const isMultiple = (words: string): boolean =>
  MULTIPLE.test(words) || (WRITTEN_MULTIPLE.test(words) && !isYearlyRate(words));

const REFERENCE = String.raw`(?:the |a )?(?:[\w-]+ ){0,2}(?:ocr|bkbm|bbs[wy]|cpi|inflation|cash(?! (?:distribution|flow|income|return|yield))|bank bills?|swaps?|term deposits?|td|benchmark|index)\b`;
/** A sum that is written with its own figure, as in "p.a. (OCR + 4%)", says what the whole target is made of. */
const ON_TOP = new RegExp(
  [
    String.raw`(?<!\d%? ?)(?:\b(?:above|over|plus)|\+) ${REFERENCE}`,
    String.raw`\b(?:ocr|bkbm|bbs[wy]|cpi|inflation|cash rate)(?: ?\+| plus)(?! ?\d)`,
    String.raw`(?<!\d%? ?)\breal\b(?![ -](?:assets?|estate|property)\b)|\b(?:after|nett? of) inflation|inflation[- ]adjusted`,
    String.raw`^\W*(?:(?!development|gross|profit)\w+ )?(?:margin|spread)\b(?! on\b)|outperformance|\balpha\b`,
  ].join('|'),
  'i',
);

/** Whether the target is what comes on top of another rate or of inflation: "p.a. above OCR", "real IRR". The whole is not known. */
export const isOnTop = (words: string): boolean => ON_TOP.test(words);
