import { endOfExclusion } from './exclusion';
import { facetOfRange } from './facet-of-range';
import type { Found, Meant, WhyUnused } from './meaning';
import { orderAt } from './order';
import { endOfTime } from './over-time';
import { meanElse, type PhraseBook, phraseAt } from './phrases';
import { endOfUnread, readRange } from './range';
import { ratingLimitAt } from './rating-limit';
import { sharingAt } from './shared-word';
import { endOfAny, type Token } from './token';
import { unusedAt } from './unused';

/** The number of tokens from here on that are the beginning of a record's name; 0 for none. */
export type NameLength = (tokens: readonly Token[], start: number) => number;

/**
 * What the tokens mean, from left to right, the longest meaning first. Names of records and quoted text are passed
 * over; what follows a "not" is not used.
 */
export function readTokens(tokens: readonly Token[], book: PhraseBook, nameLength: NameLength): Found[] {
  const found: Found[] = [];
  let at = 0;
  let free = 0;
  while (at < tokens.length) {
    const next = meaningAt(tokens, at, book, free);
    const passed = passedOver(tokens, at, next?.end ?? at, nameLength);
    if (passed > at) {
      at = passed;
      continue;
    }
    const end = foundAt(at, next);
    // A range of something else is passed over whole: "more than 5%" is no part of "fees no more than 5%".
    at = end ?? Math.max(at + 1, endOfUnread(tokens, at), readRange(tokens, at)?.end ?? at);
    free = end ?? free;
  }
  return found;

  /**
   * Notes what is found here, and answers where it ends; null where nothing is. What is left out comes first, since a "not" begins before its
   * filter; then what is longer than the filter and not used, unless it is the name of an order; then the filter.
   */
  function foundAt(start: number, next: Meant | null): number | null {
    const excluded = endOfExclusion(tokens, start, next, (from) => meaningAt(tokens, from, book, from));
    if (excluded > start) return unusedTo(start, excluded, 'exclusion');
    const unused = unusedAt(tokens, start, next?.end ?? start);
    const order = orderAt(tokens, start);
    if (order?.sort && order.end >= (unused?.end ?? start)) {
      const first = isFirst(tokens, order.end, book) ? order.end + 1 : order.end;
      const said = tokens.slice(start, first);
      found.push({ meaning: null, order: order.sort, said, tokens: said });
      return first;
    }
    if (unused) return unusedTo(start, unused.end, unused.why);
    if (!next) return null;
    found.push({ meaning: next.meaning, tokens: tokens.slice(next.from, next.end) });
    const time = next.isHeld ? endOfTime(tokens, next.end) : next.end;
    return time > next.end ? unusedTo(next.end, time, 'over_time') : next.end;
  }

  function unusedTo(start: number, end: number, why: WhyUnused): number {
    const said = tokens.slice(start, end);
    found.push({ meaning: null, unused: why, said, tokens: said });
    return end;
  }
}

/** Whether a "first" belongs to the order before it, "newest first", and not to "first mortgage". */
const isFirst = (tokens: readonly Token[], at: number, book: PhraseBook): boolean =>
  tokens[at]?.text === 'first' && !phraseAt(book, tokens, at);

/** The end of a name, or of a phrase that holds a shorter one and means something else; `start` where neither is here. */
function passedOver(tokens: readonly Token[], start: number, meant: number, nameLength: NameLength): number {
  const name = start + nameLength(tokens, start);
  const other = endOfAny(tokens, start, meanElse());
  const isOther = other > meant && !tokens.slice(start + 1, other).some(({ apart }) => apart);
  return Math.max(name, isOther ? other : start);
}

function meaningAt(tokens: readonly Token[], at: number, book: PhraseBook, free: number): Meant | null {
  const range = readRange(tokens, at);
  const of = range && facetOfRange(tokens, at, range, free);
  if (of)
    return {
      meaning: { facet: of.facet, range: of.bounds, of },
      ...{ from: of.from, end: of.end, isHeld: range.isHeld },
    };
  const said = ratingLimitAt(book, tokens, at) ?? phraseAt(book, tokens, at) ?? sharingAt(book, tokens, at);
  if (!said) return null;
  const { facet, options } = said.phrase;
  return { meaning: { facet, options }, from: at, end: said.end };
}
