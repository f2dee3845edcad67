import { expect, it } from 'vitest';
import { addressOfEntries } from '../source/followed-mark';
import { type FigureOffer, offerFigure } from './offer-figure';

const confirmed = { state: 'confirmed', confirmed_on: '2026-06-03' } as const;
const provider = {
  id: 'a-provider',
  slug: 'awhina',
  name: 'Awhina',
  aum: 1_000_000,
  checks: { aum: { state: 'differs', checked_on: '2026-06-04' } as const },
};
const offer: FigureOffer = {
  id: 'an-offer',
  slug: 'kauri',
  name: 'Kauri',
  minimum_investment: 50_000,
  provider,
  checks: { minimum_investment: confirmed },
};

it('a figure is that of the record that states it, and so are its mark and its entries', () => {
  const [own, linked] = [offerFigure(offer, 'minimum_investment'), offerFigure(offer, 'provider_aum')];
  expect([own.record.kind, own.record.id, own.check]).toEqual(['offer', 'an-offer', confirmed]);
  expect(addressOfEntries(own)).toMatch(/^\/offers\/kauri#.*minimum_investment$/);
  expect([linked.record.kind, linked.record.id, linked.check?.state]).toEqual([
    ...['provider', 'a-provider', 'differs'],
  ]);
  expect(addressOfEntries(linked)).toMatch(/^\/providers\/awhina#.*aum$/);
});

it('the entries of an offer are those of its own figures, and of none of the firm behind it', () => {
  const whole: FigureOffer = { ...offer, sources: [] };
  expect(offerFigure(whole, 'minimum_investment').entries).toBe(whole.sources);
  expect(offerFigure(whole, 'provider_aum')).not.toHaveProperty('entries');
  expect(offerFigure(offer, 'minimum_investment')).not.toHaveProperty('entries');
});

it('a figure that is not stated has the fields in which it would be', () => {
  expect(offerFigure(offer, 'management_fee').fields).toEqual(['management_fee']);
});
