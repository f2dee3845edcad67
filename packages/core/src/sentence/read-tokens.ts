import type { Bounds } from '../list/band';
import type { FacetOption } from '../list/facet';
import type { FacetName } from '../offer/facets';
import { facetOfRange, type RangeFacet } from './facet-of-range';
import { turns } from './fillers';
import { meanElse, type PhraseBook, phraseAt } from './phrases';
import { endOfUnread, readRange } from './range';
import { endOfAny, type Token } from './token';

/** Something that a run of tokens means: a value of a facet, or a range of one. */
export type Meaning = { facet: FacetName } & (
  | { option: FacetOption; range?: undefined }
  | { range: Bounds; of: RangeFacet; option?: undefined }
);

export interface Found {
  meaning: Meaning;
  tokens: readonly Token[];
}

/** The number of tokens from here on that are the beginning of a record's name; 0 for none. */
export type NameLength = (tokens: readonly Token[], start: number) => number;

/**
 * What the tokens mean, from left to right, the longest meaning first. Names of records, quoted text and what follows a
 * "not" are passed over.
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
    const unread = next ? at : endOfUnread(tokens, at);
    if (unread > at) {
      at = unread;
      continue;
    }
    if (!next) {
      at = turns(tokens[at]) ? (meaningAt(tokens, at + 1, book, at + 1)?.end ?? at + 1) : at + 1;
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

function meaningAt(
  tokens: readonly Token[],
  at: number,
  book: PhraseBook,
  free: number,
): { meaning: Meaning; from: number; end: number } | null {
  const range = readRange(tokens, at);
  const of = range && facetOfRange(tokens, at, range, free);
  if (range && of)
    return { meaning: { facet: of.facet, range: range.bounds, of }, from: of.from, end: of.end };
  const said = phraseAt(book, tokens, at);
  if (!said) return null;
  const { facet, option } = said.phrase;
  return { meaning: { facet, option }, from: at, end: said.end };
}
