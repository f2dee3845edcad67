import type { CountsOf, FacetCount, FacetsOfAnswer } from '../answers/facets';
import { optionsIn } from './column-options';
import { type AskedFor, asDeclared, type FacetOption, type FacetsOf, type FiltersOf, namedBy } from './facet';

export interface Column<Name extends string> {
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

/** The part of a table that filters are counted over: the cards themselves may be elsewhere. */
export interface CountedTable<Name extends string, Card>
  extends Pick<TableOf<Name, Card>, 'facets' | 'columns'> {
  cards: { keys(): Iterable<number> };
}

/** Lays cards out for counting; rows are numbered in the order of the cards. */
export function tableOf<Name extends string, Card>(
  facets: FacetsOf<Name, Card>,
  cards: readonly Card[],
): TableOf<Name, Card> {
  const names = Object.keys(facets) as Name[];
  return { facets, cards, columns: names.map((name) => columnOf(facets, name, cards)), orders: new Map() };
}

/** The table with the options that filters ask for where any value can be; `rowsHolding` has the rows of each. */
export function withAsked<Name extends string, Card>(
  table: CountedTable<Name, Card>,
  filters: FiltersOf<Name>,
  size: number,
  rowsHolding: (asked: AskedFor<Card>, value: string) => Iterable<number>,
): CountedTable<Name, Card> {
  const columns = table.columns.map((column) => {
    const { asked } = table.facets[column.name];
    const values = filters[column.name] ?? [];
    if (!asked || values.length === 0) return column;
    const options = values.flatMap((value) => asked.optionOf(value) ?? []);
    const slots = options.map(({ value }, code) => {
      const slot = new Int32Array(size).fill(-1);
      for (const row of rowsHolding(asked, value)) slot[row] = code;
      return slot;
    });
    return { ...column, options, slots };
  });
  return { ...table, columns };
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

/** Which options of the facets an answer lists. */
export interface OptionsListed {
  /** Also those that no row has under the filters, with count 0. */
  empty_options?: boolean | undefined;
  /** Of each facet this many, those with the highest counts, and the chosen ones; all without it. */
  most_options?: number | undefined;
}

/**
 * The rows that pass all filters, in the order given, and per facet the counts under the OTHER facets' filters. Options
 * without a card under the filters are left out, unless they are chosen or `empty_options` asks for all that the rows have. Of a facet
 * that lists only what is chosen, any other option is left out.
 */
export function countFacets<Name extends string, Card>(
  table: CountedTable<Name, Card>,
  filters: FiltersOf<Name>,
  rows: Iterable<number> = table.cards.keys(),
  { empty_options = false, most_options = Number.POSITIVE_INFINITY }: OptionsListed = {},
): { rows: number[] } & FacetsOfAnswer<Name> {
  const { columns } = table;
  const { chosen, active } = choiceIn(columns, filters);
  const present = empty_options ? columns.map((column) => new Uint8Array(column.options.length)) : undefined;
  const counts = columns.map((column) => new Int32Array(column.options.length));
  const matched: number[] = [];

  const given = present ? [...rows] : rows;
  if (present) markPresent(columns, present, given);
  for (const row of given) {
    const missed = missedFacet(columns, chosen, active, row);
    if (missed === SEVERAL) continue;
    if (missed === NONE) {
      matched.push(row);
      for (let index = 0; index < columns.length; index++) add(columns[index], counts[index], row);
    } else add(columns[missed], counts[missed], row);
  }
  const totals: FacetsOfAnswer<Name>['option_totals'] = {};
  const facets = columns.map((column, index) => {
    const isNamed = namedBy(filters[column.name] ?? [], column.options);
    const { listsChosenOnly } = table.facets[column.name];
    const options = column.options.flatMap((option, code) => {
      const count = counts[index]?.[code] ?? 0;
      const isFound = !listsChosenOnly && (count > 0 || present?.[index]?.[code]);
      return isFound || isNamed(option.value) ? [{ ...option, count }] : [];
    });
    const all = [...options, ...unknownOptions(table, column, filters)];
    if (all.length <= most_options) return [column.name, all] as const;
    totals[column.name] = all.length;
    return [column.name, mostUsed(all, most_options, isNamed)] as const;
  });
  return {
    rows: matched,
    facets: Object.fromEntries(facets) as CountsOf<Name>,
    ...(Object.keys(totals).length > 0 && { option_totals: totals }),
  };
}

/** The options with the highest counts, of equals the first, and the chosen ones: all in the order that they have. */
function mostUsed(options: FacetCount[], most: number, isNamed: (value: string) => boolean): FacetCount[] {
  const used = new Set([...options].sort((a, b) => b.count - a.count).slice(0, most));
  return options.filter((option) => used.has(option) || isNamed(option.value));
}

function markPresent(columns: Column<string>[], present: Uint8Array[], rows: Iterable<number>): void {
  for (const row of rows) {
    for (const [index, { slots }] of columns.entries()) {
      for (const slot of slots) {
        const code = slot[row] ?? -1;
        if (code >= 0) (present[index] as Uint8Array)[code] = 1;
      }
    }
  }
}

/** The options that are chosen in each column, null where none is, and the columns that have a choice. */
export function choiceIn<Name extends string>(
  columns: readonly Column<Name>[],
  filters: FiltersOf<Name>,
): { chosen: (Uint8Array | null)[]; active: number[] } {
  const chosen = columns.map((column) => chosenIn(column, filters));
  return { chosen, active: [...columns.keys()].filter((index) => chosen[index] !== null) };
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

export function isChosen(
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
  const isNamed = namedBy(values, column.options);
  return Uint8Array.from(column.options, ({ value }) => (isNamed(value) ? 1 : 0));
}

/** Chosen values that no card has. */
function unknownOptions<Name extends string, Card>(
  { facets }: CountedTable<Name, Card>,
  { name, options }: Column<Name>,
  filters: FiltersOf<Name>,
): FacetCount[] {
  return (filters[name] ?? [])
    .filter((chosen) => {
      const isNamed = namedBy([chosen]);
      return !options.some(({ value }) => isNamed(value));
    })
    .map((value) => ({ ...asDeclared(facets[name], { value, label: value }), count: 0 }));
}

function columnOf<Name extends string, Card>(
  facets: FacetsOf<Name, Card>,
  name: Name,
  cards: readonly Card[],
): Column<Name> {
  const rows = cards.map(facets[name].optionsOf);
  const { options, codes } = optionsIn(rows.flat(), facets[name].compare);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const slots = Array.from({ length: width }, (_, slot) =>
    Int32Array.from(rows, (row) => codes.get(row[slot]?.value ?? '') ?? -1),
  );
  return { name, options, slots };
}
