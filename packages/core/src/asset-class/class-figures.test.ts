import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCard, anyRows } from '../offer/cards.fixture';
import type { OfferCard } from '../offer/offer';
import { classFigures, classFiguresCounter } from './class-figures';

const [any] = fc.sample(anyCard, 1) as [OfferCard];
const asset_class = { id: 'f', slug: 'forestry', name: 'Forestry' };
const card = (stated: Partial<OfferCard>): OfferCard => ({
  ...any,
  asset_class,
  status: 'Open',
  investment_currency: 'NZD',
  target_return_type: 'p.a.',
  returns_stated: null,
  defaulted: [],
  minimum_investment: null,
  target_return_min: null,
  target_return_max: null,
  ...stated,
});

function figuresByClass(cards: readonly OfferCard[]) {
  const counter = classFiguresCounter();
  counter.add(cards);
  return counter.figures();
}

describe('figures of an asset class', () => {
  it('are ranges over open offers, each kind of figure for itself', () => {
    const [figures] = figuresByClass([
      card({ minimum_investment: 50_000, target_return_min: 6, target_return_max: 8 }),
      card({ minimum_investment: 250_000, target_return_max: 9 }),
      card({
        minimum_investment: 1_000,
        investment_currency: 'USD',
        target_return_max: 20,
        target_return_type: 'IRR',
      }),
      card({ minimum_investment: 0 }),
      card({ minimum_investment: 5, target_return_max: 40, status: 'Closed' }),
    ]);
    expect(figures).toEqual({
      asset_class,
      offers: 5,
      open_offers: 4,
      minimums: [
        { currency: 'NZD', lowest: 50_000, highest: 250_000, offers: 2 },
        { currency: 'USD', lowest: 1_000, highest: 1_000, offers: 1 },
      ],
      targets: [
        { return_type: 'p.a.', lowest: 6, highest: 9, offers: 2 },
        { return_type: 'IRR, in USD', lowest: 20, highest: 20, offers: 1 },
      ],
    });
  });

  it('keep targets in another currency apart from those in NZD', () => {
    const usd = { investment_currency: 'USD', target_return_max: 12, returns_stated: 'net' as const };
    const [figures] = figuresByClass([
      card(usd),
      card({ ...usd, investment_currency: 'NZD', target_return_max: 8 }),
    ]);
    expect(figures?.targets).toEqual([
      { return_type: 'p.a., after fees', lowest: 8, highest: 8, offers: 1 },
      { return_type: 'p.a., after fees, in USD', lowest: 12, highest: 12, offers: 1 },
    ]);
  });

  it('keep targets before fees apart from those after', () => {
    const targets = (stated: Partial<OfferCard>[]) => figuresByClass(stated.map(card))[0]?.targets;
    expect(
      targets([
        { target_return_max: 12, returns_stated: 'gross' },
        { target_return_max: 8, returns_stated: 'net' },
        { target_return_max: 9, returns_stated: 'net' },
      ]),
    ).toEqual([
      { return_type: 'p.a., after fees', lowest: 8, highest: 9, offers: 2 },
      { return_type: 'p.a., before fees', lowest: 12, highest: 12, offers: 1 },
    ]);
  });

  it('have one range for one kind, however its provider words it', () => {
    const targets = (stated: Partial<OfferCard>[]) => figuresByClass(stated.map(card))[0]?.targets;
    expect(
      targets([
        { target_return_max: 8, returns_stated: 'net' },
        { target_return_max: 14, target_return_type: 'p.a. net', returns_stated: 'net' },
        { target_return_max: 7, target_return_type: 'net p.a.' },
        { target_return_max: 20, target_return_type: 'Net IRR' },
        { target_return_max: 12, target_return_type: 'p.a. gross' },
        { target_return_max: 10, target_return_type: 'p.a. net of fees and tax' },
      ]),
    ).toEqual([
      { return_type: 'p.a., after fees', lowest: 7, highest: 14, offers: 3 },
      { return_type: 'IRR, after fees', lowest: 20, highest: 20, offers: 1 },
      { return_type: 'p.a. net of fees and tax', lowest: 10, highest: 10, offers: 1 },
      { return_type: 'p.a., before fees', lowest: 12, highest: 12, offers: 1 },
    ]);
  });

  it('are the same in whatever parts the offers come', () => {
    fc.assert(
      fc.property(anyRows, fc.nat(25), (cards, at) => {
        const inParts = classFiguresCounter();
        for (const part of [cards.slice(0, at), cards.slice(at)]) inParts.add(part);
        expect(inParts.figures()).toEqual(figuresByClass(cards));
      }),
    );
  });

  it('mix no currencies: those of each currency alone are those of all', () => {
    const ranges = (cards: readonly OfferCard[]) =>
      figuresByClass(cards).flatMap(({ asset_class: { id }, minimums, targets }) =>
        [...minimums, ...targets].map((range) => JSON.stringify([id, range])),
      );
    fc.assert(
      fc.property(anyRows, (cards) => {
        const each = [...new Set(cards.map(({ investment_currency }) => investment_currency))].flatMap(
          (own) => ranges(cards.filter(({ investment_currency }) => investment_currency === own)),
        );
        expect(each.sort()).toEqual(ranges(cards).sort());
      }),
    );
  });

  it('count every offer of a class once and keep the shape', () => {
    fc.assert(
      fc.property(anyRows, (cards) => {
        const figures = figuresByClass(cards);
        const counted = figures.reduce((sum, { offers }) => sum + offers, 0);
        expect(counted).toBe(cards.filter((each) => each.asset_class).length);
        for (const each of figures) expect(classFigures().parse(each)).toEqual(each);
      }),
    );
  });
});
