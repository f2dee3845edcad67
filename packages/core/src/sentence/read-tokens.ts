import { endOfExclusion } from './exclusion';
import { facetOfRange } from './facet-of-range';
import type { Found, Meant, WhyUnused } from './meaning';
import { meanElse, type PhraseBook, phraseAt } from './phrases';
import { endOfUnread, endOfUnreadAmount, readRange } from './range';
import { endOfAny, type Token } from './token';

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
    const unused = unusedAt(tokens, at, next, (start) => meaningAt(tokens, start, book, start));
    if (unused) {
      found.push({ meaning: null, unused: unused.why, tokens: tokens.slice(at, unused.end) });
      at = unused.end;
      free = at;
      continue;
    }
    if (!next) {
      at = Math.max(at + 1, endOfUnread(tokens, at));
      continue;
    }
    found.push({ meaning: next.meaning, tokens: tokens.slice(next.from, next.end) });
    at = next.end;
    free = at;
  }
  return found;
}

/** The end of a name, or of a phrase that holds a shorter one and means something else; `start` where neither is here. */
function passedOver(tokens: readonly Token[], start: number, meant: number, nameLength: NameLength): number {
  const name = start + nameLength(tokens, start);
  const other = endOfAny(tokens, start, meanElse());
  return Math.max(name, other > meant ? other : start);
}

function unusedAt(
  tokens: readonly Token[],
  at: number,
  meant: Meant | null,
  read: (start: number) => Meant | null,
): { why: WhyUnused; end: number } | null {
  const excluded = endOfExclusion(tokens, at, meant, read);
  if (excluded > at) return { why: 'exclusion', end: excluded };
  const amount = meant ? at : endOfUnreadAmount(tokens, at);
  return amount > at ? { why: 'amount', end: amount } : null;
}

function meaningAt(tokens: readonly Token[], at: number, book: PhraseBook, free: number): Meant | null {
  const range = readRange(tokens, at);
  const of = range && facetOfRange(tokens, at, range, free);
  if (range && of)
    return { meaning: { facet: of.facet, range: range.bounds, of }, from: of.from, end: of.end };
  const said = phraseAt(book, tokens, at);
  if (!said) return null;
  const { facet, option } = said.phrase;
  return { meaning: { facet, option }, from: at, end: said.end };
}
