import { type Bounds, lowerEnd, upperEnd } from '../list/band';
import type { RangeFacet } from './facet-of-range';
import type { Found, Meaning } from './meaning';
import { mendableWords, mended } from './mend';
import { type NamesFrom, nameLengths } from './names';
import { phraseBook, type SentenceOptions, WIDEST } from './phrases';
import type { Sentence, SentencePart } from './read-sentence';
import { readTokens } from './read-tokens';
import { shownRange } from './shown-range';
import { type Token, tokensOf } from './token';
import { withFillers } from './with-fillers';

/** What the directory has, for reading a sentence. */
export interface SentenceVocabulary {
  options: SentenceOptions;
  /** Names of records; a word that is part of one in the sentence stays a word. */
  namesFrom: NamesFrom;
  /** Whether the directory has a folded word; such a word is no typing error. */
  isKnown: (word: string) => boolean;
}

export type SentenceReader = (text: string) => Sentence;

/**
 * Reads sentences such as "private credit under 50k, quarterly, in Auckland" with the words of a directory. Its steps: `token` splits the
 * text; `mend` corrects typing errors; `read-tokens` takes from left to right what a run of tokens is; meanings of one facet are joined;
 * `with-fillers` gives each the small words around it. The last three go over what is left until it means nothing; `shown-range` turns
 * ranges into bands.
 */
export function sentenceReader({ options, namesFrom, isKnown }: SentenceVocabulary): SentenceReader {
  const book = phraseBook(options);
  const words = mendableWords(book);
  const nameLength = nameLengths(namesFrom, book);
  return (text) => {
    const tokens = mended(tokensOf(text), words, isKnown);
    let rest: readonly Token[] = tokens;
    let found: Found[] = [];
    // Words that a filter stood between may mean something together; in the end the rest means nothing more.
    for (;;) {
      const more = readTokens(rest, book, nameLength);
      if (more.length === 0) break;
      found = withFillers(rest, merged([...found, ...more]));
      const taken = new Set(found.flatMap((each) => each.tokens));
      rest = rest.filter((token) => !taken.has(token));
    }
    const parts = found.flatMap((each) => (each.meaning ? partOf(text, tokens, each) : []));
    const [order, ...moreOrders] = found.flatMap((each) => (each.order ? [each] : []));
    const unused = [
      ...found.flatMap((each) => {
        if (!each.unused) return [];
        const said = each.unused === 'exclusion' ? each.tokens : each.said;
        return { words: textOf(text, said), why: each.unused };
      }),
      ...moreOrders.map((each) => ({ words: textOf(text, each.said), why: 'order' as const })),
    ];
    return {
      // Signs alone are words that nothing has.
      q: tokens.length === 0 ? text : textOf(text, rest),
      parts,
      ...(order && { order: { sort: order.order, ...wordsOf(text, tokens, order.tokens) } }),
      ...(unused.length > 0 && { unused }),
    };
  };
}

type FoundFilter = Extract<Found, { meaning: Meaning }>;

function partOf(text: string, all: readonly Token[], { meaning, tokens }: FoundFilter): SentencePart {
  const said = wordsOf(text, all, tokens);
  if (meaning.options) return { ...said, facet: meaning.facet, options: [...meaning.options], note: null };
  return { ...said, ...shownRange(meaning.of, meaning.range) };
}

/** Tokens of a sentence as they were typed, and the sentence without them. */
function wordsOf(text: string, all: readonly Token[], tokens: readonly Token[]) {
  const own = new Set(tokens);
  return {
    words: textOf(text, tokens),
    without: textOf(
      text,
      all.filter((token) => !own.has(token)),
    ),
  };
}

/** One part for what is said twice, once wider than the other time, and for two ends of one range: "over 50k, under 500k". */
function merged(found: readonly Found[]): Found[] {
  const parts: Found[] = [];
  for (const next of found) {
    const at = parts.findIndex((part) => joined(part, next) !== null);
    const both = at < 0 ? null : joined(parts[at] as Found, next);
    if (both) parts[at] = both;
    else parts.push(next);
  }
  return parts;
}

function joined(a: Found, b: Found): Found | null {
  const tokens = [...a.tokens, ...b.tokens];
  if (a.order && a.order === b.order) return { ...a, tokens };
  if (!a.meaning || !b.meaning || a.meaning.facet !== b.meaning.facet) return null;
  if (a.meaning.options) {
    const meaning = b.meaning.options && sameOrNarrower(a.meaning, b.meaning);
    return meaning ? { meaning, tokens } : null;
  }
  if (!b.meaning.range) return null;
  const range = intersection(a.meaning.range, b.meaning.range);
  const of: RangeFacet = a.meaning.of;
  return range && { meaning: { facet: a.meaning.facet, range, of }, tokens };
}

type OptionMeaning = Extract<Meaning, { range?: undefined }>;

/** The meaning of both: of a word for several values beside a single one, "income, paid monthly", the single one. */
function sameOrNarrower(a: OptionMeaning, b: OptionMeaning): OptionMeaning | null {
  const isWide = ({ facet, options }: OptionMeaning) =>
    options.length > 1 || options[0]?.value === WIDEST[facet];
  if (isWide(a) !== isWide(b)) return isWide(a) ? b : a;
  return a.options[0]?.value === b.options[0]?.value ? a : null;
}

function intersection(a: Bounds, b: Bounds): Bounds | null {
  const low = lowerEnd(a) > lowerEnd(b) || (lowerEnd(a) === lowerEnd(b) && a.above !== undefined) ? a : b;
  const high = upperEnd(a) < upperEnd(b) || (upperEnd(a) === upperEnd(b) && a.below !== undefined) ? a : b;
  if (lowerEnd(low) > upperEnd(high)) return null;
  return {
    ...(low.from !== undefined && { from: low.from }),
    ...(low.above !== undefined && { above: low.above }),
    ...(high.below !== undefined && { below: high.below }),
    ...(high.to !== undefined && { to: high.to }),
  };
}

/**
 * The tokens as they were typed: those that stand together with what is between them, the others with a space, or with a comma where
 * something like it was between them or where two numbers would become one.
 */
function textOf(text: string, tokens: readonly Token[]): string {
  const sorted = [...tokens].sort((a, b) => a.start - b.start);
  let written = '';
  let end = 0;
  for (const token of sorted) {
    const between = text.slice(end, token.start);
    const own = text.slice(token.start, token.end);
    const isApart = token.apart || (/\d$/.test(written) && /^\d/.test(own));
    if (written !== '') written += tokensOf(between).length === 0 ? between : isApart ? ', ' : ' ';
    written += own;
    end = token.end;
  }
  return written;
}
