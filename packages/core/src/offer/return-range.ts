import { CONTACT_FOR_DETAILS } from '../money/money';
import { feesInWords, NET_OR_GROSS } from '../return/taken-off';
import { statedNumber } from '../text/format-number';

export interface ReturnTarget {
  /** Percent. */
  target_return_min: number | null;
  target_return_max: number | null;
  /** What the percentage is of, such as "p.a.". */
  target_return_type: string;
  /** Names of the fields that a default stands in for. */
  defaulted?: readonly string[];
  /** Locked in an exclusive offer. */
  returns_stated?: 'gross' | 'net' | null;
}

/** What the percentage is of, in words: a default is shown as one, and fees are named where the provider's words leave them out. */
export const returnUnit = (target: ReturnTarget): string =>
  unitOr(target, 'a year (kind not stated by provider)', '(kind not stated by provider)');

/** The same where it must fit on one short line, below a figure in a column. */
export const shortReturnUnit = (target: ReturnTarget): string =>
  unitOr(target, 'kind not stated', 'kind not stated');

function unitOr(
  { target_return_type, defaulted = [], returns_stated }: ReturnTarget,
  unstated: string,
  percentAlone: string,
): string {
  const kind = defaulted.includes('target_return_type')
    ? unstated
    : withoutPercent(target_return_type) || percentAlone;
  const saysFees = /\bfees?\b/i.test(target_return_type) || feesInWords(target_return_type) !== 'not_stated';
  return returns_stated && !saysFees ? `${kind}, ${FEES[returns_stated]}` : kind;
}

/** "% p.a." follows a figure that has its sign. */
const withoutPercent = (words: string) => words.trim().replace(/^(?:%|per ?cent\b)\s*/i, '');

/** Whether the words for a kind of return are a percent sign alone: it names none, and does not say that it is a year's. */
export const isPercentAlone = (words: string): boolean => withoutPercent(words) === '';

/**
 * One wording for one kind, for ranges over offers: "p.a. net" and "net of fees p.a." are "p.a., after fees" too. A single offer keeps
 * its provider's words, and so do those that are net of something else.
 */
export function sharedReturnUnit(target: ReturnTarget): string {
  const unit = returnUnit(target);
  const [, before, rest, after] = WITH_FEES.exec(unit) ?? [];
  const words = before ?? after;
  if (!rest || !words || feesInWords(rest) !== 'not_stated') return unit;
  return `${rest}, ${/^(net|after)/i.test(words) ? FEES.net : FEES.gross}`;
}

const FEES = { net: 'after fees', gross: 'before fees' };
const SIDE = `((?:nett? of|after|gross of|before) (?:all )?fees|${NET_OR_GROSS})`;
/** Words for fees at the beginning or at the end of others, and nothing beside them: not "net of fees and tax p.a.", nor "p.a. (target, net)". */
const WITH_FEES = new RegExp(
  String.raw`^(?:${SIDE} (?!and\b|&))?((?:[^()]|\([^()]*\))+?)(?:[,\s–-]+\(?${SIDE}\)?)?$`,
  'i',
);

/**
 * A target return in words: "8.5–9.75% p.a.", "9% p.a.". With only one end given that figure is shown alone: "from" or
 * "up to" would claim a floor or a ceiling that the provider did not state. Neither end: "Contact for details".
 */
export function formatReturnRange(target: ReturnTarget): string {
  const ends = [target.target_return_min, target.target_return_max].filter((end) => end !== null);
  if (ends.length === 0) return CONTACT_FOR_DETAILS;
  const texts = [...new Set(ends.map((end) => statedNumber(end)))];
  const hasMinus = texts.some((text) => text.startsWith('−'));
  return `${texts.join(hasMinus ? ' to ' : '–')}% ${returnUnit(target)}`;
}

/** The highest target in percent; null when no end is stated. */
export function highestReturn(
  target: Pick<ReturnTarget, 'target_return_min' | 'target_return_max'>,
): number | null {
  const { target_return_min: low, target_return_max: high } = target;
  if (low === null || high === null) return high ?? low;
  return Math.max(low, high);
}
