import { describe, expect, it } from 'vitest';
import { MONTH_NAMES } from '../calendar/month-names';
import type { Known } from './composed-facts';
import { DISCLOSURE_GROUPS } from './disclosure';
import { comparedFacts, disclosureCount, disclosureOf, factText, hasLine, LOCKED_TEXT } from './facts';

const inClass = (slug: string, more: Known = {}): Known => ({
  asset_class: { id: slug, slug, name: slug },
  fund_id: null,
  not_applicable: [],
  ...more,
});
const groups = (offer: Known) => disclosureOf(offer).map(({ group }) => group.name);
const FUND = 'a fund';

describe('what is asked of an offer', () => {
  it.each([
    ['private-credit', null, ['credit']],
    ['private-credit', FUND, ['credit', 'fund', 'exit']],
    ['property', null, ['property']],
    ['property', FUND, ['property', 'fund', 'exit']],
    ['venture-capital', null, ['company']],
    ['venture-capital', FUND, ['fund', 'exit']],
    ['absolute-return', FUND, ['fund', 'exit']],
    ['forestry', null, []],
    ['a-class-of-its-own', FUND, []],
  ])('follows from its class: %s, of %s', (slug, fund_id, expected) => {
    expect(groups(inClass(slug, { fund_id }))).toEqual(expected);
  });

  it('is asked of units as of a fund, and of nothing without a class', () => {
    expect(groups(inClass('property', { security_type: 'units' }))).toContain('fund');
    expect(groups({})).toEqual([]);
  });

  it('is joined by what an offer of another class states, and by nothing else of it', () => {
    const offer = inClass('forestry', { gearing: 30, not_applicable: ['valuer'] });
    expect(disclosureOf(offer).map(({ group, facts }) => [group.name, facts])).toEqual([
      ['property', ['gearing', 'valuer']],
    ]);
    expect(groups(inClass('forestry', { not_applicable: ['gearing'] }))).toEqual([]);
  });

  it('tells a value, what is not stated and what does not apply', () => {
    const offer = inClass('property', { occupancy: 97.5, not_applicable: ['gearing', 'interest_cover'] });
    const lines = disclosureOf(offer).flatMap(({ facts }) => facts.map((name) => factText(offer, name)));
    expect(lines).toEqual([
      'Does not apply',
      'Does not apply',
      '97.5%',
      'Not stated',
      'Not stated',
      'Not stated',
    ]);
    expect(disclosureCount(offer)).toEqual({ asked: 6, stated: 1, not_applicable: 2 });
  });

  it('includes what a fee is charged on and over, wherever it is charged', () => {
    for (const [fee, name] of [
      ['management_fee', 'fee_base'],
      ['performance_fee', 'performance_hurdle'],
    ] as const) {
      expect(hasLine(inClass('forestry', { [fee]: 1 }), name)).toBe(true);
      for (const none of [0, null]) expect(hasLine(inClass('forestry', { [fee]: none }), name)).toBe(false);
    }
  });

  it('is neither shown nor counted where it is locked, whatever is behind the lock', () => {
    const offer = inClass('absolute-return', { fund_id: FUND, is_exclusive: true });
    expect(groups(offer)).toEqual(['fund']);
    const ofFund = DISCLOSURE_GROUPS.find(({ name }) => name === 'fund')?.facts;
    expect(disclosureCount(offer).asked).toBe(ofFund?.length);
    expect(factText(offer, 'exit_gate')).toBe(LOCKED_TEXT);
    expect(factText({ ...offer, is_exclusive: false }, 'exit_gate')).toBe('Not stated');
  });
});

describe('a comparison', () => {
  const property = inClass('property');
  const credit = inClass('private-credit', { loan_to_value: 62 });
  const facts = ['loan_to_value', 'gearing'] as const;

  it('has what all are asked for and what one of them states', () => {
    expect(comparedFacts(facts, [property, property])).toEqual(['gearing']);
    expect(comparedFacts(facts, [property, credit])).toEqual(['loan_to_value']);
  });

  it('says of an offer of another class that it was not asked', () => {
    expect(factText(property, 'loan_to_value')).toBe('Not asked of this kind of offer');
    expect(factText(inClass('property', { not_applicable: ['loan_to_value'] }), 'loan_to_value')).toBe(
      'Does not apply',
    );
  });

  it('does not say of a company that funds of its class are not asked either', () => {
    const fund = inClass('venture-capital', { security_type: 'units' });
    const company = inClass('venture-capital');
    expect(factText(fund, 'valuation_policy')).toBe('Not stated');
    expect(factText(company, 'valuation_policy')).not.toMatch(/class/);
  });
});

it('words windows in all twelve months as every month', () => {
  const windows = (exit_windows: string[]) => factText({ exit_windows }, 'exit_windows');
  expect(windows([...MONTH_NAMES])).toBe('Every month');
  expect(windows(MONTH_NAMES.slice(0, 11))).toMatch(/^January, .*November$/);
  expect(windows([...MONTH_NAMES.slice(0, 11), '2027-12-15'])).toMatch(/15 December 2027$/);
});

it('words values as people write them', () => {
  const offer: Known = {
    exit_windows: ['March', '2027-09-30'],
    exit_notice_days: 1,
    exit_gate: 10,
    interest_cover: 2.4,
    arrears_share: 0,
    security_rank: 'first',
    high_water_mark: false,
    pre_money: 8_000_000,
    investment_currency: 'NZD',
  };
  expect(
    (
      [
        'exit_windows',
        'exit_notice_days',
        'exit_gate',
        'interest_cover',
        'arrears_share',
        'security_rank',
        'high_water_mark',
        'pre_money',
      ] as const
    ).map((name) => factText(offer, name)),
  ).toEqual([
    'March, 30 September 2027',
    '1 day',
    '10% of the fund',
    '2.4 times',
    'None',
    'First-ranking',
    'No',
    '$8,000,000 NZD',
  ]);
});
