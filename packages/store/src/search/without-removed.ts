import type { HitKind } from '@tussock/core/answers/search';
import type { SearchRedaction } from '../records/directory-reads';
import type { Posting } from './packed-posting';
import type { TextSource } from './text-search';
import { termsOf } from './text-terms';
import { Vocabulary } from './vocabulary';

/** The kinds of records that are found by the name of one of this kind: an offer by the name of its provider, a provider by that of its people. */
const FOUND_BY: Readonly<Partial<Record<HitKind, readonly HitKind[]>>> = {
  provider: ['offer', 'fund'],
  platform: ['offer'],
  fund: ['offer'],
};
const FOUND_BY_PERSON: readonly HitKind[] = ['provider'];

/**
 * A text index in which no record is found that was removed for cause, and no other one by the name of a firm or a person that was: that
 * would show again whose it was.
 */
export function withoutRemoved(
  source: TextSource,
  { removed, people }: Pick<SearchRedaction, 'removed' | 'people'>,
): TextSource {
  const hidden = new Set(source.documentsOf(removed));
  const names = [
    ...[...hidden].map(source.record).map(({ kind, title }) => ({ name: title, found: FOUND_BY[kind] })),
    ...people.map((name) => ({ name, found: FOUND_BY_PERSON })),
  ];
  if (names.length === 0) return source;
  const unsaid = unsaidWords(source, names);
  function posting(word: number): Posting {
    const without = unsaid.get(word);
    return only(source.posting(word), (document) => !hidden.has(document) && !without?.has(document));
  }
  return {
    ...source,
    posting,
    vocabulary: new Vocabulary(source.vocabulary.words, (word) => posting(word).documents.length > 0),
    named: (first) => source.named(first).filter((document) => !hidden.has(document)),
  };
}

/** A name that was removed, and the kinds of records that are found by it. */
interface RemovedName {
  name: string;
  found: readonly HitKind[] | undefined;
}

/**
 * By word of these names, the documents that have a whole one of them and are not called so themselves. Which of the texts of a document has
 * a word is not stored: one of these kinds that has all of a name by chance is not found by it any more.
 */
function unsaidWords(source: TextSource, names: readonly RemovedName[]): Map<number, Set<number>> {
  const unsaid = new Map<number, Set<number>>();
  for (const name of names)
    for (const { word, document } of saidOnlyBy(name, source))
      unsaid.set(word, (unsaid.get(word) ?? new Set()).add(document));
  return unsaid;
}

/** The words of a name that a document has by this name alone: it has all of them, and they are not in its own. */
function* saidOnlyBy(
  { name, found }: RemovedName,
  source: TextSource,
): Generator<{ word: number; document: number }> {
  const words = [...new Set(termsOf(name))].map((term) => ({ term, word: source.vocabulary.find(term) }));
  if (words.some(({ word }) => word === -1)) return;
  for (const document of inAll(words.map(({ word }) => source.posting(word).documents))) {
    const { kind, title } = source.record(document);
    if (!found?.includes(kind)) continue;
    const own = new Set(termsOf(title));
    for (const { term, word } of words) if (!own.has(term)) yield { word, document };
  }
}

/** What is in each of the lists. */
function inAll([first, ...others]: Int32Array[]): Int32Array {
  const sets = others.map((documents) => new Set(documents));
  return (first ?? new Int32Array()).filter((document) => sets.every((set) => set.has(document)));
}

function only({ documents, scores }: Posting, isLeft: (document: number) => boolean): Posting {
  const left = documents.map((document) => (isLeft(document) ? 1 : 0));
  return {
    documents: documents.filter((_, at) => left[at] === 1),
    scores: scores.filter((_, at) => left[at] === 1),
  };
}
