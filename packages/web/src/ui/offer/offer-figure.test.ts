import { expect, it } from 'vitest';
import { addressOfEntries } from '../source/followed-mark';
import { type FigureOffer, offerFigure } from './offer-figure';

const confirmed = { state: 'confirmed', confirmed_on: '2026-06-03' } as const;
const provider = {
  ...{ id: 'a-provider', slug: 'awhina', name: 'Awhina', aum: 1_000_000 },
  checks: { aum: { state: 'differs', checked_on: '2026-06-04' } as const },
};
const offer: FigureOffer = {
  ...{ id: 'an-offer', slug: 'kauri', name: 'Kauri', minimum_investment: 50_000, provider },
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
