import type { FirmAnswer } from '@tussock/core/answers/firms';
import { pageAt } from '@tussock/core/answers/page';
import type { FoundOffer, SearchAnswer, Suggestion } from '@tussock/core/answers/search';
import type { Place } from '@tussock/core/firm/firm-card';
import type { FirmKind } from '@tussock/core/firm/firm-lists';
import { countFacets, type OptionsListed } from '@tussock/core/list/facet-table';
import { nearMisses } from '@tussock/core/list/near-misses';
import type { Filters } from '@tussock/core/offer/facets';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { cardOfRow } from '@tussock/core/offer/offer-card';
import type { DayOrdered } from '@tussock/core/offer/offer-order';
import { effectiveSort } from '@tussock/core/offer/offer-query';
import { type OfferSort, partitioned } from '@tussock/core/offer/offer-sort';
import { leftAfter } from '@tussock/core/return/left-after';
import type { TaxPosition } from '@tussock/core/return/tax-position';
import { asRead } from '@tussock/core/sentence/read-sentence';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { type FirmSearch, hitsOfKind, searchFirms } from './firm-search';
import { groupsOf, type Hits, hitsOf, isNamed } from './hits';
import type { OfferRows } from './offer-rows';
import type { SearchScope } from './scope';
import { type FileOf, type SearchReads, searchParts } from './search-parts';
import { type Sentences, sentencesOf } from './sentences';
import type { TextIndex } from './text-search';

export interface SearchQuery extends OptionsListed {
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
  /** The active offers of a filter page: how many, and what tells the kinds of their returns. */
  inScope(release: number, scope: SearchScope): Promise<{ offers: number; fields: () => DayOrdered[] }>;
}

const NO_FILE: FileOf = async () => null;

/**
 * Search over what the publisher stored of a release. `fileOf` finds its search file; without one it is in memory, which is
 * good to about 20,000 offers.
 */
export function createSearch(reads: SearchReads, fileOf: FileOf = NO_FILE): Search {
  const parts = searchParts(reads, fileOf);
  return {
    async search(release, query) {
      const platform = platformAlone(query);
      const offers = await (platform ? parts.offersOn(release, platform) : parts.offers(release));
      if (query.q === '') return answer(offers, query, undefined, []);
      const text = await parts.text(release);
      const sentences = sentencesOf(offers)(text);
      if (query.sentence) return answerSentence(offers, query, text, sentences);
      return answer(offers, query, hitsOf(query.q, text, offers), sentences.suggest(query.q, query.filters));
    },
    async firms(release, kind, query) {
      const { tables } = await parts.firms(release);
      if (query.q === '') return searchFirms(kind, tables[kind], query, undefined);
      const text = await parts.text(release);
      return searchFirms(kind, tables[kind], query, hitsOfKind(kind, text, query.q));
    },
    async places(release) {
      return (await parts.firms(release)).places;
    },
    async inScope(release, scope) {
      const offers = await parts.offers(release);
      const rows = rowsInside(offers, scope);
      return { offers: rows.length, fields: () => offers.fields(rows) };
    },
  };
}

/** The platform that a query is about and nothing else: the names of filters that are chosen come from the whole directory. */
function platformAlone({ q, filters, scope }: SearchQuery): string | null {
  const isAlone = q === '' && Object.keys(filters).length === 0 && !scope?.opportunity && !scope?.tag;
  return (isAlone && scope?.platform) || null;
}

/**
 * Offers under the filters that the words mean. Where no words are left, records of other kinds are found that have them
 * all in their name.
 */
function answerSentence(
  offers: OfferRows,
  query: SearchQuery,
  text: TextIndex,
  sentences: Sentences,
): SearchAnswer {
  const sentence = sentences.read(query.q);
  const { q } = sentence;
  const found = answer(offers, asRead(query, sentence), q === '' ? undefined : hitsOf(q, text, offers), []);
  if (q !== '' || sentence.unused) return { ...found, sentence };
  const all = hitsOf(query.q, text, offers);
  const documents = all.documents.filter(isNamed(query.q, text));
  return { ...found, groups: groupsOf(offers, { ...all, documents }, []), sentence };
}

function answer(
  offers: OfferRows,
  query: SearchQuery,
  hits: Hits | undefined,
  suggestions: Suggestion[],
): SearchAnswer {
  refuseUncounted(offers, query.filters);
  const table = offers.tableFor(query.filters);
  const sort = effectiveSort(query);
  const isInside = offers.inScope(query.scope);
  const inOrder = orderedRows(offers, sort, query, hits);
  const inside = isInside ? inOrder.filter(isInside) : inOrder;
  const { rows, ...counted } = countFacets(table, query.filters, inside, query);
  const { data, ...page } = pageAt(openRowsFirst(offers, rows, query), query);
  return {
    data: offers.cards(data).map((row) => shownOffer(row, query)),
    ...page,
    sort,
    ...(query.open_first && { open_first: true as const }),
    ...counted,
    // Also among the offers that the words do not find.
    ...(rows.length === 0 && {
      near_misses: nearMisses(table, query.filters, rowsInside(offers, query.scope), hits?.isHit),
    }),
    groups: groupsOf(offers, hits, rows),
    suggestions,
    did_you_mean: hits?.did_you_mean ?? null,
  };
}

const RETRY_AFTER_SECONDS = 30;

/** A list that left the filter out would have offers that were not asked for. */
function refuseUncounted({ uncounted }: OfferRows, filters: Filters): void {
  const asked = uncounted.filter((name) => filters[name]?.length);
  if (asked.length === 0) return;
  const cause = new Error(
    `The search file has no counts of ${asked.join(', ')}: publish the directory again`,
  );
  throw new StoreUnavailable(RETRY_AFTER_SECONDS, { cause });
}

function rowsInside(offers: OfferRows, scope: SearchScope | undefined): number[] {
  const isInside = offers.inScope(scope);
  const all = Array.from(offers.table.cards.keys());
  return isInside ? all.filter(isInside) : all;
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
