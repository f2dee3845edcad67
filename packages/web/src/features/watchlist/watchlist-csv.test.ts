import type { Offer } from '@tussock/core/offer/offer';
import { seenOf } from '@tussock/core/watchlist/seen';
import { describe, expect, it } from 'vitest';
import type { ReadOffers } from '../../lib/queries/use-offers';
import { watchedOffers } from './watched-offers';
import { watchlistCsv } from './watchlist-csv';

const offer = (id: string, minimum_investment: number) =>
  ({
    id,
    slug: id,
    name: id.toUpperCase(),
    status: 'Open',
    minimum_investment,
    investment_currency: 'NZD',
    target_return_min: 8,
    target_return_max: 9,
    target_return_type: 'p.a.',
    tagline: null,
    term_description: '5 years',
    distribution: 'monthly',
    risk_rating: 'Medium',
    tags: [],
    defaulted: [],
    derived: [],
    terms: [],
    platform: null,
    fund: null,
    asset_class: null,
    provider: { id: 'p', slug: 'awhina', name: 'Āwhina' },
    sources: [
      { field: 'minimum_investment', title: 'Memorandum', state: 'confirmed', confirmed_on: '2026-06-03' },
    ],
  }) as unknown as Offer;
const watch = (id: string, seen: object = {}) => ({
  id,
  slug: id,
  name: `${id} then`,
  watched_on: '2026-10-01',
  seen,
  seen_in: 1,
});

const read: ReadOffers = {
  identifiers: ['same', 'fee', 'dearer', 'gone'],
  offers: [offer('same', 50_000), offer('fee', 50_000), offer('dearer', 100_000)],
  gone: [
    {
      identifier: 'gone',
      name: null,
      page: null,
      isKnown: false,
      removal: { reason: 'The provider sold the land.', removed_on: '2026-11-27' },
    },
  ],
  loading: false,
  failed: false,
  error: null,
  retry: () => {},
};
const list = [
  watch('same', seenOf(offer('same', 50_000))),
  watch('fee', seenOf(offer('fee', 50_000))),
  watch('unread'),
  watch('dearer', seenOf(offer('dearer', 50_000))),
  watch('gone'),
];
const watched = watchedOffers(list, read, new Map([['fee', ['Management fee: 1.1%, now 1.2%']]]));

describe('the watchlist', () => {
  it('begins with offers that changed or left, then has the others in their order', () => {
    expect(
      watched.map((entry) => [
        entry.watched.id,
        entry.offer?.id,
        entry.gone?.identifier,
        entry.changes.length,
        entry.further.length,
      ]),
    ).toEqual([
      ['fee', 'fee', undefined, 0, 1],
      ['dearer', 'dearer', undefined, 1, 0],
      ['gone', undefined, 'gone', 0, 0],
      ['same', 'same', undefined, 0, 0],
      ['unread', undefined, undefined, 0, 0],
    ]);
  });

  it('is a spreadsheet with what is stated, what was checked and what changed', () => {
    const [head, ...rows] = watchlistCsv(watched, 'https://tussock.example', []);
    expect(head).toEqual([
      ...['Offer', 'Provider', 'Status', 'Minimum investment', 'Target return', 'Return reached'],
      ...['Term', 'Distributions', 'Risk rating', 'Minimum investment, checked', 'Target return, checked'],
      ...['Return reached, checked', 'Term, checked'],
      ...['Distributions, checked', 'Risk rating, checked', 'Saved on', 'Changed since last look', 'Address'],
    ]);
    expect(rows.map(({ length }) => length)).toEqual([18, 18, 18, 18, 18]);
    const [fee, dearer, gone, same, unread] = rows;
    expect(fee?.[16]).toBe('Management fee: 1.1%, now 1.2%');
    expect(dearer).toEqual([
      ...['DEARER', 'Āwhina', 'Open', '$100,000 NZD', '8–9% p.a.', '', '5 years', 'Monthly', 'Medium'],
      ...[
        'Confirmed 2026-06-03',
        'Not checked',
        '',
        'Not checked',
        'Not checked',
        'Not checked',
        '2026-10-01',
      ],
      'Minimum investment: $50K NZD → $100K NZD',
      'https://tussock.example/offers/dearer',
    ]);
    expect(same?.slice(-2)).toEqual(['', 'https://tussock.example/offers/same']);
    const empty = Array(12).fill('');
    expect(gone).toEqual([
      ...['gone then', '', 'No longer listed', ...empty, '2026-10-01'],
      'Removed on 27 November 2026. Reason: The provider sold the land.',
      'https://tussock.example/offers/gone',
    ]);
    expect(unread?.[2]).toBe('Could not be read');
    const [undated] = watchedOffers([{ ...watch('same'), watched_on: null }], read, new Map());
    expect(undated && watchlistCsv([undated], '', [])[1]?.[15]).toBe('');
  });

  it('says in the spreadsheet where a value comes from that the provider does not state', () => {
    const tags = [{ id: 't', slug: 'monthly-income', name: 'Monthly income' }];
    const derived = { ...offer('same', 50_000), tags, derived: ['distribution'] };
    const [, row] = watchlistCsv(
      watchedOffers([watch('same')], { ...read, offers: [derived] }, new Map()),
      '',
      [],
    );
    expect(row?.[7]).toBe('Monthly, derived from the tag “Monthly income”');
  });

  it('has beside the target of an offer that ended what investors received', () => {
    const ended = {
      ...offer('same', 50_000),
      status: 'Closed',
      outcome_return: -6.6,
      closed_on: '2026-06-12',
    };
    const [head, row] = watchlistCsv(
      watchedOffers([watch('same')], { ...read, offers: [ended] }, new Map()),
      '',
      [],
    );
    const at = (label: string) => row?.[head?.indexOf(label) ?? -1];
    expect([at('Target return'), at('Return reached'), at('Return reached, checked')]).toEqual([
      '8–9% p.a.',
      '−6.6% p.a.',
      'Not checked',
    ]);
  });

  it('has a foreign minimum in NZD beside it', () => {
    const foreign = { ...offer('same', 50_000), investment_currency: 'USD' };
    const rate = { currency: 'USD', nzd_per_unit: 1.7, on: '2026-11-20', source_address: null };
    const listed = watchedOffers([watch('same')], { ...read, offers: [foreign] }, new Map());
    const [, row] = watchlistCsv(listed, '', [{ ...rate, source: 'Reserve Bank of New Zealand' }]);
    const about = 'about NZ$85,000, at 1.70 on 20 November 2026, Reserve Bank of New Zealand';
    expect(row?.[3]).toBe(`$50,000 USD (${about})`);
    expect(watchlistCsv(listed, '', [])[1]?.[3]).toMatch(/USD \(compared as if it were NZD because/);
  });
});
