import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from './apportion';
import { offersOfClass } from './class-list';
import { PORTFOLIO_MODELS } from './models';
import {
  PORTFOLIO_LIMITS,
  type PortfolioState,
  portfolioToParams,
  readPortfolioLink,
  startOf,
} from './portfolio-params';
import { isWeights } from './rebalance';

const TODAY = '2026-11-20';
const link = (text: string) => readPortfolioLink(new URLSearchParams(text), TODAY);
const read = (text: string) => link(text).state;
const whole = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const hundredths = ({ min, max }: { min: number; max: number }) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((each) => each / 100);
const state: fc.Arbitrary<PortfolioState> = fc.record({
  model: fc.constantFrom(...PORTFOLIO_MODELS),
  weights: fc.array(fc.nat(100), { minLength: 9, maxLength: 9 }).map((shares) => apportion(1_000, shares)),
  amount: whole(PORTFOLIO_LIMITS.amount),
  years: whole(PORTFOLIO_LIMITS.years),
  fee: hundredths(PORTFOLIO_LIMITS.fee),
  inflation: hundredths(PORTFOLIO_LIMITS.inflation),
  seed: whole(PORTFOLIO_LIMITS.seed),
});

describe('portfolio in the address', () => {
  it('is empty at the start', () => {
    expect(portfolioToParams(startOf('balanced', TODAY), TODAY).toString()).toBe('');
    expect(portfolioToParams(startOf('growth', TODAY), TODAY).toString()).toBe('model=growth');
    expect(read('')).toEqual(startOf('balanced', TODAY));
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(state, (each) => {
        const { state, unused } = link(portfolioToParams(each, TODAY).toString());
        expect(state).toEqual(each);
        expect(unused).toEqual([]);
      }),
    );
  });

  it('reads amounts as a form without scripts sends them', () => {
    expect(read('amount=2%2C500%2C000').amount).toBe(2_500_000);
    expect(read('amount=$500+000').amount).toBe(500_000);
    expect(read('amount=1.2m').amount).toBe(1_200_000);
    expect(read('fee=0.75+%25').fee).toBe(0.75);
  });

  it.each([
    'weights=500-500',
    'weights=1000-0-0-0-0-0-0-0-1',
    'weights=-1000',
    'weights=1e3-0-0-0-0-0-0-0-0',
    'amount=abc',
    'amount=999',
    'amount=1000.5',
    'years=0',
    'years=41',
    'fee=-1',
    'fee=1.234',
    'fee=0,5',
    'inflation=1,5',
    'inflation=$2',
    'seed=4294967296',
    'model=__proto__',
    'amount=Infinity',
  ])('%s is not used, and the link says so', (text) => {
    const { state, used, unused } = link(text);
    expect(state).toEqual(startOf('balanced', TODAY));
    expect(used).toEqual([]);
    expect(unused).toHaveLength(1);
    expect(unused[0]?.given).toBe(new URLSearchParams(text).values().next().value);
  });

  it('keeps what is right beside what is wrong', () => {
    const { state, used, unused } = link('amount=250000&years=junk&weights=nonsense');
    expect(state).toEqual({ ...startOf('balanced', TODAY), amount: 250_000 });
    expect(used).toEqual(['Amount: $250,000']);
    expect(unused).toEqual([
      {
        label: 'Weights',
        given: 'nonsense',
        wanted: 'nine weights that sum to 100%',
        instead: 'the weights of the model',
      },
      { label: 'Years', given: 'junk', wanted: 'a whole number from 1 to 40', instead: '10 years' },
    ]);
  });

  it('survives any address', () => {
    const name = fc.constantFrom('model', 'weights', 'amount', 'years', 'fee', 'inflation', 'seed');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        const result = readPortfolioLink(new URLSearchParams(pairs), TODAY).state;
        expect(isWeights(result.weights, 9)).toBe(true);
        for (const [key, { min, max }] of Object.entries(PORTFOLIO_LIMITS)) {
          const value = result[key as keyof typeof PORTFOLIO_LIMITS];
          expect(value >= min && value <= max).toBe(true);
        }
      }),
    );
  });
});

describe('offersOfClass', () => {
  it('is a plain list of the class with its sort stated', () => {
    expect(offersOfClass('forestry')).toEqual({
      query: { q: '', filters: { asset_class: ['forestry'] }, sort: 'newest', page: 1, layout: 'cards' },
      sort_label: 'Newest first',
    });
  });
});
