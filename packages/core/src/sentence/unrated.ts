import { phrases } from './token';

/** Words of praise: we do not rate offers, so no filter and no other word stands for one of these. */
const PRAISE = new Set(
  'safe safer safest safely best better good top guaranteed secure trusted trustworthy reliable recommended reputable'.split(
    ' ',
  ),
);
/** There is no such rating. */
export const NO_RISK = phrases('risk free, no risk, zero risk, without risk');
export const CURRENCY_CODES: ReadonlySet<string> = new Set(['nzd', 'usd', 'aud', 'eur', 'gbp']);

export const isPraise = (word: string): boolean => PRAISE.has(word);

/** Whether a folded word is never taken for a misspelling of another: "safe" is not "space", "USD" is not "use". */
export const isNeverMended = (word: string): boolean => PRAISE.has(word) || CURRENCY_CODES.has(word);
