import type { FirmAnswer } from '@tussock/core/answers/firms';
import { pageAt } from '@tussock/core/answers/page';
import {
  type FoundOffer,
  HIT_KINDS,
  type HitKind,
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
  type Suggestion,
} from '@tussock/core/answers/search';
import type { Place } from '@tussock/core/firm/firm-card';
import type { FirmKind } from '@tussock/core/firm/firm-lists';
import { countFacets } from '@tussock/core/list/facet-table';
import { nearMisses } from '@tussock/core/list/near-misses';
import type { Filters } from '@tussock/core/offer/facets';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { cardOfRow } from '@tussock/core/offer/offer-card';
import { effectiveSort } from '@tussock/core/offer/offer-query';
import { type OfferSort, partitioned } from '@tussock/core/offer/offer-sort';
import { leftAfter } from '@tussock/core/return/left-after';
import type { TaxPosition } from '@tussock/core/return/tax-position';
import { filtersOfSentence } from '@tussock/core/sentence/read-sentence';
import type { SearchRedaction } from '../records/directory-reads';
import { madeOnce } from '../table/result-cache';
import { type FirmSearch, searchFirms } from './firm-search';
import type { OfferRows, RowTest } from './offer-rows';
import type { SearchScope } from './scope';
import { type FileOf, type SearchReads, searchParts } from './search-parts';
import { type Sentences, sentencesOf } from './sentences';
import { excerptOf } from './text-documents';
import type { TextAnswer, TextIndex } from './text-search';
import { queryTerms, termsOf } from './text-terms';

export interface SearchQuery {
  /** Words; empty for filters alone. */
  q: string;
  filters: Filters;
  /** What the list is about; everything where it is not given. */
  scope?: SearchScope;
  /** Null: relevance with words, else newest. */
  sort: OfferSort | null;
  /** From 1. */
  page: number;
  /** 1 to 100. */
  limit: number;
  /** Statuses of the offers that come first, in any order; without it the order is the sort's alone. */
  open_first?: readonly string[];
  /** Facets also list the options that no offer has under the filters, with count 0. */
  empty_options?: boolean | undefined;
  /** A New Zealand date, for the orders and the tax rates that depend on the day. */
  today: string;
  /** Each offer then carries what is left of its target at this tax position. */
  rate?: TaxPosition | null;
  /** Whether `q` is read as a sentence: what it means as filters is applied, and only the other words are searched. */
  sentence?: boolean;
}

/** The one interface of search; another engine is a second implementation of it. */
export interface Search {
  search(release: number, query: SearchQuery): Promise<SearchAnswer>;
  /** A page of providers, platforms or funds with its facets. */
  firms<K extends FirmKind>(release: number, kind: K, query: FirmSearch<K>): Promise<FirmAnswer<K>>;
  /** Places of any offer or provider, by name. */
  places(release: number): Promise<readonly Place[]>;
  /** The active offers of a filter page. */
  cardsInScope(release: number, scope: SearchScope): Promise<CatalogueOffer[]>;
}

const HITS_IN_A_GROUP = 5;
const NOTHING: ReadonlySet<number> = new Set();

const NO_FILE: FileOf = async () => null;

/**
 * Search over what the publisher stored of a release. `fileOf` finds its search file; without one it is in memory, which is
 * good to about 20,000 offers.
 */
export function createSearch(reads: SearchReads, fileOf: FileOf = NO_FILE): Search {
  const parts = searchParts(reads, fileOf);
  const hiddenIn = madeOnce((text: TextIndex) =>
    madeOnce(({ removed }: SearchRedaction): ReadonlySet<number> => new Set(text.documentsOf(removed))),
  );
  async function text(release: number): Promise<Text> {
    const [index, redaction] = await Promise.all([parts.text(release), reads.searchRedaction(release)]);
    return { index, hidden: redaction ? hiddenIn(index)(redaction) : NOTHING };
  }
  return {
    async search(release, query) {
      const platform = platformAlone(query);
      const offers = await (platform ? parts.offersOn(release, platform) : parts.offers(release));
      if (query.q === '') return answer(offers, query, undefined, []);
      const found = await text(release);
      const sentences = sentencesOf(offers)(found.index)(found.hidden);
      if (query.sentence) return answerSentence(offers, query, found, sentences);
      return answer(offers, query, hitsOf(query.q, found, offers), sentences.suggest(query.q, query.filters));
    },
    async firms(release, kind, query) {
      const { tables } = await parts.firms(release);
      if (query.q === '') return searchFirms(kind, tables[kind], query, undefined);
      const { index, hidden } = await text(release);
      const { documents } = foundBy(query.q, { index, hidden });
      return searchFirms(kind, tables[kind], query, documents.map(index.record));
    },
    async places(release) {
      return (await parts.firms(release)).places;
    },
    async cardsInScope(release, scope) {
      const offers = await parts.offers(release);
      const isInside = offers.inScope(scope);
      const rows = Array.from(offers.table.cards.keys());
      return offers.cards(isInside ? rows.filter(isInside) : rows);
    },
  };
}

/** The platform that a query is about and nothing else: the names of filters that are chosen come from the whole directory. */
function platformAlone({ q, filters, scope }: SearchQuery): string | null {
  const isAlone = q === '' && Object.keys(filters).length === 0 && !scope?.opportunity && !scope?.tag;
  return (isAlone && scope?.platform) || null;
}

interface Text {
  index: TextIndex;
  hidden: ReadonlySet<number>;
}

/** What words found, with the rows of the offers among it. */
interface Hits extends TextAnswer {
  index: TextIndex;
  rowOf: Int32Array;
  /** Rows of the offers, the closest first. */
  rows: number[];
  isHit: RowTest;
}

