import type { HitKind } from '@tussock/core/answers/search';
import type { SearchRedaction } from '../records/directory-reads';
import type { Posting } from './packed-posting';
import type { TextSource } from './text-search';
import { termsOf } from './text-terms';

/** Kinds of records whose name is written beside others: an offer is found by the name of its provider. */
const NAMED_BESIDE: ReadonlySet<HitKind> = new Set(['provider', 'platform', 'fund']);

/**
 * A text index in which no record is found that was removed for cause, and no other one by the name of a firm or a person that was: that
 * would show again whose it was.
 */
export function withoutRemoved(
  source: TextSource,
  { removed, people }: Pick<SearchRedaction, 'removed' | 'people'>,
): TextSource {
  const hidden = new Set(source.documentsOf(removed));
  const firms = [...hidden].map(source.record).filter(({ kind }) => NAMED_BESIDE.has(kind));
  const names = [...firms.map(({ title }) => title), ...people];
  if (hidden.size === 0 && names.length === 0) return source;
  const unsaid = unsaidWords(source, names);
  return {
    ...source,
    posting(word) {
      const found = source.posting(word);
      const without = unsaid.get(word);
      return only(found, (document) => !hidden.has(document) && !without?.has(document));
    },
    named: (first) => source.named(first).filter((document) => !hidden.has(document)),
  };
}

/**
 * By word of these names, the documents that have a whole one of them and are not called so themselves. Which of the texts of a document has
 * a word is not stored: one that has all of a name by chance is not found by it any more.
 */
function unsaidWords(source: TextSource, names: readonly string[]): Map<number, Set<number>> {
  const unsaid = new Map<number, Set<number>>();
  for (const name of names) {
    const terms = [...new Set(termsOf(name))];
    const words = terms.map((term) => source.vocabulary.find(term));
    if (words.includes(-1)) continue;
    for (const document of inAll(words.map((word) => source.posting(word).documents))) {
      const own = new Set(termsOf(source.record(document).title));
      for (const [at, word] of words.entries())
        if (!own.has(terms[at] as string)) unsaid.set(word, (unsaid.get(word) ?? new Set()).add(document));
    }
  }
  return unsaid;
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
