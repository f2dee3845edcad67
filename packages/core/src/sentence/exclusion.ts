import { INVESTMENT_WORDS, NAMED } from './figure-names';
import { leads, trails } from './fillers';
import type { Meant } from './meaning';
import { isNegatedBound } from './range';
import { endOfAny, phrases, type Token, textAt } from './token';

const BEFORE = phrases(
  'not, not yet, no, no longer, no more, non, neither, nothing, without, w o, outside, outside of, ex, except, excluding, exclude, excl, avoid',
  'never, other than, apart from, aside from, besides, rather than, instead of, minus, skip, leave out, not interested in',
  'don’t, doesn’t, isn’t, aren’t, hasn’t, haven’t, won’t, wouldn’t',
);
const FIGURES = [...NAMED, ...INVESTMENT_WORDS];
const AFTER = phrases('excluded, not included');
/** "Any asset class but property"; not "nothing but property". */
const OF_ALL = new Set(['any', 'anything', 'all', 'everything']);
/** "Anywhere but Auckland"; not "anywhere, but under 50k". */
const OF_PLACES = new Set(['anywhere', 'everywhere']);
/** Between a "not" and what is left out: "no residential or commercial property". */
const KINDS = new Set(
  'residential commercial industrial retail office rural development listed dairy overseas foreign or and'.split(
    ' ',
  ),
);
/** Words after a "not" that end what it is about: "no minimum property" is about a minimum, "no forestry, but property" wants property. */
const ENDING = new Set(['minimum', 'min', 'but', 'yet']);

/**
 * The end of words that ask to leave something out, "anything but private credit", "no forestry or farmland"; `start` where
 * none begin here. Filters cannot do that, and the words alone would find just what is to be left out.
 */
export function endOfExclusion(
  tokens: readonly Token[],
  start: number,
  meant: Meant | null,
  read: (start: number) => Meant | null,
): number {
  if (meant) return Math.max(start, endOfAny(tokens, endOfTrailing(tokens, meant.end), AFTER));
  const said = textAt(tokens, start);
  const word = OF_ALL.has(said) || OF_PLACES.has(said) ? start + 1 : start;
  const isBut = tokens[word]?.text === 'but';
  const first = isBut ? word + 1 : endOfAny(tokens, word, BEFORE);
  if (isMinus(tokens, start)) return endOfMinus(start, read);
  const excluded =
    first < 0 || isOnly(tokens, start) || isNegatedBound(tokens, start)
      ? null
      : excludedAt(tokens, endOfLeading(tokens, first), read);
  if (!excluded || (isBut && !isButOfAll(tokens, word, excluded, read))) return start;
  return endOfList(tokens, excluded, read);
}

/** Whether a hyphen is before a word, as other searches know it, and not between two: "private credit -property". */
const isMinus = (tokens: readonly Token[], at: number): boolean => {
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return sign?.text === '-' && next?.start === sign.end && before?.end !== sign.start;
};

/** Of a value alone: "50k -100k" is a span. */
function endOfMinus(start: number, read: (start: number) => Meant | null): number {
  const excluded = read(start + 1);
  return excluded?.meaning.options ? excluded.end : start;
}

/** What is left out, also a limit after the name of its figure: "no LVR over 65%"; "no minimum, 50k" is none. */
function excludedAt(
  tokens: readonly Token[],
  at: number,
  read: (start: number) => Meant | null,
): Meant | null {
  const name = endOfAny(tokens, at, FIGURES);
  const limit = name < 0 || tokens[name]?.apart ? null : read(name);
  const { from, to } = limit?.meaning.range ?? {};
  const isLimit = limit?.meaning.range !== undefined && (from === undefined || from !== to);
  return read(at) ?? (isLimit ? limit : kindAt(tokens, at, read));
}

/** A kind of what is left out; "non-residential property" is property. */
function kindAt(
  tokens: readonly Token[],
  start: number,
  read: (start: number) => Meant | null,
): Meant | null {
  if (tokens[start - 1]?.text === '-') return null;
  let at = start;
  while (KINDS.has(textAt(tokens, at)) && !tokens[at]?.apart) at += 1;
  return at > start ? read(at) : null;
}

/** "Nothing but property" */
const isOnly = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'nothing' && tokens[at + 1]?.text === 'but';

/** "Anything but property"; not "anything monthly, but under 50k", which joins a filter with another. */
function isButOfAll(
  tokens: readonly Token[],
  at: number,
  { meaning }: Meant,
  read: (start: number) => Meant | null,
): boolean {
  const before = tokens.slice(0, at);
  if (meaning.facet === 'location' && before.some(({ text }) => OF_PLACES.has(text))) return true;
  const all = before.findIndex(({ text }) => OF_ALL.has(text));
  if (all < 0) return false;
  const isAfterFilter = before.some((_, place) => place > all && read(place));
  return !(meaning.range && isAfterFilter);
}

/** With what an "or" joins to it, and what a comma or an "and" joins of the same kind: "no forestry, farmland or property". */
function endOfList(tokens: readonly Token[], first: Meant, read: (start: number) => Meant | null): number {
  let last = first;
  for (;;) {
    const at = endOfTrailing(tokens, last.end);
    const or = endOfAny(tokens, at, [['or'], ['nor']]);
    const isOr = or >= 0;
    const isJoined = isOr || tokens[at]?.text === 'and' || tokens[at]?.apart;
    const next = isJoined ? read(endOfLeading(tokens, Math.max(at, or), true)) : null;
    if (!next?.meaning.options || !(isOr || next.meaning.facet === first.meaning.facet)) return last.end;
    last = next;
  }
}

/** Words that lead to a phrase, on this side of a comma: "not in Auckland". */
function endOfLeading(tokens: readonly Token[], start: number, isAfterComma = false): number {
  let at = start;
  while (isPassed(tokens[at], leads) && (isAfterComma || !tokens[at]?.apart)) at += 1;
  return tokens[at]?.apart && !isAfterComma ? tokens.length : at;
}

function endOfTrailing(tokens: readonly Token[], start: number): number {
  let at = start;
  while (isPassed(tokens[at], trails) && !tokens[at]?.apart) at += 1;
  return at;
}

const isPassed = (token: Token | undefined, passes: (token: Token | undefined) => boolean) =>
  passes(token) && !ENDING.has(token?.text ?? '');
