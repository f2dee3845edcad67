import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFFER_COLUMNS } from '../offer/columns';
import { returnAfterEverything } from './after-everything';
import { inputOfOffer, type OfferReturn, whyNotComputed } from './offer-return';
import { RETURN_KINDS, returnKindOf } from './return-kind';

const WORDS = ['p.a.', 'p.a. net', 'IRR', 'net IRR', 'cash yield p.a.', 'interest p.a.', 'p.a. gross'];
const oneOf = <T extends object>({ values }: { values: T }) =>
  fc.option(fc.constantFrom(...(Object.keys(values) as (keyof T)[])));

const anyOffer: fc.Arbitrary<OfferReturn> = fc.record({
  status: fc.constantFrom('Open', 'Coming soon', 'Fully subscribed'),
  target_return_min: fc.double({ min: -20, max: 40, noNaN: true }),
  target_return_max: fc.double({ min: -20, max: 40, noNaN: true }),
  target_return_type: fc.constantFrom(...WORDS),
  defaulted: fc.constantFrom([], ['target_return_type']),
  security_type: oneOf(OFFER_COLUMNS.security_type),
  distribution: oneOf(OFFER_COLUMNS.distribution),
  tax_structure: oneOf(OFFER_COLUMNS.tax_structure),
  asset_class: fc.option(
    fc
      .constantFrom('private-credit', 'property', 'absolute-return', 'venture-capital')
      .map((slug) => ({ id: slug, slug, name: slug })),
  ),
  term_months: fc.option(fc.integer({ min: 6, max: 240 })),
  minimum_investment: fc.option(fc.integer({ min: 1_000, max: 5_000_000 })),
  investment_currency: fc.constantFrom('NZD', 'USD'),
  is_exclusive: fc.boolean(),
  management_fee: fc.constantFrom(0, null),
  performance_fee: fc.constantFrom(0, null),
  entry_fee: fc.constantFrom(0, null),
  exit_fee: fc.constantFrom(0, null),
  performance_hurdle: fc.option(fc.integer({ min: 0, max: 12 }), { nil: null }),
});

describe('the calculation as an offer states it', () => {
  it('leaves the target where nothing is charged or taxed, for every kind of return', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyOffer, (offer) => {
        seen.add(returnKindOf(offer).kind);
        expect(whyNotComputed(offer)).toBeNull();
        const result = returnAfterEverything(inputOfOffer(offer, '2026-11-20'));
        if (!result.computed) throw new Error(result.reason);
        expect(result.after_tax.low).toBeCloseTo(result.target.low, 9);
        expect(result.after_tax.high).toBeCloseTo(result.target.high, 9);
      }),
      { numRuns: 500 },
    );
    expect([...seen].sort()).toEqual(RETURN_KINDS.filter((kind) => kind !== 'other').sort());
  });

  it('uses no fee of an exclusive offer, whatever it is', () => {
    const fees = fc.record({
      management_fee: fc.integer({ min: 1, max: 9 }),
      performance_fee: fc.integer({ min: 1, max: 30 }),
      exit_fee: fc.integer({ min: 1, max: 9 }),
      fee_base: fc.constantFrom('Commitments', 'Gross assets'),
      performance_hurdle: fc.integer({ min: 1, max: 9 }),
      returns_stated: fc.constantFrom('net' as const, 'gross' as const),
    });
    fc.assert(
      fc.property(anyOffer, fees, (offer, locked) => {
        const exclusive = { ...offer, is_exclusive: true };
        expect(inputOfOffer({ ...exclusive, ...locked }, '2026-11-20')).toEqual(
          inputOfOffer(exclusive, '2026-11-20'),
        );
      }),
    );
  });
});

const PLAIN: OfferReturn = {
  status: 'Open',
  target_return_min: 8,
  target_return_max: 9,
  target_return_type: 'p.a.',
  defaulted: [],
  security_type: null,
  distribution: null,
  tax_structure: null,
  asset_class: null,
  term_months: 30,
  minimum_investment: 50_000,
  investment_currency: 'NZD',
  is_exclusive: false,
};
const inputOf = (change: Partial<OfferReturn>) => inputOfOffer({ ...PLAIN, ...change }, '2026-11-20');

