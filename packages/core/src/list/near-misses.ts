import { compareText } from '../text/fold';
import type { FiltersOf } from './facet';
import { type Column, type CountedTable, choiceIn, isChosen } from './facet-table';

type Changed<Name extends string> = Partial<Record<Name, string[]>>;

/** A change of a query that finds nothing, and how many cards it would find then. */
export interface NearMiss<Name extends string> {
  total: number;
  /** The filters that change, each with all its values afterwards; none is without the filter. */
  filters: Changed<Name>;
  /** Whether the words are left out too. */
  without_words: boolean;
}

/** More filters than this taken away together are no longer the same question. */
const MOST_TAKEN_AWAY = 3;
const MOST_MISSES = 8;

/**
 * What a query without a result would find after the smallest changes: without a filter or the words, with as many of them
 * as it takes, or with the next band of a filter. `isHit` tells which rows the words find; absent without words.
 */
export function nearMisses<Name extends string, Card>(
  table: CountedTable<Name, Card>,
  filters: FiltersOf<Name>,
  rows: Iterable<number>,
  isHit?: (row: number) => boolean,
): NearMiss<Name>[] {
  const { columns } = table;
  const { chosen, active } = choiceIn(columns, filters);
  const wordsBit = 1 << active.length;
  const totals = new Map<number, number>();
  const missedOne = active.map((): number[] => []);
  for (const row of rows) {
    let missed = isHit && !isHit(row) ? wordsBit : 0;
    for (const [bit, index] of active.entries())
      if (!isChosen(columns[index], chosen[index], row)) missed |= 1 << bit;
    if (sizeOf(missed) > MOST_TAKEN_AWAY) continue;
    totals.set(missed, (totals.get(missed) ?? 0) + 1);
    const only = sizeOf(missed) === 1 ? Math.log2(missed) : -1;
    missedOne[only]?.push(row);
  }
  const chosenColumns = active.map((index) => columns[index] as Column<Name>);
  const without = smallestSets(totals).map(([missed, total]) => ({
    total,
    filters: changed(
      chosenColumns.filter((_, bit) => missed & (1 << bit)).map(({ name }) => [name, []] as const),
    ),
    without_words: (missed & wordsBit) !== 0,
  }));
  const widened = chosenColumns.flatMap((column, bit) =>
    nextSteps(table, column, filters[column.name] ?? [], missedOne[bit] ?? []),
  );
  return [...widened, ...without].slice(0, MOST_MISSES);
}

/** The sets that contain no other, the smallest first. No row passes a part of such a set, so its total is its own. */
function smallestSets(totals: ReadonlyMap<number, number>): [missed: number, total: number][] {
  const smallest: [number, number][] = [];
  const bySize = [...totals].sort(([a, more], [b, less]) => sizeOf(a) - sizeOf(b) || less - more || a - b);
  for (const [missed, total] of bySize)
    if (!smallest.some(([known]) => (missed & known) === known)) smallest.push([missed, total]);
  return smallest;
}

/** With the nearest step that finds something, beyond either end of those chosen. */
function nextSteps<Name extends string, Card>(
  { facets }: CountedTable<Name, Card>,
  column: Column<Name>,
  values: readonly string[],
  rows: readonly number[],
): NearMiss<Name>[] {
  const { steps = [] } = facets[column.name];
  const places = steps.flatMap((step, place) => (values.includes(step) ? [place] : []));
  if (places.length === 0) return [];
  const totalOf = (step: string) => {
    const code = column.options.findIndex(({ value }) => value === step);
    return rows.filter((row) => column.slots.some((slot) => code >= 0 && slot[row] === code)).length;
  };
  const nearest = (candidates: readonly string[]) =>
    candidates.map((step) => ({ step, total: totalOf(step) })).find(({ total }) => total > 0);
  const found = [
    nearest(steps.slice(Math.max(...places) + 1)),
    nearest(steps.slice(0, Math.min(...places)).reverse()),
  ];
  return found.flatMap((next) => {
    if (!next) return [];
    const filters = changed([[column.name, [...values, next.step].sort(compareText)]]);
    return [{ total: next.total, filters, without_words: false }];
  });
}

const changed = <Name extends string>(filters: readonly (readonly [Name, string[]])[]) =>
  Object.fromEntries(filters) as Changed<Name>;

function sizeOf(set: number): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size += 1;
  return size;
}
