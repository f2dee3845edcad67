import type { FirmAnswer } from '@tussock/core/answers/firms';
import { pageAt } from '@tussock/core/answers/page';
import { HIT_KINDS, type HitKind } from '@tussock/core/answers/search';
import type { FirmCards } from '@tussock/core/firm/firm-card';
import {
  type CardOf,
  type FacetNameOf,
  FIRM_FACETS,
  FIRM_LISTS,
  type FirmKind,
  type FirmQuery,
  type FirmSort,
  firmOrder,
} from '@tussock/core/firm/firm-lists';
import {
  countFacets,
  type OptionsListed,
  sortedRows,
  type TableOf,
  tableOf,
} from '@tussock/core/list/facet-table';
import { sortInUse } from '@tussock/core/list/list-query';
import { nearMisses } from '@tussock/core/list/near-misses';
import type { StoredText } from './text-documents';
import type { TextIndex } from './text-search';

export type FirmTables = { [K in FirmKind]: TableOf<FacetNameOf[K], CardOf[K]> };

export interface FirmSearch<K extends FirmKind> extends Omit<FirmQuery<K>, 'layout'>, OptionsListed {
  /** 1 to 100. */
  limit: number;
}

const HIT_KIND: Record<FirmKind, HitKind> = { providers: 'provider', platforms: 'platform', funds: 'fund' };

export const firmTables = (cards: FirmCards): FirmTables => ({
  providers: tableOf(FIRM_FACETS.providers, cards.providers),
  platforms: tableOf(FIRM_FACETS.platforms, cards.platforms),
  funds: tableOf(FIRM_FACETS.funds, cards.funds),
});

/** The records of a list that words find, the closest first. Most of what they find are offers, which are not read. */
export function hitsOfKind(kind: FirmKind, text: TextIndex, q: string): StoredText[] {
  const wanted = HIT_KINDS.indexOf(HIT_KIND[kind]);
  return text
    .search(q)
    .documents.filter((document) => text.kinds[document] === wanted)
    .map(text.record);
}

/** A page of a list of firms or funds; `hits` are its records that the words find, the closest first, undefined without words. */
export function searchFirms<K extends FirmKind>(
  kind: K,
  table: TableOf<FacetNameOf[K], CardOf[K]>,
  { q, filters, sort, ...wanted }: FirmSearch<K>,
  hits: readonly StoredText[] | undefined,
): FirmAnswer<K> {
  const used = sortInUse({ q, sort }, FIRM_LISTS[kind].ownSort);
  const found = hits && rowsOfHits(table, hits);
  const inOrder = orderedRows(table, used, found);
  const { rows, ...counted } = countFacets(table, filters, inOrder, wanted);
  const { data, ...page } = pageAt(rows, wanted);
  const isHit = found && ((row: number) => found.has(row));
  return {
    data: data.map((row) => table.cards[row] as CardOf[K]),
    ...page,
    sort: used,
    ...counted,
    ...(rows.length === 0 && { near_misses: nearMisses(table, filters, table.cards.keys(), isHit) }),
  };
}

function orderedRows<K extends FirmKind>(
  table: TableOf<FacetNameOf[K], CardOf[K]>,
  sort: FirmSort | 'relevance',
  found: Set<number> | undefined,
): Iterable<number> {
  if (sort === 'relevance') return found ?? [];
  const rows = sortedRows(table, sort, firmOrder(sort));
  return found ? rows.filter((row) => found.has(row)) : rows;
}

function rowsOfHits<K extends FirmKind>(
  { cards }: TableOf<FacetNameOf[K], CardOf[K]>,
  hits: readonly StoredText[],
): Set<number> {
  const rowOf = new Map(cards.map(({ id }, row) => [id, row]));
  const rows = hits.map(({ id }) => rowOf.get(id ?? ''));
  return new Set(rows.filter((row) => row !== undefined));
}
