import { describe, expect, it } from 'vitest';
import type { EnquiryOffer } from './enquiry-offer';
import { withProviderOf } from './recipients';

const LISTED = [
  { id: 'akeake', name: 'Akeake', count: 2 },
  { id: 'whau', name: 'Whau', count: 1 },
];
const offerOf = (provider: EnquiryOffer['provider']): EnquiryOffer => ({
  id: '1',
  slug: null,
  name: 'Notes',
  status: 'Open',
  is_active: true,
  asset_class: null,
  provider,
});

describe('withProviderOf', () => {
  it('adds the provider of an offer that is in none of the chosen classes, in its place by name', () => {
    const names = (own: EnquiryOffer['provider'], listed = LISTED) =>
      withProviderOf(offerOf(own), listed).map(({ name }) => name);
    expect(names({ id: 'matai', name: 'Mātai' })).toEqual(['Akeake', 'Mātai', 'Whau']);
    expect(names({ id: 'matai', name: 'Mātai' }, [])).toEqual(['Mātai']);
  });

  it('marks the provider of the offer where it is listed already', () => {
    const marked = (own: EnquiryOffer['provider']) =>
      withProviderOf(offerOf(own), LISTED).map(({ name, count, isAsked = false }) => [name, count, isAsked]);
    expect(marked({ id: 'whau', name: 'Whau' })).toEqual([
      ['Akeake', 2, false],
      ['Whau', 1, true],
    ]);
    expect(marked({ id: 'matai', name: 'Mātai' })[1]).toEqual(['Mātai', 0, true]);
  });

  it('adds none without an offer or a provider', () => {
    expect(withProviderOf(offerOf(null), LISTED)).toEqual(LISTED);
    expect(withProviderOf(null, LISTED)).toEqual(LISTED);
  });
});
