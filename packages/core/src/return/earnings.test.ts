import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earningsOf } from './earnings';
import type { EarningsOffer } from './earnings-offer';

const OFFER: EarningsOffer = {
  target_return_type: 'p.a.',
  defaulted: [],
  security_type: 'equity',
  distribution: 'quarterly',
  tax_structure: 'company',
  investment_currency: 'NZD',
  asset_class: null,
};
const of = (change: Partial<EarningsOffer>) => earningsOf({ ...OFFER, ...change });
const inClass = (slug: string) => ({ asset_class: { id: slug, slug, name: slug } });

describe('what an offer earns', () => {
  it.each<[string, Partial<EarningsOffer>, number, string]>([
    ['a loan', { security_type: 'debt' }, 100, 'A loan earns interest'],
    ['a loan with an IRR', { security_type: 'debt', target_return_type: 'IRR' }, 100, 'as it builds up'],
    ['a coupon', { target_return_type: 'coupon' }, 100, 'A loan earns interest'],
    ['a lending fund', { ...inClass('private-credit'), security_type: 'units' }, 100, 'A lending fund'],
    ['a cash yield', { target_return_type: 'cash yield' }, 100, 'A cash yield is paid out'],
    ['an IRR', { target_return_type: 'IRR' }, 0, 'not a yearly income'],
    ['a net IRR with distributions', { target_return_type: 'net IRR' }, 0, 'not a yearly income'],
    ['growth alone', { distribution: 'none' }, 0, 'no yearly distributions'],
    ['what is paid at maturity', { distribution: 'at-maturity' }, 0, 'no yearly distributions'],
    ['distributions', {}, 100, 'does not state how much of the return is growth'],
    ['distributions not stated', { distribution: null }, 100, 'does not state its distributions'],
  ])('%s', (_, change, income_share, words) => {
    const earnings = of(change);
    expect(earnings.income_share).toBe(income_share);
    expect(earnings.reason).toContain(words);
    if (income_share === 0) expect(earnings.reason).toContain('growth is not taxed by default');
  });

  it('reads shares in another currency as a foreign investment fund, but not what a fund holds or lends', () => {
    const aud = { investment_currency: 'AUD' };
    expect(of(aud).growth_tax).toBe('fdr');
    expect(of(aud).not_modelled).toContain('foreign-shares-exempt');
    expect(of(aud).reason).toContain('This offer is in AUD.');
    expect(of({ ...aud, tax_structure: 'other', security_type: null }).growth_tax).toBe('fdr');
    for (const tax_structure of ['pie', 'limited-partnership', 'flow-through'] as const) {
      const fund = of({ ...aud, tax_structure });
      expect(fund.growth_tax).toBe('none');
      expect(fund.not_modelled).toContain('foreign-shares');
    }
    expect(of({ ...aud, security_type: 'debt' }).growth_tax).toBe('none');
    expect(of({}).growth_tax).toBe('none');
  });

  it('names the rules that may apply and are not modelled', () => {
    const irr = { target_return_type: 'IRR' };
    expect(of({ ...irr, ...inClass('property') }).not_modelled).toContain('land');
    expect(of({ ...inClass('property'), security_type: 'debt' }).not_modelled).toEqual([]);
    const cashYield = { ...inClass('property'), target_return_type: 'cash yield' };
    expect(of(cashYield).not_modelled).toContain('land');
    expect(of({ ...cashYield, security_type: 'debt' }).not_modelled).toEqual([]);
    expect(of({ ...irr, ...inClass('multi-asset') }).not_modelled).toContain('foreign-shares');
    const trading = { ...inClass('absolute-return'), distribution: 'none' } as const;
    expect(of(trading).not_modelled).toContain('fund-gains');
    expect(of({ ...irr, tax_structure: 'limited-partnership' }).not_modelled).toContain('partnership-income');
    expect(of({}).not_modelled).toEqual(['imputation']);
    expect(of({ security_type: 'debt', distribution: 'at-maturity' }).not_modelled).toContain('cash-basis');
  });

  it.each([
    ['syndicated-mortgages', 'private-credit'],
    ['horticulture', 'agriculture'],
    ['hedge-funds', 'absolute-return'],
  ])('is in %s what it is in %s, of which the same facts are asked', (slug, relative) => {
    for (const target_return_type of ['p.a.', 'IRR', 'cash yield'])
      for (const distribution of ['quarterly', 'none'] as const) {
        const offer = { target_return_type, distribution, security_type: 'units' } as const;
        expect(of({ ...offer, ...inClass(slug) })).toEqual(of({ ...offer, ...inClass(relative) }));
      }
  });

  it('names a rule where it may apply, and nowhere else', () => {
    const any: fc.Arbitrary<EarningsOffer> = fc.record({
      target_return_type: fc.constantFrom('p.a.', 'IRR', 'net IRR', 'cash yield', 'coupon'),
      defaulted: fc.constant([]),
      security_type: fc.constantFrom(null, 'equity', 'debt', 'units'),
      distribution: fc.constantFrom(null, 'quarterly', 'at-maturity', 'none'),
      tax_structure: fc.constantFrom('company', 'pie', 'limited-partnership', 'flow-through', 'other', null),
      investment_currency: fc.constantFrom('NZD', 'AUD'),
      asset_class: fc
        .constantFrom('property', 'forestry', 'private-credit', 'multi-asset', 'absolute-return')
        .map((slug) => ({ id: slug, slug, name: slug })),
    });
    fc.assert(
      fc.property(any, (offer) => {
        const { income, income_share, growth_tax, not_modelled } = earningsOf(offer);
        const { security_type, tax_structure, target_return_type: words } = offer;
        const slug = offer.asset_class?.slug;
        const mayGrow = income_share < 100 || (words === 'cash yield' && security_type !== 'debt');
        // A coupon, or a yearly rate of a loan, is interest whatever the currency.
        const isLent = security_type === 'debt' || words === 'coupon';
        const isForeign = offer.investment_currency !== 'NZD' && !isLent;
        const isPartner = tax_structure === 'limited-partnership' || tax_structure === 'flow-through';
        const isFund = isPartner || tax_structure === 'pie';
        expect(growth_tax).toBe(isForeign && !isFund ? 'fdr' : 'none');
        const isOwnFif = growth_tax === 'fdr';
        const mayHoldForeign = slug === 'multi-asset' || slug === 'absolute-return';
        const isLate =
          /IRR/.test(words) || offer.distribution === 'at-maturity' || offer.distribution === 'none';
        expect(not_modelled).toEqual(
          Object.entries({
            land: mayGrow && (slug === 'property' || slug === 'forestry'),
            'foreign-shares-exempt': isOwnFif,
            'foreign-shares': isForeign ? isFund : mayGrow && mayHoldForeign,
            'fund-gains': slug === 'absolute-return' && income_share < 100 && !isOwnFif,
            'partnership-income': isPartner && income_share === 0,
            imputation:
              tax_structure === 'company' && !isOwnFif && income === 'distributions' && income_share > 0,
            'cash-basis': isLent && isLate,
          }).flatMap(([rule, applies]) => (applies ? [rule] : [])),
        );
      }),
      { numRuns: 1_000 },
    );
  });
});
