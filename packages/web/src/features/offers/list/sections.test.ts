import { anyRows, sortOffers } from '@tussock/core/offer/cards.fixture';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { partitioned } from '@tussock/core/offer/offer-sort';
import { takesMoneyIn } from '@tussock/core/offer/status';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListAnswer } from '../../../lib/queries/offer-list';
import { hasBothParts, sectionsOf } from './sections';

const STATUSES = ['Open', 'Closing soon'];
const takesMoney = takesMoneyIn(STATUSES);
const inOrder = (rows: readonly CatalogueOffer[], sort: 'newest' | 'return_by_kind') =>
  partitioned(sortOffers(rows, sort, { today: '2026-11-20' }), takesMoney);
const titles = (sections: ReturnType<typeof sectionsOf>) => sections.map(({ title }) => title);

describe('parts of a page of offers', () => {
  it('hold every offer once, in the order of the answer', () => {
    fc.assert(
      fc.property(
        anyRows,
        fc.constantFrom('newest', 'return_by_kind'),
        fc.constantFrom(true, undefined),
        (rows, sort, open) => {
          const data = inOrder(rows, sort);
          const sections = sectionsOf({ data, sort, ...(open && { open_first: open }) }, STATUSES);
          expect(sections.flatMap(({ offers }) => offers)).toEqual(data);
          expect(sections.every(({ offers }) => offers.length > 0)).toBe(true);
        },
      ),
    );
  });

  it('are each kind of return once, first of what takes money now, then of the rest', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const data = inOrder(rows, 'return_by_kind');
        const found = sectionsOf({ data, sort: 'return_by_kind', open_first: true }, STATUSES);
        expect(new Set(titles(found)).size).toBe(found.length);
        for (const { title, offers } of found)
          expect(
            offers.every((offer) => takesMoney(offer) !== title?.startsWith('Not taking money now: ')),
          ).toBe(true);
      }),
    );
  });

  it('have no heading where all take money now, and headings where some do not', () => {
    const [row] = fc.sample(anyRows, { numRuns: 20, seed: 2 }).flat() as [
      CatalogueOffer,
      ...CatalogueOffer[],
    ];
    const of = (...statuses: string[]) =>
      titles(
        sectionsOf(
          { data: statuses.map((status) => ({ ...row, status })), sort: 'newest', open_first: true },
          STATUSES,
        ),
      );
    expect(of('Open', 'Closing Soon')).toEqual([null]);
    expect(of('Open', 'Closed', 'Failed')).toEqual(['Taking money now', 'Not taking money now']);
    expect(of('Closed')).toEqual(['Not taking money now']);
    const mixed = { data: [row, { ...row, status: 'Closed' }], sort: 'newest' } as const;
    expect(titles(sectionsOf({ ...mixed, data: [...mixed.data] }, STATUSES))).toEqual([null]);
  });
});

describe('the parts of a list', () => {
  const has = (counts: Record<string, number>, ...chosen: string[]) => {
    const status = Object.entries(counts).map(([value, count]) => ({ value, label: value, count }));
    return hasBothParts({ facets: { status } as unknown as ListAnswer['facets'] }, chosen, STATUSES);
  };

  it('are both there where some offers take money now and others do not', () => {
    expect(has({ Open: 3, Closed: 2 })).toBe(true);
    expect(has({ Open: 3, 'Closing Soon': 1, Closed: 0 })).toBe(false);
    expect(has({ Open: 0, Closed: 2 })).toBe(false);
  });

  it('are those of the statuses that the visitor chose', () => {
    expect(has({ Open: 3, 'Closing soon': 1, Closed: 2 }, 'Open', 'Closing soon')).toBe(false);
    expect(has({ Open: 3, 'Closing soon': 1, Closed: 2 }, 'Open', 'Closed')).toBe(true);
  });
});
