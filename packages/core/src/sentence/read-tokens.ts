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
    const read = foundAt(tokens, at, next, book);
    if (read) found.push(...read.found);
    // A range of something else is passed over whole: "more than 5%" is no part of "fees no more than 5%".
    at = read?.end ?? Math.max(at + 1, endOfUnread(tokens, at), readRange(tokens, at)?.end ?? at);
    free = read?.end ?? free;
  }
  return found;
}

/** What was found, and the first token after it. */
interface Reading {
  found: readonly Found[];
  end: number;
}

/**
 * What is found here; null where nothing is. What is left out comes first, since a "not" begins before its filter; then what is longer than
 * the filter and not used, unless it is the name of an order; then the filter.
 */
function foundAt(
  tokens: readonly Token[],
  start: number,
  next: Meant | null,
  book: PhraseBook,
): Reading | null {
  const excluded = endOfExclusion(tokens, start, next, (from) => meaningAt(tokens, from, book, from));
  if (excluded > start) return { found: [notUsed(tokens, start, excluded, 'exclusion')], end: excluded };
  const unused = unusedAt(tokens, start, next?.end ?? start);
  const order = orderAt(tokens, start);
  if (order?.sort && order.end >= (unused?.end ?? start)) {
    const end = isFirst(tokens, order.end, book) ? order.end + 1 : order.end;
    const said = tokens.slice(start, end);
    return { found: [{ meaning: null, order: order.sort, said, tokens: said }], end };
  }
  if (unused) return { found: [notUsed(tokens, start, unused.end, unused.why)], end: unused.end };
  return next && filterFrom(tokens, next);
}

/** A filter, and behind an amount that the investor has the time in which it is invested, which is none. */
function filterFrom(tokens: readonly Token[], { meaning, from, end, isHeld }: Meant): Reading {
  const filter: Found = { meaning, tokens: tokens.slice(from, end) };
  const time = isHeld ? endOfTime(tokens, end) : end;
  if (time === end) return { found: [filter], end };
  return { found: [filter, notUsed(tokens, end, time, 'over_time')], end: time };
}

function notUsed(tokens: readonly Token[], start: number, end: number, why: WhyUnused): Found {
  const said = tokens.slice(start, end);
  return { meaning: null, unused: why, said, tokens: said };
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
      from: of.from,
      end: of.end,
      isHeld: range.isHeld,
    };
  const said = ratingLimitAt(book, tokens, at) ?? phraseAt(book, tokens, at) ?? sharingAt(book, tokens, at);
  if (!said) return null;
  const { facet, options } = said.phrase;
  return { meaning: { facet, options }, from: at, end: said.end };
}
