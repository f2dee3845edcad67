import type { AskedFor } from '@tussock/core/list/facet';
import { withAsked } from '@tussock/core/list/facet-table';
import { dependsOnDay } from '@tussock/core/offer/facet-counts';
import { FACETS } from '@tussock/core/offer/facets';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { type DayOrdered, HIDEABLE_ORDERS, type OrderContext } from '@tussock/core/offer/offer-order';
import type { OfferSort } from '@tussock/core/offer/offer-sort';
import { takesMoneyIn } from '@tussock/core/offer/status';
import { whenUsed } from '@tussock/core/text/when-used';
import { LRUCache } from 'lru-cache';
import type { OfferRows, RowTest } from '../offer-rows';
import { inScope, type SearchScope } from '../scope';
import { type ChangedRows, changedColumns } from './changed-rows';
import type { SearchFile } from './search-file';

/** Orders by day and by tax position that are cached. */
const DAY_ORDERS_CACHED = 4;

/**
 * The offers of a release in its search file. `changed` has the rows that may not be shown as they are: what a row shows
 * instead, null for nothing.
 */
export function offersInFile(file: SearchFile, changed: ChangedRows): OfferRows {
  const { offers: size } = file.about;
  const isShown: RowTest = (row) => changed.get(row) !== null;
  const shownOf = (rows: Iterable<number>): Uint32Array =>
    changed.size === 0 ? Uint32Array.from(rows) : Uint32Array.from(rows).filter(isShown);
  const cardAt = (row: number) => changed.get(row) ?? file.card(row);

  const columns = changedColumns(file.columns(), changed);
  const allRows = shownOf(Uint32Array.from({ length: size }, (_, row) => row));
  const table = { facets: FACETS, columns, cards: { keys: () => allRows } };
  const statuses = columns.find(({ name }) => name === 'status');

  const dayFields = whenUsed(() => file.dayFields().map((fields, row) => changed.get(row) ?? fields));
  /** Whether a stored order of the whole release does not hold: it is of another day, or by what is hidden now. */
  const isMadeAnew = (sort: OfferSort): sort is keyof typeof HIDEABLE_ORDERS =>
    dependsOnDay(sort) || (changed.size > 0 && sort in HIDEABLE_ORDERS);
  function byFields(sort: keyof typeof HIDEABLE_ORDERS, context: OrderContext): Uint32Array {
    const fields = dayFields();
    const order = HIDEABLE_ORDERS[sort](context);
    // The newest come first already, and a sort leaves equals as they are.
    return staticOrder('newest').sort((a, b) => order(fields[a] as DayOrdered, fields[b] as DayOrdered));
  }
  const staticOrder = (sort: string): Uint32Array => shownOf(file.order(sort));
  const orders = new LRUCache<string, Uint32Array>({ max: 10 + DAY_ORDERS_CACHED });
  function inOrder(sort: OfferSort, context: OrderContext): Uint32Array {
    const { today, rate } = context;
    const key = dependsOnDay(sort) ? [sort, rate, today].join(' ') : sort;
    const rows = orders.get(key) ?? (isMadeAnew(sort) ? byFields(sort, context) : staticOrder(sort));
    orders.set(key, rows);
    return rows;
  }
  /** The rows at the beginning of an order, up to the first that does not hold: a few cards are read to find it. */
  function rowsHolding({ holds, firstIn }: AskedFor<CatalogueOffer>, value: string): Uint32Array {
    const rows = inOrder(firstIn as OfferSort, { today: '' });
    let [holding, rest] = [0, rows.length];
    while (holding < rest) {
      const middle = (holding + rest) >> 1;
      if (holds(cardAt(rows[middle] as number), value)) holding = middle + 1;
      else rest = middle;
    }
    return rows.subarray(0, holding);
  }

  function isInside(scope: SearchScope, kind: 'opportunity' | 'tag' | 'platform', name: string): RowTest {
    const stored = new Uint8Array(size);
    for (const row of file.scope(kind, name)) stored[row] = 1;
    const only = { thresholds: scope.thresholds, [kind]: scope[kind] } as SearchScope;
    const test = inScope(only) ?? (() => true);
    const isStored = kind !== 'opportunity' || isMadeWith(file, scope);
    return (row) => {
      const card = changed.get(row) ?? (isStored ? undefined : file.card(row));
      return card ? test(card) : stored[row] === 1;
    };
  }

  return {
    size,
    table,
    uncounted: file.uncounted,
    tableFor: (filters) => withAsked(table, filters, size, rowsHolding),
    inOrder,
    inScope(scope) {
      if (!scope) return null;
      const { opportunity, tag, platform } = scope;
      const tests = [
        opportunity && isInside(scope, 'opportunity', opportunity.slug),
        tag !== undefined && isInside(scope, 'tag', tag),
        platform !== undefined && isInside(scope, 'platform', platform),
      ].filter((test) => typeof test === 'function');
      return tests.length === 0 ? null : (row) => tests.every((test) => test(row));
    },
    takingMoney(open_statuses) {
      const takesMoney = takesMoneyIn(open_statuses);
      const taking = (statuses?.options ?? []).map(({ value }) => takesMoney({ status: value }));
      const codes = statuses?.slots[0];
      return (row) => taking[codes?.[row] ?? -1] ?? false;
    },
    cards: (rows) => rows.map(cardAt),
    fields(rows) {
      const fields = dayFields();
      return rows.map((row) => fields[row] as DayOrdered);
    },
    rowsOfText: whenUsed(() => file.rowsOfText().map((row) => (row >= 0 && isShown(row) ? row : -1))),
  };
}

const isMadeWith = ({ about }: SearchFile, { thresholds }: SearchScope) =>
  about.thresholds.high_return_from === thresholds.high_return_from &&
  about.thresholds.stable_income_below === thresholds.stable_income_below;
