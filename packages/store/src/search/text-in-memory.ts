import { HIT_KINDS } from '@tussock/core/answers/search';
import { groupBy } from '@tussock/core/list/group-by';
import { whenUsed } from '@tussock/core/text/when-used';
import type { IndexedText } from './index-text';
import { nameKeys, withKeyOf } from './name-keys';
import { unpackPosting } from './packed-posting';
import { wordsOfName } from './sentences';
import type { StoredText } from './text-documents';
import type { TextSource } from './text-search';
import { Vocabulary } from './vocabulary';

/** A text index that is in memory whole. */
export function textInMemory({ words, postings, records }: IndexedText): TextSource {
  const byFirstWord = whenUsed(() => namedIn(records));
  const keys = whenUsed(() => nameKeys(records));
  return {
    vocabulary: new Vocabulary(words),
    size: records.length,
    posting: (word) => unpackPosting(postings[word] as Uint8Array),
    record: (document) => records[document] as StoredText,
    kinds: kindsOf(records),
    documentsOf: (wanted) =>
      records.flatMap(({ kind, id }, document) => (wanted.has(`${kind} ${id}`) ? [document] : [])),
    named: (first) => byFirstWord().get(first) ?? [],
    called: (name) => withKeyOf(name, keys()),
  };
}

export const kindsOf = (records: readonly StoredText[]): Uint8Array =>
  Uint8Array.from(records, ({ kind }) => HIT_KINDS.indexOf(kind));

/** Documents by the first word of the name by which a sentence can mean them. */
export function namedIn(records: readonly StoredText[]): Map<string, number[]> {
  return groupBy(records.keys(), (document) => wordsOfName(records[document] as StoredText)[0] ?? null);
}
