import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters, anyRows, matchesFilters } from '../offer/cards.fixture';
import { facetTable, tableFor } from '../offer/facet-counts';
import { FACETS, type Filters } from '../offer/facets';
import type { CatalogueOffer } from '../offer/offer';
import { fromText } from './facet';
import { tableOf } from './facet-table';
import { type NearMiss, nearMisses } from './near-misses';

/** Words that find every second row. */
const isEven = (row: number) => row % 2 === 0;

function found(cards: readonly CatalogueOffer[], filters: Filters, isHit = (_row: number) => true) {
  return cards.filter((card, row) => isHit(row) && matchesFilters(card, filters)).length;
}

const missesOf = (cards: readonly CatalogueOffer[], filters: Filters, isHit?: (row: number) => boolean) =>
  nearMisses(tableFor(facetTable(cards), filters), filters, cards.keys(), isHit);

type Name = keyof typeof FACETS;
const after = (filters: Filters, miss: NearMiss<Name>): Filters => ({ ...filters, ...miss.filters });

describe('near misses', () => {
  it('each finds as many as it says', () => {
    let seen = 0;
    fc.assert(
      fc.property(anyRows, anyFilters, fc.constantFrom(undefined, isEven), (cards, filters, isHit) => {
        fc.pre(found(cards, filters, isHit) === 0);
        for (const miss of missesOf(cards, filters, isHit)) {
          seen += 1;
          const words = miss.without_words ? undefined : isHit;
          expect(miss.total).toBe(found(cards, after(filters, miss), words));
          expect(miss.total).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
    expect(seen).toBeGreaterThan(100);
  });

  it('takes away no more than it must: nothing is found with any part of what it takes away', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, (cards, filters) => {
        fc.pre(found(cards, filters) === 0);
        for (const { filters: changed } of missesOf(cards, filters)) {
          const taken = (Object.keys(changed) as Name[]).filter((name) => changed[name]?.length === 0);
          for (const kept of taken) {
            const { [kept]: _, ...part } = changed;
            expect(found(cards, { ...filters, ...part })).toBe(0);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('come with the smallest change first, of equals with what finds the most, and are eight of three changes at most', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, (cards, filters) => {
        fc.pre(found(cards, filters) === 0);
        const misses = missesOf(cards, filters);
        expect(misses.length).toBeLessThanOrEqual(8);
        const taken = misses
          .filter(({ filters: changed }) => Object.values(changed).every((values) => values.length === 0))
          .map(({ filters: changed, total }) => [Object.keys(changed).length, total] as const);
        expect(taken).toEqual(taken.toSorted(([a, more], [b, less]) => a - b || less - more));
        for (const [size] of taken) expect(size).toBeLessThanOrEqual(3);
      }),
      { numRuns: 300 },
    );
  });

  it('take three filters away together, and not four', () => {
    const facet = <Name extends string>(name: Name) => fromText(name, name, () => 'x', []);
    const table = tableOf({ a: facet('a'), b: facet('b'), c: facet('c'), d: facet('d') }, [{}]);
    const of = (...names: ('a' | 'b' | 'c' | 'd')[]) => {
      const filters = Object.fromEntries(names.map((name) => [name, ['y']]));
      return nearMisses(table, filters, [0]).map(({ filters: changed }) => Object.keys(changed));
    };
    expect(of('a', 'b', 'c')).toEqual([['a', 'b', 'c']]);
    expect(of('a', 'b', 'c', 'd')).toEqual([]);
  });

  it('names every single filter that alone is in the way', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, (cards, filters) => {
        fc.pre(found(cards, filters) === 0);
        const alone = (Object.keys(filters) as Name[]).filter(
          (name) => found(cards, { ...filters, [name]: [] }) > 0,
        );
        const single = missesOf(cards, filters).filter(
          ({ filters: changed }) =>
            Object.values(changed).flat().length === 0 && Object.keys(changed).length === 1,
        );
        expect(single.flatMap(({ filters: changed }) => Object.keys(changed)).sort()).toEqual(alone.sort());
      }),
      { numRuns: 300 },
    );
  });

  it('offers the nearest band that has something, keeping the others', () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...(FACETS.min_investment.steps ?? [])), (cards, band) => {
        const filters: Filters = { min_investment: [band] };
        fc.pre(found(cards, filters) === 0);
        const bands = FACETS.min_investment.steps ?? [];
        const holds = (value: string) => found(cards, { min_investment: [value] }) > 0;
        const above = bands.slice(bands.indexOf(band) + 1).find(holds);
        const below = bands.slice(0, bands.indexOf(band)).reverse().find(holds);
        const offered = missesOf(cards, filters).flatMap(
          ({ filters: { min_investment = [] } }) => min_investment,
        );
        expect(offered.filter((value) => value !== band).sort()).toEqual(
          [above, below].filter((value) => value !== undefined).sort(),
        );
      }),
    );
  });
});
