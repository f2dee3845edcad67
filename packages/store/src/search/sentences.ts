import type { HitKind, Suggestion } from '@tussock/core/answers/search';
import type { Filters } from '@tussock/core/offer/facets';
import { nameWords } from '@tussock/core/sentence/names';
import { IN_WORDS } from '@tussock/core/sentence/phrases';
import type { Sentence } from '@tussock/core/sentence/read-sentence';
import { sentenceReader } from '@tussock/core/sentence/sentence';
import { whenUsed } from '@tussock/core/text/when-used';
import { madeOnce } from '../table/result-cache';
import type { OfferRows } from './offer-rows';
import type { StoredText } from './text-documents';
import type { TextIndex } from './text-search';
import { wordsOf } from './text-terms';

/** Kinds of records that are known by a name; titles of posts and questions are sentences themselves. */
const NAMED: ReadonlySet<HitKind> = new Set(['offer', 'provider', 'platform', 'fund']);
const MOST = 8;

/** The words of the name of a record that a sentence can name; none for others. */
export const wordsOfName = ({ kind, title }: StoredText): string[] =>
  NAMED.has(kind) ? nameWords(title) : [];

/** What the words of a search mean in a release. */
export interface Sentences {
  /** Words that name a record stay words. */
  read(text: string): Sentence;
  /** Filters that the words seem to mean and that are not applied yet; a provider by its name is one of them. */
  suggest(text: string, filters: Filters): Suggestion[];
}

/** Readers of sentences; made once for the offers and the text of a release. */
export const sentencesOf = madeOnce((offers: OfferRows) =>
  madeOnce((text: TextIndex) => sentences(offers, text)),
);

function sentences({ table }: OfferRows, text: TextIndex): Sentences {
  const options = Object.fromEntries(
    table.columns
      .filter(({ name, options: found }) => IN_WORDS[name] !== 'where stated' || found.length > 0)
      .map(({ name, options: found }) => [name, table.facets[name].declared ?? found]),
  );
  const isKnown = (word: string) => text.hasWord(word);
  const suggester = sentenceReader({ options, namesFrom: () => [], isKnown });
  const { provider: _, ...others } = options;
  const namesFrom = (first: string) =>
    text.named(first).map((document) => wordsOfName(text.record(document)));
  const reader = whenUsed(() => sentenceReader({ options: others, namesFrom, isKnown }));
  return {
    read: (sentence) => reader()(sentence),
    suggest: (sentence, filters) =>
      suggester(sentence)
        .parts.flatMap((part) =>
          part.options.map((option) => ({ facet: part.facet, ...option, words: wordsOf(part.words) })),
        )
        .filter(({ facet, value }) => !filters[facet]?.includes(value))
        .slice(0, MOST),
  };
}
