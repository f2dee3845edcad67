import { UnreadValue } from '@tussock/core/directory/raw-tables';
import { currencyProblem, withoutCurrency } from './currency-text';

/**
 * How numbers are written: `point` has commas between thousands and a decimal point, as in New Zealand; `unknown` may be
 * either way round, as in a file with semicolons or in a text of a workbook.
 */
export type Separators = 'point' | 'unknown';

export interface NumberRules {
  separators: Separators;
  isPercent: boolean;
  /** Currency of the row, where the column is an amount. */
  currency: string | null;
}

/** Numbers and dates are short: a longer text is none, and some of the patterns would take the square of its length. */
export const LONGEST_FIGURE = 200;

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** As spreadsheets show a long number: "1.2E+06". Other programs write all digits of it. */
const ROUNDED = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,}$/;
/** Words that state nothing. */
export const NOTHING =
  /^(?:[-–—?.]+|n\/?a|n\.a\.|tb[acd]|nil|none|null|unknown|not stated|not known|on application|poa)$/i;
const IN_BRACKETS = /^\(\s*[$€£¥]?\s*\d.*\)$/;
const RANGE = /\d\s*%?\s*(?:[-–—]|\bto\b)\s*[$€£]?\s*\d/i;
const OVER_INDEX = /^(?:CPI|OCR|BKBM|BBSW|SOFR|EURIBOR|[a-z ]*(?:inflation|rate))\s*(?:\+|plus\b)/i;
const SHORT_FORM = /\d\s*(?:k|m|mn|mln|mil|million|b|bn|billion|thousand)\b\.?$/i;

/** A number as people and spreadsheets write it, as plain digits; text that is no number at all comes back as it is. */
export function readNumberText(written: string, rules: NumberRules): string | UnreadValue {
  if (written.length > LONGEST_FIGURE) return written;
  const text = plainText(written);
  const refuse = (reason: string) => new UnreadValue(written, reason);
  if (ROUNDED.test(text))
    return refuse('is rounded (1.2E+06). Format the column as Number and save the file again');
  if (PLAIN.test(text) && (rules.separators === 'point' || !isAmbiguous(text))) return text;
  const bare = withoutCurrency(withoutPercent(text));
  const problem =
    problemAsWritten(text) ?? problemOfUnit(text, bare.sign, rules) ?? problemOfFigure(bare.text, rules);
  if (problem !== null) return refuse(problem);
  const digits = rules.separators === 'point' ? pointDigits(bare.text) : eitherDigits(bare.text);
  if (digits !== null) return digits;
  if (/^[+-]?\d[\d.,' ]*$/.test(bare.text))
    return refuse('has separators that are not between thousands. Write it as 1250000 or 8.5');
  return text;
}

function problemAsWritten(text: string): string | null {
  // A zero in an accounting format is written as "$ -".
  if (NOTHING.test(text.replace(/^[$€£¥]\s*/, '')))
    return 'is not a number. Leave the cell empty where nothing is stated';
  if (IN_BRACKETS.test(text))
    return 'is in brackets, which mean a minus in accounts. Write it with a minus sign, such as -2.5';
  if (/\bGST\b/i.test(text)) return 'names GST. Write the number alone';
  if (OVER_INDEX.test(text))
    return 'is a margin over an index. Leave the cell empty, and state it in words elsewhere';
  return null;
}

function problemOfUnit(
  text: string,
  currencySign: string | null,
  { currency, isPercent }: NumberRules,
): string | null {
  const problem = currencySign === null ? null : currencyProblem(currencySign, currency);
  if (problem !== null) return problem;
  return /%/.test(text) && !isPercent ? 'is a percentage in a column of other values' : null;
}

/** Of a figure without its unit. */
function problemOfFigure(figure: string, { separators }: NumberRules): string | null {
  if (SHORT_FORM.test(figure)) return 'must be written in full, such as 1200000 for 1.2 million';
  if (RANGE.test(figure)) return 'is a range. Write one number';
  if (separators === 'unknown' && isAmbiguous(figure))
    return 'can be read with thousands or with decimals. Write it without a separator between thousands, in a cell that is a number';
  return null;
}

/** One separator with three digits after it: 1.234 is a thousand and more, or a little above one; 1250,000 may have lost a comma. */
const isAmbiguous = (text: string) => /^[+-]?[1-9](?:\d{0,2}[.,]|[\d ']*,)\d{3}$/.test(text);

function pointDigits(text: string): string | null {
  if (PLAIN.test(text)) return text;
  const grouped = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+|(?:'\d{3})+)(?:\.\d*)?$/;
  return grouped.test(text) ? text.replace(/[, ']/g, '') : null;
}

/** Digits of a number with either decimal sign, where its own form tells which. */
function eitherDigits(text: string): string | null {
  if (/^[+-]?\d+(?:[.,]\d+)?$/.test(text)) return text.replace(',', '.');
  const spaced = /^[+-]?[1-9]\d{0,2}(?:(?: \d{3})+|(?:'\d{3})+)(?:[.,]\d+)?$/;
  if (spaced.test(text)) return text.replace(/[ ']/g, '').replace(',', '.');
  const commas = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3}){2,}|(?:,\d{3})+\.\d+)$/;
  if (commas.test(text)) return text.replaceAll(',', '');
  const points = /^[+-]?[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+,\d+)$/;
  return points.test(text) ? text.replaceAll('.', '').replace(',', '.') : null;
}

const withoutPercent = (text: string) => text.replace(/\s*%$/, '');

/** Spaces of every width, marks that are not seen, and the typographic minus and apostrophe, as a keyboard writes them. */
const plainText = (text: string) =>
  text
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u2212', '-')
    .replaceAll('\u2019', "'")
    .trim();
