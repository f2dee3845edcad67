import type { FoundOffer } from '@tussock/core/answers/search';
import { expect, test } from 'vitest';
import { paths } from '../address/paths';
import { type ListedOffer, listedOffers } from './listed-offer';

const firm = { id: '20000000-0000-4000-8000-000000000000', name: 'Kauri Capital' };
const card = (slug: string | null) =>
  ({
    id: '10000000-0000-4000-8000-000000000000',
    slug: 'kauri',
    name: 'Kauri',
    tagline: 'Not in a list',
    status: 'Open',
    closed_on: null,
    not_applicable: ['closes_on', 'fee_base'],
    provider: { ...firm, slug, logo_url: null },
    asset_class: { id: '50000000-0000-4000-8000-000000000000', slug: 'forestry', name: 'Forestry' },
  }) as unknown as FoundOffer;

test.each(['kauri-capital', null])(
  'a card in a list links as the card does, a provider at %s too',
  (slug) => {
    const whole = card(slug);
    const [listed] = listedOffers([whole]) as [ListedOffer];
    expect(paths.provider(listed.provider as never)).toBe(paths.provider(whole.provider as never));
    expect(paths.offer(listed)).toBe(paths.offer(whole));
    expect(listed.asset_class).toMatchObject({ slug: 'forestry', name: 'Forestry' });
    expect(listed.not_applicable).toEqual(['closes_on']);
    // What no list shows, and ids that no link has, would only make the page larger.
    expect(JSON.stringify(listed)).not.toMatch(/Not in a list|logo_url|50000000|fee_base/);
    expect(JSON.stringify(listed).includes(firm.id)).toBe(slug === null);
  },
);

test('a page of offers that run has no field for what they reached, and one with an offer that ended has it in each', () => {
  const cards = (...ended: Partial<FoundOffer>[]) =>
    ended.map((more) => ({ ...card('kauri'), outcome_return: null, ...more }));
  const reached = (...ended: Partial<FoundOffer>[]) =>
    listedOffers(cards(...ended)).map((offer) =>
      'outcome_return' in offer ? offer.outcome_return : 'no field',
    );
  expect(reached({}, {})).toEqual(['no field', 'no field']);
  expect(reached({}, { status: 'Closed' })).toEqual([null, null]);
  expect(reached({ outcome_return: 4 }, {})).toEqual([4, null]);
  expect(reached({ closed_on: '2026-01-01' }, {})).toEqual([null, null]);
});

test('a page has the terms that tags tell where an offer states no other, and no such field elsewhere', () => {
  const unstated: Partial<FoundOffer> = { term_description: null, term_months: null, is_open_ended: null };
  const terms = (...more: Partial<FoundOffer>[]) =>
    listedOffers(
      more.map((fields) => ({ ...card('kauri'), ...unstated, terms: ['short-term'], ...fields })),
    ).map((offer) => offer.terms);
  expect(terms({}, { term_months: 12 })).toEqual([['short-term'], ['short-term']]);
  for (const stated of [
    { term_description: 'A year' },
    { term_months: 12 },
    { is_open_ended: true },
    { terms: [] },
  ])
    expect(terms(stated)).toEqual([undefined]);
});
