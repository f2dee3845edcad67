import type { Offer } from '@tussock/core/offer/offer';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { describe, expect, it } from 'vitest';
import { offerData } from './structured-data';

const offer = {
  id: '1',
  slug: 'kauri-street',
  name: 'Kauri Street',
  tagline: null,
  status: 'Open',
  is_active: true,
  asset_class: null,
  provider: null,
  minimum_investment: 50_000,
  investment_currency: 'NZD',
  target_return_max: 9,
  closes_on: null,
} as Offer;

describe('an offer for search engines', () => {
  it('states the minimum as the lowest price, and no target as a rate', () => {
    const data = offerData(offer, DEFAULT_SETTINGS);
    expect(data).toMatchObject({
      '@type': 'FinancialProduct',
      url: `${DEFAULT_SETTINGS.address}/offers/kauri-street`,
      offers: {
        availability: 'https://schema.org/InStock',
        priceSpecification: { minPrice: 50_000, priceCurrency: 'NZD' },
      },
    });
    expect(JSON.stringify(data)).not.toMatch(/rate|return|9/i);
  });

  it('states the price in the currency of the offer', () => {
    const { offers } = offerData({ ...offer, investment_currency: 'AUD' }, DEFAULT_SETTINGS);
    expect(offers).toMatchObject({ priceCurrency: 'AUD', priceSpecification: { priceCurrency: 'AUD' } });
  });

  it('states fees and term where everyone may read them', () => {
    const known = { ...offer, term_months: 36, management_fee: 1.5, exit_fee: 0, is_exclusive: false };
    const data = offerData(known as Offer, DEFAULT_SETTINGS);
    expect(data.feesAndCommissionsSpecification).toBe('Management fee: 1.5%. Exit fee: None.');
    expect(data.offers).toMatchObject({
      eligibleDuration: { '@type': 'QuantitativeValue', value: 36, unitCode: 'MON' },
    });
    const unlocked = offerData({ ...known, is_exclusive: true } as Offer, DEFAULT_SETTINGS);
    expect(JSON.stringify(unlocked)).not.toContain('1.5');
  });

  it.each([
    ['was read from words, such as the upper end of “3 to 5 years”', { derived: ['term_months'] }],
    ['is the shortest time in an open-ended offer', { is_open_ended: true }],
  ])('states no term that %s', (_, change) => {
    const data = offerData({ ...offer, term_months: 60, ...change }, DEFAULT_SETTINGS);
    expect(data.offers).not.toHaveProperty('eligibleDuration');
  });

  it('is to be had while its status takes money, whatever the settings call that', () => {
    const of = (status: string, more: Partial<Offer> = {}) =>
      offerData(
        { ...offer, status, ...more },
        { ...DEFAULT_SETTINGS, open_statuses: ['Open', 'Closing soon'] },
      );
    for (const status of ['Open', 'Closing soon', 'closing soon'])
      expect(of(status).offers).toHaveProperty('availability', 'https://schema.org/InStock');
    for (const data of [of('Fully subscribed'), of('Closed')])
      expect(data.offers).toHaveProperty('availability', 'https://schema.org/SoldOut');
    for (const data of [of('Withdrawn'), of('failed'), of('Open', { is_active: false })])
      expect(data.offers).toHaveProperty('availability', 'https://schema.org/Discontinued');
    expect(of('Coming soon').offers).not.toHaveProperty('availability');
  });

  it('states no price where none is known, and none to be had where it is over', () => {
    const data = offerData({ ...offer, minimum_investment: 0, status: 'Closed' }, DEFAULT_SETTINGS);
    expect(data.offers).not.toHaveProperty('priceSpecification');
    expect(data.offers).toHaveProperty('availability', 'https://schema.org/SoldOut');
  });
});
