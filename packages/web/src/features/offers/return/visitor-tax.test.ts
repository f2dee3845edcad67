import {
  APPROVED_ISSUER_LEVY,
  NOTIFIED_FOREIGN_INVESTOR_RATES,
  NRWT_RATES,
} from '@tussock/core/pie/non-resident-rates';
import {
  COMPANY_RATE,
  FAIR_DIVIDEND_RATE,
  HIGHEST_PIR,
  LISTED_PIE_RATE,
  PERSONAL_RATES,
  PIR_TABLES,
  TRUSTEE_RATES,
} from '@tussock/core/pie/rates';
import { type EffectiveDated, requireInForce } from '@tussock/core/settings/effective-dated';
import { describe, expect, it } from 'vitest';
import type { HeldAs, InvestorKind, ReturnInputs } from './return-inputs';
import {
  HELD_AS_LABELS,
  INVESTOR_LABELS,
  isByBands,
  mayUseFdr,
  rateChoices,
  rateSources,
  taxOf,
  taxWords,
} from './visitor-tax';

const TODAY = '2026-11-20';
const ROUTES = Object.keys(HELD_AS_LABELS) as HeldAs[];
const KINDS = Object.keys(INVESTOR_LABELS) as InvestorKind[];
const RESIDENTS = KINDS.filter((kind) => kind !== 'non-resident');
const inputs = (route: HeldAs, kind: InvestorKind, more: Partial<ReturnInputs> = {}): ReturnInputs => ({
  route,
  kind,
  rate: 28,
  other_income: 60_000,
  amount: 100_000,
  term_years: 5,
  income_share: 100,
  growth: 0,
  growth_tax: 'none',
  inflation: 2,
  fees_in: 'gross',
  ...more,
});

describe('how a visitor is taxed', () => {
  it('is not at all where no tax is chosen, and in a PIE at the rate that is chosen, which is no final one of a company', () => {
    for (const kind of KINDS) {
      expect(taxOf(inputs('none', kind), TODAY)).toEqual({ route: 'none' });
      expect(taxOf(inputs('pie', kind, { rate: 17.5 }), TODAY)).toEqual({
        route: 'pie',
        rate: 17.5,
        is_company: kind === 'company',
      });
    }
  });

  it('is at the own rates on top of other income outside one, where a company has one rate', () => {
    for (const route of ['direct', 'limited-partnership'] as const)
      for (const kind of RESIDENTS)
        expect(taxOf(inputs(route, kind), TODAY)).toEqual({
          route,
          taxpayer: kind === 'company' ? { kind } : { kind, other_income: 60_000 },
        });
  });

  it('is what is withheld from a non-resident who holds directly, and not modelled for a partner', () => {
    expect(taxOf(inputs('direct', 'non-resident', { rate: 15 }), TODAY)).toEqual({
      route: 'withholding',
      rate: 15,
    });
    expect(taxOf(inputs('limited-partnership', 'non-resident'), TODAY)).toEqual({
      route: 'not-modelled',
      reason: expect.stringMatching(/^A partner who does not live in New Zealand .* That is not modelled\.$/),
    });
  });
});

describe('where the rates come from', () => {
  const entry = (entries: readonly EffectiveDated<unknown>[]) => requireInForce(entries, TODAY, 'rate');
  const sources = (of: ReturnInputs) => rateSources(of, TODAY);

  it.each<[HeldAs, InvestorKind, (readonly EffectiveDated<unknown>[])[]]>([
    ...KINDS.map((kind) => ['none', kind, []] as [HeldAs, InvestorKind, []]),
    ['listed-pie', 'individual', [LISTED_PIE_RATE]],
    ['pie', 'individual', [PIR_TABLES, HIGHEST_PIR]],
    ['pie', 'trust', [HIGHEST_PIR]],
    ['pie', 'company', [COMPANY_RATE]],
    ['pie', 'non-resident', [HIGHEST_PIR, NOTIFIED_FOREIGN_INVESTOR_RATES]],
    ['direct', 'individual', [PERSONAL_RATES]],
    ['direct', 'trust', [TRUSTEE_RATES]],
    ['direct', 'company', [COMPANY_RATE]],
    ['direct', 'non-resident', [NRWT_RATES, APPROVED_ISSUER_LEVY]],
    ['limited-partnership', 'individual', [PERSONAL_RATES]],
    ['limited-partnership', 'trust', [TRUSTEE_RATES]],
    ['limited-partnership', 'company', [COMPANY_RATE]],
    ['limited-partnership', 'non-resident', []],
  ])('of %s for %s', (route, kind, tables) => {
    expect(sources(inputs(route, kind))).toEqual(tables.map(entry));
  });

  it('has every rate that may be chosen', () => {
    for (const route of ROUTES)
      for (const kind of KINDS)
        for (const income of ['interest', 'distributions'] as const) {
          const cited = JSON.stringify(sources(inputs(route, kind)).map(({ value }) => value));
          const numbers = (cited.match(/\d+(\.\d+)?/g) ?? []).map(Number);
          for (const { rate } of rateChoices({ route, kind }, income, TODAY)) expect(numbers).toContain(rate);
        }
  });

  it('has the fair dividend rate before the own one, where that is used', () => {
    for (const kind of RESIDENTS) {
      const own = sources(inputs('direct', kind));
      expect(sources(inputs('direct', kind, { growth_tax: 'fdr' }))).toEqual([
        entry(FAIR_DIVIDEND_RATE),
        ...own,
      ]);
      expect(sources(inputs('direct', kind, { growth_tax: 'at-exit' }))).toEqual(own);
    }
  });

  it('is nowhere before a table begins', () => {
    expect(rateSources(inputs('direct', 'individual'), '2025-03-31')).toEqual([]);
    expect(rateSources(inputs('direct', 'individual'), '2025-04-01')).toHaveLength(1);
  });
});

describe('the words for the tax', () => {
  const words = (route: HeldAs, kind: InvestorKind, more: Partial<ReturnInputs> = {}) =>
    taxWords(inputs(route, kind, more), '$60,000');
  const WHO = {
    individual: 'for an individual',
    trust: 'for a trust',
    company: 'for a company',
    'non-resident': 'for a non-resident',
  };

  it('name a PIE whoever invests, with its rate where the investor chooses one', () => {
    for (const kind of KINDS) {
      expect(words('pie', kind, { rate: 10.5 })).toBe('in a PIE at 10.5%');
      expect(words('listed-pie', kind)).toBe('in a listed PIE');
    }
  });

  it('name outside one who is taxed, how, and the other income that counts', () => {
    for (const kind of RESIDENTS)
      for (const growth_tax of ['none', 'at-exit', 'fdr'] as const)
        for (const route of ['direct', 'limited-partnership'] as const) {
          if (growth_tax === 'fdr' && !mayUseFdr({ route, kind })) continue;
          const said = words(route, kind, { growth_tax });
          expect(said).toContain(WHO[kind]);
          expect(said.startsWith('under the fair dividend rate ')).toBe(growth_tax === 'fdr');
          expect(said.endsWith(' with $60,000 of other income')).toBe(
            isByBands({ route, kind }) && kind !== 'company',
          );
        }
    expect(words('direct', 'non-resident', { rate: 15 })).toBe('of 15% withheld for a non-resident');
  });
});
