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
import { type FacetTable, rowsInOrder } from '@tussock/core/offer/facet-counts';
import type { Filters } from '@tussock/core/offer/facets';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { cardOfRow } from '@tussock/core/offer/offer-card';
import type { OrderContext } from '@tussock/core/offer/offer-order';
import { effectiveSort } from '@tussock/core/offer/offer-query';
import { type OfferSort, partitioned } from '@tussock/core/offer/offer-sort';
import { takesMoneyIn } from '@tussock/core/offer/status';
import { leftAfter } from '@tussock/core/return/left-after';
import type { TaxPosition } from '@tussock/core/return/tax-position';
import { filtersOfSentence } from '@tussock/core/sentence/read-sentence';
import { type FirmSearch, searchFirms } from './firm-search';
import { rowsInScope, type SearchScope } from './scope';
import { type LoadedOffers, type SearchReads, searchMemory } from './search-memory';
import { type Sentences, sentencesOf } from './sentences';
import { excerptOf } from './text-index';
import type { TextAnswer, TextHit, TextIndex } from './text-search';
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
const NOTHING_FOUND: TextAnswer = { hits: [], did_you_mean: null };

/** Search in memory over what the publisher stored of a release; good to about 20,000 offers. */
export function createSearch(reads: SearchReads): Search {
  const memory = searchMemory(reads);
  async function text(release: number): Promise<Text> {
    const [index, hidden] = await Promise.all([memory.text(release), reads.hiddenFromSearch(release)]);
    return { index, hidden };
  }
  return {
    async search(release, query) {
      const offers = await memory.offers(release);
      if (query.q === '') return answer(offers, query, undefined, []);
      const { index, hidden } = await text(release);
      const sentences = sentencesOf(offers.table)(index)(hidden);
      if (!query.sentence) {
        const found = foundBy(query.q, { index, hidden });
        return answer(offers, query, found, sentences.suggest(query.q, query.filters));
      }
      return answerSentence(offers, query, { index, hidden }, sentences);
    },
    async firms(release, kind, query) {
      const { tables } = await memory.firms(release);
      if (query.q === '') return searchFirms(kind, tables[kind], query, undefined);
      const { index, hidden } = await text(release);
      return searchFirms(kind, tables[kind], query, foundBy(query.q, { index, hidden }).hits);
    },
    async places(release) {
      return (await memory.firms(release)).places;
    },
    async cardsInScope(release, scope) {
      const { table } = await memory.offers(release);
      return Array.from(
        rowsInScope(table, scope, table.cards.keys()),
        (row) => table.cards[row] as CatalogueOffer,
      );
    },
  };
}

interface Text {
  index: TextIndex;
  hidden: ReadonlySet<string>;
}

function foundBy(q: string, { index, hidden }: Text): TextAnswer {
  const found = index.search(q);
  if (hidden.size === 0) return found;
  return { ...found, hits: found.hits.filter(({ record: { kind, id } }) => !hidden.has(`${kind} ${id}`)) };
}

/**
 * Offers under the filters that the words mean. Where no words are left, records of other kinds are found that have them
 * all in their name.
 */
function answerSentence(
  offers: LoadedOffers,
  query: SearchQuery,
  text: Text,
  sentences: Sentences,
): SearchAnswer {
  const { q, parts } = sentences.read(query.q);
  const read = { ...query, q, filters: filtersOfSentence(parts, query.filters) };
  const found = answer(offers, read, q === '' ? undefined : foundBy(q, text), []);
  const others = q === '' ? foundBy(query.q, text).hits.filter(isNamed(query.q)) : [];
  return {
    ...found,
    ...(q === '' && { groups: groupsOf(offers.table, others, undefined, []) }),
    sentence: { q, parts },
  };
}

function isNamed(q: string): (hit: TextHit) => boolean {
  const terms = queryTerms(q);
  return ({ record: { kind, title } }) => {
    const words = kind === 'offer' ? [] : termsOf(title);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  };
}