function foundBy(q: string, { index, hidden }: Text): TextAnswer {
  const found = index.search(q);
  if (hidden.size === 0) return found;
  return { ...found, documents: found.documents.filter((document) => !hidden.has(document)) };
}

function hitsOf(q: string, text: Text, offers: OfferRows): Hits {
  const found = foundBy(q, text);
  const rowOf = offers.rowsOfText(text.index);
  const among = new Uint8Array(offers.size);
  const rows: number[] = [];
  for (const document of found.documents) {
    const row = rowOf[document] as number;
    if (row < 0) continue;
    among[row] = 1;
    rows.push(row);
  }
  return { ...found, index: text.index, rowOf, rows, isHit: (row) => among[row] === 1 };
}

/**
 * Offers under the filters that the words mean. Where no words are left, records of other kinds are found that have them
 * all in their name.
 */
function answerSentence(
  offers: OfferRows,
  query: SearchQuery,
  text: Text,
  sentences: Sentences,
): SearchAnswer {
  const sentence = sentences.read(query.q);
  const { q } = sentence;
  const read = {
    ...query,
    q,
    sort: query.sort ?? sentence.order?.sort ?? null,
    filters: filtersOfSentence(sentence.parts, query.filters),
  };
  const found = answer(offers, read, q === '' ? undefined : hitsOf(q, text, offers), []);
  if (q !== '' || sentence.unused) return { ...found, sentence };
  const all = hitsOf(query.q, text, offers);
  const documents = all.documents.filter(isNamed(query.q, text.index));
  return { ...found, groups: groupsOf(offers, { ...all, documents }, []), sentence };
}

/** Which records that are no offers have all words in their name. */
function isNamed(q: string, index: TextIndex): (document: number) => boolean {
  const terms = queryTerms(q);
  return (document) => {
    if (index.kinds[document] === OFFER) return false;
    const words = termsOf(index.record(document).title);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  };
}

function answer(
  offers: OfferRows,
  query: SearchQuery,
  hits: Hits | undefined,
  suggestions: Suggestion[],
): SearchAnswer {
  const { table } = offers;
  const sort = effectiveSort(query);
  const isInside = offers.inScope(query.scope);
  const inOrder = orderedRows(offers, sort, query, hits);
  const { rows, facets } = countFacets(table, query.filters, isInside ? inOrder.filter(isInside) : inOrder, {
    emptyOptions: query.empty_options,
  });
  const { data, ...page } = pageAt(openRowsFirst(offers, rows, query), query);
  return {
    data: offers.cards(data).map((row) => shownOffer(row, query)),
    ...page,
    sort,
    ...(query.open_first && { open_first: true as const }),
    facets,
    ...(rows.length === 0 && { near_misses: missesOf(offers, query, hits) }),
    groups: groupsOf(offers, hits, rows),
    suggestions,
    did_you_mean: hits?.did_you_mean ?? null,
  };
}

/** Also among the offers that the words do not find. */
function missesOf(offers: OfferRows, { filters, scope }: SearchQuery, hits: Hits | undefined) {
  const isInside = offers.inScope(scope);
  const all = Array.from(offers.table.cards.keys());
  return nearMisses(offers.table, filters, isInside ? all.filter(isInside) : all, hits?.isHit);
}

function shownOffer(row: CatalogueOffer, { rate, today }: SearchQuery): FoundOffer {
  const card = cardOfRow(row);
  return rate ? { ...card, left_after: leftAfter(row, rate, today) } : card;
}

function orderedRows(
  offers: OfferRows,
  sort: OfferSort | 'relevance',
  query: SearchQuery,
  hits: Hits | undefined,
): Uint32Array | number[] {
  if (sort === 'relevance') return hits?.rows ?? [];
  const rows = offers.inOrder(sort, query);
  return hits ? rows.filter(hits.isHit) : rows;
}

function openRowsFirst(offers: OfferRows, rows: number[], { open_first }: SearchQuery): number[] {
  return open_first ? partitioned(rows, offers.takingMoney(open_first)) : rows;
}

const OFFER = HIT_KINDS.indexOf('offer');

/** The best hits of each kind, and how many there are: offers among the rows that are shown, the others all. */
function groupsOf(
  offers: OfferRows,
  hits: Hits | undefined,
  shown: readonly number[],
): Record<HitKind, SearchGroup> {
  const groups = HIT_KINDS.map((): SearchGroup => ({ total: 0, hits: [] }));
  const isShown = new Uint8Array(hits ? offers.size : 0);
  for (const row of hits ? shown : []) isShown[row] = 1;
  for (const document of hits?.documents ?? []) {
    const { index, rowOf } = hits as Hits;
    const kind = index.kinds[document] as number;
    const row = rowOf[document] as number;
    if (kind === OFFER && isShown[row] !== 1) continue;
    const group = groups[kind] as SearchGroup;
    group.total += 1;
    if (group.hits.length < HITS_IN_A_GROUP) group.hits.push(hitOf(offers, hits as Hits, document, row));
  }
  return Object.fromEntries(HIT_KINDS.map((kind, at) => [kind, groups[at]])) as Record<HitKind, SearchGroup>;
}

function hitOf(offers: OfferRows, { index, matched }: Hits, document: number, row: number): SearchHit {
  const [card] = row < 0 ? [] : offers.cards([row]);
  if (!card) {
    const { kind, id, slug, title, excerpt } = index.record(document);
    return { kind, id, slug: slug ?? null, title, excerpt: excerpt ?? '', matched: matched(document) };
  }
  const { id, slug, name, tagline } = card;
  return { kind: 'offer', id, slug, title: name, excerpt: excerptOf(tagline), matched: matched(document) };
}