describe('why nothing is computed for an offer', () => {
  it.each<[string, Partial<OfferReturn>, string | null]>([
    ['it has a target', {}, null],
    ['one end of its target is stated', { target_return_min: null }, null],
    ['the other end is', { target_return_max: null }, null],
    [
      'neither is stated',
      { target_return_min: null, target_return_max: null },
      'No target return is stated.',
    ],
    ['it has ended', { status: 'Closed' }, 'Nothing is computed for an offer that has ended.'],
    ['its outcome is stated', { outcome_return: 0 }, 'Nothing is computed for an offer that has ended.'],
  ])('%s', (_, change, why) => {
    expect(whyNotComputed({ ...PLAIN, ...change })).toBe(why);
  });
});

describe('what the calculation takes from an offer', () => {
  it.each<[string, Partial<OfferReturn>, number]>([
    ['its minimum', {}, 50_000],
    ['100,000 where its minimum is in another currency', { investment_currency: 'USD' }, 100_000],
    ['100,000 where it states none', { minimum_investment: null }, 100_000],
    [
      'the next whole dollar above a minimum with cents, which the field takes',
      { minimum_investment: 10_000.4 },
      10_001,
    ],
  ])('the amount is %s', (_, change, amount) => {
    expect(inputOf(change).amount).toBe(amount);
  });

  it.each<[string, Partial<OfferReturn>, number, string]>([
    ['no term', {}, 5, 'No term is stated'],
    ['an end in words', { term_description: 'Matures in 2029' }, 5, 'The term is not stated in years'],
    ['a short term by a tag', { terms: ['short-term'] }, 2, 'The term is not stated in years'],
    ['two tags', { terms: ['short-term', 'medium-term'] }, 5, 'The term is not stated in years'],
    ['a long term', { terms: ['long-term'] }, 5, 'The term is not stated in years'],
    ['no end', { is_open_ended: true, terms: ['short-term'] }, 5, 'The offer is open-ended'],
  ])('what is paid once is spread over the years that fit %s', (_, change, years, why) => {
    const result = returnAfterEverything(inputOf({ term_months: null, entry_fee: 2, ...change }));
    expect(result).toHaveProperty('term_years', years);
    expect(result).toHaveProperty('after_fees.low', expect.closeTo(108 * 0.98 ** (1 / years) - 100));
    expect(result).toHaveProperty(
      'assumptions',
      expect.arrayContaining([`${why}. What is paid once is spread over ${years} years.`]),
    );
  });

  it('the term is in years, and none where it states none', () => {
    expect(inputOf({}).term_years).toBe(2.5);
    expect(inputOf({ term_months: null }).term_years).toBeNull();
  });

  it('it has no end where it says so, and not where nothing is stated', () => {
    const ends = [true, false, null].map((is_open_ended) => inputOf({ is_open_ended }).open_ended);
    expect(ends).toEqual([true, false, false]);
  });

  it('the tax, the growth and the inflation are the visitor’s to add', () => {
    expect(inputOf({})).toMatchObject({ tax: { route: 'none' }, growth: 0, inflation: 0, on: '2026-11-20' });
  });

  it('every term of its fees is what it states, and null where it states none', () => {
    const stated = {
      management_fee: 1,
      performance_fee: 20,
      entry_fee: 2,
      exit_fee: 3,
      performance_hurdle: 8,
      performance_catch_up: 50,
      high_water_mark: false,
      fee_base: 'Commitments',
      called_share: 40,
      gearing: 30,
    };
    expect(inputOf(stated).fees).toEqual(stated);
    const none = Object.fromEntries(Object.keys(stated).map((name) => [name, null]));
    expect(inputOf({}).fees).toEqual(none);
    const fees = ['management_fee', 'performance_fee', 'entry_fee', 'exit_fee'];
    const terms = ['performance_hurdle', 'performance_catch_up'];
    const free = Object.fromEntries([...fees, ...terms].map((name) => [name, 0]));
    expect(inputOf({ not_applicable: [...fees, ...terms] }).fees).toEqual({ ...none, ...free });
  });
});