function answer(
  offers: LoadedOffers,
  query: SearchQuery,
  found: TextAnswer | undefined,
  suggestions: Suggestion[],
): SearchAnswer {
  const { table } = offers;
  const { filters, scope } = query;
  const sort = effectiveSort(query);
  const hits = found ? offerHits(offers, found.hits) : undefined;
  const inOrder = orderedRows(table, sort, query, hits);
  const { rows, facets } = countFacets(table, filters, rowsInScope(table, scope, inOrder), {
    emptyOptions: query.empty_options,
  });
  const { data, ...page } = pageAt(openRowsFirst(table, rows, query), query);
  return {
    data: data.map((row) => shownOffer(table.cards[row] as CatalogueOffer, query)),
    ...page,
    sort,
    ...(query.open_first && { open_first: true as const }),
    facets,
    ...(rows.length === 0 && { near_misses: missesOf(table, query, hits) }),
    groups: groupsOf(table, (found ?? NOTHING_FOUND).hits, hits, rows),
    suggestions,
    did_you_mean: found?.did_you_mean ?? null,
  };
}

/** Also among the offers that the words do not find. */
function missesOf(
  table: FacetTable,
  { filters, scope }: SearchQuery,
  hits: Map<number, TextHit> | undefined,
) {
  const all = rowsInScope(table, scope, table.cards.keys());
  return nearMisses(table, filters, all, hits && ((row) => hits.has(row)));
}

function shownOffer(row: CatalogueOffer, { rate, today }: SearchQuery): FoundOffer {
  const card = cardOfRow(row);
  return rate ? { ...card, left_after: leftAfter(row, rate, today) } : card;
}

/** Rows of the offers among the hits, best first. */
function offerHits({ rowOf }: LoadedOffers, hits: readonly TextHit[]): Map<number, TextHit> {
  const rows = new Map<number, TextHit>();
  for (const hit of hits) {
    const { kind, id } = hit.record;
    const row = kind === 'offer' ? rowOf.get(id ?? '') : undefined;
    if (row !== undefined) rows.set(row, hit);
  }
  return rows;
}

function orderedRows(
  table: FacetTable,
  sort: OfferSort | 'relevance',
  context: OrderContext,
  hits: Map<number, TextHit> | undefined,
): Iterable<number> {
  if (sort === 'relevance') return hits?.keys() ?? [];
  const rows = rowsInOrder(table, sort, context);
  return hits ? rows.filter((row) => hits.has(row)) : rows;
}

function openRowsFirst({ cards }: FacetTable, rows: number[], { open_first }: SearchQuery): number[] {
  if (!open_first) return rows;
  const takesMoney = takesMoneyIn(open_first);
  return partitioned(rows, (row) => takesMoney(cards[row] as CatalogueOffer));
}

function groupsOf(
  table: FacetTable,
  hits: readonly TextHit[],
  offers: Map<number, TextHit> | undefined,
  shown: number[],
): Record<HitKind, SearchGroup> {
  const groups = Object.fromEntries(
    HIT_KINDS.map((kind): [HitKind, SearchGroup] => [kind, { total: 0, hits: [] }]),
  );
  const add = (kind: HitKind, hit: () => SearchHit) => {
    const group = groups[kind] as SearchGroup;
    group.total += 1;
    if (group.hits.length < HITS_IN_A_GROUP) group.hits.push(hit());
  };
  const inFilters = new Set(offers ? shown : []);
  for (const [row, hit] of offers ?? [])
    if (inFilters.has(row)) add('offer', () => offerHit(table.cards[row] as CatalogueOffer, hit));
  for (const hit of hits) if (hit.record.kind !== 'offer') add(hit.record.kind, () => listedHit(hit));
  return groups as Record<HitKind, SearchGroup>;
}

function offerHit({ id, slug, name, tagline }: CatalogueOffer, { matched }: TextHit): SearchHit {
  return { kind: 'offer', id, slug, title: name, excerpt: excerptOf(tagline), matched: matched() };
}

function listedHit({ record, matched }: TextHit): SearchHit {
  const { kind, id, slug, title, excerpt } = record;
  return { kind, id, slug: slug ?? null, title, excerpt: excerpt ?? '', matched: matched() };
}
