import type { CountsOf } from '@tussock/core/answers/facets';
import type { FacetName } from '@tussock/core/offer/facets';
import { expect, it } from 'vitest';
import type { OfferScope } from '../../../lib/queries/offer-list-params';
import { savedName } from './saved-name';
import { ALL_OFFERS, SEARCHED_OFFERS } from './scopes';

const FACETS = {
  distribution: [{ value: 'monthly', label: 'Monthly', count: 1 }],
} as unknown as CountsOf<FacetName>;
const nameOf = (title: string, scope: OfferScope, q = '', filters = {}) =>
  savedName(title, scope, { q, filters }, FACETS);

it('is what the visitor chose, in words', () => {
  expect(nameOf('Wholesale investment offers', ALL_OFFERS)).toBe('All offers');
  expect(nameOf('Search', SEARCHED_OFFERS, 'kauri', { distribution: ['monthly'] })).toBe('“kauri”, Monthly');
});

it('tells apart the lists of all pages that narrow them, whatever is chosen there', () => {
  const pages: [string, OfferScope][] = [
    ['Offers with a minimum under $50K', { opportunity: 'under-50k' }],
    ['Property', { fixed: { asset_class: ['property'] } }],
    ['Offers tagged “Dairy”', { tag: 'dairy' }],
    ['Paddock & Peer', { platform: 'paddock-and-peer' }],
    ['Wholesale investment offers', ALL_OFFERS],
  ];
  for (const filters of [{}, { distribution: ['monthly'] }])
    expect(new Set(pages.map(([title, scope]) => nameOf(title, scope, '', filters))).size).toBe(pages.length);
  expect(
    nameOf('Property', { fixed: { asset_class: ['property'] } }, '', { distribution: ['monthly'] }),
  ).toBe('Property: Monthly');
});
