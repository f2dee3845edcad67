import type { CountsOf, FacetCount } from '../answers/facets';
import type { FacetOption, FacetsOf, FiltersOf } from './facet';

interface Column<Name extends string> {
  name: Name;
  /** In the order in which they are shown. */
  options: FacetOption[];
  /** Per row the index of its option, -1 for none; further slots for cards that have several. */
  slots: Int32Array[];
}

/** A release's cards laid out for counting; made once per release, since a search walks all of it. */
export interface TableOf<Name extends string, Card> {
  facets: FacetsOf<Name, Card>;
  cards: readonly Card[];
  columns: Column<Name>[];
  /** Row numbers by order, made when an order is first needed. */
  orders: Map<string, Uint32Array>;
}

export function tableOf<Name extends string, Card>(
  facets: FacetsOf<Name, Card>,
  cards: readonly Card[],
): TableOf<Name, Card> {
  const names = Object.keys(facets) as Name[];
  return { facets, cards, columns: names.map((name) => columnOf(facets, name, cards)), orders: new Map() };
}

/** All row numbers in an order; the table caches them under the key. */
export function sortedRows<Name extends string, Card>(
  table: TableOf<Name, Card>,
  key: string,
  order: (a: Card, b: Card) => number,
): Uint32Array {
  const known = table.orders.get(key);
  if (known) return known;
  const card = (row: number) => table.cards[row] as Card;
  const rows = Uint32Array.from(table.cards.keys()).sort((a, b) => order(card(a), card(b)));
  table.orders.set(key, rows);
  return rows;
}

/**
 * The rows that pass all filters, in the order given, and per facet the counts under the OTHER facets' filters. Options
 * without a card are left out unless they are chosen.
 */
export function countFacets<Name extends string, Card>(
  table: TableOf<Name, Card>,
  filters: FiltersOf<Name>,
  rows: Iterable<number> = table.cards.keys(),
): { rows: number[]; facets: CountsOf<Name> } {
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
  const facets = columns.map((column, index) => {
    const options = listed(column, counts[index], filters[column.name] ?? []);
    return [column.name, [...options, ...unknownOptions(table, column, filters)]] as const;
  });
  return { rows: matched, facets: Object.fromEntries(facets) as CountsOf<Name> };
}

const NONE = -1;
const SEVERAL = -2;

/** The only facet whose filter the row fails. The row still counts there: a facet's counts ignore its own choice. */
function missedFacet(
  columns: Column<string>[],
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

function isChosen(
  column: Column<string> | undefined,
  chosen: Uint8Array | null | undefined,
  row: number,
): boolean {
  for (const slot of column?.slots ?? []) {
    const code = slot[row] ?? -1;
    if (code >= 0 && chosen?.[code] === 1) return true;
  }
  return false;
}

function add(column: Column<string> | undefined, counts: Int32Array | undefined, row: number): void {
  if (!column || !counts) return;
  for (const slot of column.slots) {
    const code = slot[row] ?? -1;
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  }
}

function chosenIn<Name extends string>(column: Column<Name>, filters: FiltersOf<Name>): Uint8Array | null {
  const values = filters[column.name];
  if (!values || values.length === 0) return null;
  return Uint8Array.from(column.options, (option) => (values.includes(option.value) ? 1 : 0));
}

function listed(
  { options }: Column<string>,
  counts: Int32Array | undefined,
  chosen: readonly string[],
): FacetCount[] {
  return options
    .map((option, code) => ({ ...option, count: counts?.[code] ?? 0 }))
    .filter((option) => option.count > 0 || chosen.includes(option.value));
}

/** Chosen values that no card has. */
function unknownOptions<Name extends string, Card>(
  { facets }: TableOf<Name, Card>,
  { name, options }: Column<Name>,
  filters: FiltersOf<Name>,
): FacetCount[] {
  const labelOf = (value: string) =>
    facets[name].declared?.find((option) => option.value === value)?.label ?? value;
  return (filters[name] ?? [])
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: labelOf(value), count: 0 }));
}

function columnOf<Name extends string, Card>(
  facets: FacetsOf<Name, Card>,
  name: Name,
  cards: readonly Card[],
): Column<Name> {
  const rows = cards.map(facets[name].optionsOf);
  const byValue = new Map<string, FacetOption>();
  for (const option of rows.flat()) if (!byValue.has(option.value)) byValue.set(option.value, option);
  const options = [...byValue.values()].sort(facets[name].compare);
  const codes = new Map(options.map((option, code) => [option.value, code]));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const slots = Array.from({ length: width }, (_, slot) =>
    Int32Array.from(rows, (row) => codes.get(row[slot]?.value ?? '') ?? -1),
  );
  return { name, options, slots };
}
