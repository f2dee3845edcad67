import { FACET_NAMES, FACETS, type FacetName, type FacetOption, type Filters } from './facets';
import type { OfferCard } from './offer';
import { type OfferSort, offerOrder } from './offer-sort';

export interface FacetCount extends FacetOption {
  count: number;
}
export type FacetCounts = Record<FacetName, FacetCount[]>;

interface Column {
  name: FacetName;
  /** In the order in which they are shown. */
  options: FacetOption[];
  /** Per row the index of its option, -1 for none; further slots for offers that have several. */
  slots: Int32Array[];
}

/** A release's cards laid out for counting; made once per release, since a search walks all of it. */
export interface FacetTable {
  cards: readonly OfferCard[];
  columns: Column[];
  orders: Map<string, Uint32Array>;
}

export function facetTable(cards: readonly OfferCard[]): FacetTable {
  return { cards, columns: FACET_NAMES.map((name) => columnOf(name, cards)), orders: new Map() };
}

/** All row numbers in the order of a sort; kept with the table. */
export function rowsInOrder(table: FacetTable, sort: OfferSort, today?: string): Uint32Array {
  const key = sort === 'closing_soonest' ? `${sort} ${today}` : sort;
  const known = table.orders.get(key);
  if (known) return known;
  const order = offerOrder(sort, today);
  const cards = table.cards as OfferCard[];
  const rows = Uint32Array.from(cards.keys()).sort((a, b) => order(card(cards, a), card(cards, b)));
  for (const old of table.orders.keys()) {
    if (sort === 'closing_soonest' && old.startsWith(sort)) table.orders.delete(old);
  }
  table.orders.set(key, rows);
  return rows;
}

/**
 * The rows that pass all filters, in the order given, and per facet the counts under the OTHER facets' filters. Options
 * without an offer are left out unless they are chosen.
 */
export function countFacets(
  table: FacetTable,
  filters: Filters,
  rows: Iterable<number> = table.cards.keys(),
): { rows: number[]; facets: FacetCounts } {
  const { columns } = table;
  const chosen = columns.map((column) => chosenIn(column, filters));
  const active = [...columns.keys()].filter((index) => chosen[index] !== null);
  const counts = columns.map((column) => new Int32Array(column.options.length));
  const matched: number[] = [];

  for (const row of rows) {
    const missed = missedFacet(columns, chosen, active, row);
    if (missed === SEVERAL) continue;
    if (missed === NONE) {
      matched.push(row);
      for (let index = 0; index < columns.length; index++) add(columns[index], counts[index], row);
    } else add(columns[missed], counts[missed], row);
  }
  const facets = columns.map(
    (column, index) => [column.name, listed(column, counts[index], filters)] as const,
  );
  return { rows: matched, facets: Object.fromEntries(facets) as FacetCounts };
}

const NONE = -1;
const SEVERAL = -2;

/** The one facet whose filter the row fails: an offer counts there, since a facet ignores its own choice. */
function missedFacet(
  columns: Column[],
  chosen: (Uint8Array | null)[],
  active: number[],
  row: number,
): number {
  let missed = NONE;
  for (const index of active) {
    if (isChosen(columns[index], chosen[index], row)) continue;
    if (missed !== NONE) return SEVERAL;
    missed = index;
  }
  return missed;
}

function isChosen(column: Column | undefined, chosen: Uint8Array | null | undefined, row: number): boolean {
  for (const slot of column?.slots ?? []) {
    const code = slot[row] ?? -1;
    if (code >= 0 && chosen?.[code] === 1) return true;
  }
  return false;
}

function add(column: Column | undefined, counts: Int32Array | undefined, row: number): void {
  if (!column || !counts) return;
  for (const slot of column.slots) {
    const code = slot[row] ?? -1;
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  }
}

function chosenIn(column: Column, filters: Filters): Uint8Array | null {
  const values = filters[column.name];
  if (!values || values.length === 0) return null;
  return Uint8Array.from(column.options, (option) => (values.includes(option.value) ? 1 : 0));
}

function listed({ name, options }: Column, counts: Int32Array | undefined, filters: Filters): FacetCount[] {
  const chosen = filters[name] ?? [];
  const present = options
    .map((option, code) => ({ ...option, count: counts?.[code] ?? 0 }))
    .filter((option) => option.count > 0 || chosen.includes(option.value));
  const unknown = chosen.filter((value) => !options.some((option) => option.value === value));
  return [...present, ...unknown.map((value) => ({ value, label: labelOf(name, value), count: 0 }))];
}

function labelOf(name: FacetName, value: string): string {
  return FACETS[name].declared?.find((option) => option.value === value)?.label ?? value;
}

function columnOf(name: FacetName, cards: readonly OfferCard[]): Column {
  const rows = cards.map(FACETS[name].optionsOf);
  const byValue = new Map<string, FacetOption>();
  for (const option of rows.flat()) if (!byValue.has(option.value)) byValue.set(option.value, option);
  const options = [...byValue.values()].sort(FACETS[name].compare);
  const codes = new Map(options.map((option, code) => [option.value, code]));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const slots = Array.from({ length: width }, (_, slot) =>
    Int32Array.from(rows, (row) => codes.get(row[slot]?.value ?? '') ?? -1),
  );
  return { name, options, slots };
}

function card(cards: readonly OfferCard[], row: number): OfferCard {
  return cards[row] as OfferCard;
}
