import { describe, expect, it } from 'vitest';
import type { Check, Source } from '../source/source';
import { type Checkable, factCheck, figuresOfFact } from './fact-check';
import type { FactName } from './facts';

const yes: Check = { state: 'confirmed', confirmed_on: '2026-06-03' };
const no: Check = { state: 'differs', checked_on: '2026-06-03' };

describe('what the ledger knows of a fact', () => {
  const target: Checkable = { target_return_min: 8, target_return_max: 10 };

  it('of a target counts each end that is stated', () => {
    expect(factCheck({ ...target, checks: { target_return_max: yes } }, 'target_return')?.state).toBe(
      'not_confirmed',
    );
    const both = { target_return_max: yes, target_return_min: yes };
    expect(factCheck({ ...target, checks: both }, 'target_return')).toEqual(yes);
    const one = { target_return_min: null, target_return_max: 10, checks: { target_return_max: yes } };
    expect(factCheck(one, 'target_return')).toEqual(yes);
    expect(factCheck({ checks: {} }, 'target_return')).toBeNull();
  });

  it('of a target with the same figure at both ends is that of either', () => {
    const same: Checkable = { target_return_min: 8, target_return_max: 8 };
    for (const end of ['target_return_min', 'target_return_max'] as const) {
      const checked = { ...same, checks: { [end]: yes } };
      expect(factCheck(checked, 'target_return')).toEqual(yes);
      expect(figuresOfFact(checked, 'target_return').fields).toEqual([end]);
    }
    const both = { target_return_max: no, target_return_min: yes };
    expect(factCheck({ ...same, checks: both }, 'target_return')).toEqual(no);
    expect(factCheck({ ...same, checks: {} }, 'target_return')).toBeNull();
  });

  it('of a term is of the words or the number that the page shows', () => {
    const checks = { term_description: no, term_months: yes };
    expect(factCheck({ term_description: '3 years', term_months: 36, checks }, 'term')).toEqual(no);
    expect(factCheck({ term_description: null, term_months: 36, checks }, 'term')).toEqual(yes);
    expect(factCheck({ term_months: 36, derived: ['term_months'], checks }, 'term')).toBeNull();
  });

  it('of an amount of 0, which is not stated, is nothing', () => {
    const checks = { minimum_investment: yes, management_fee: yes };
    expect(factCheck({ minimum_investment: 0, checks }, 'minimum_investment')).toBeNull();
    expect(factCheck({ minimum_investment: 1_000, checks }, 'minimum_investment')).toEqual(yes);
    expect(factCheck({ management_fee: 0, checks }, 'management_fee')).toEqual(yes);
  });

  it('of a firm behind an offer is the firm’s', () => {
    const offer: Checkable = {
      checks: { aum: no },
      provider: { aum: 5_000_000, location: 'Nelson', checks: { aum: yes, location: yes } },
      fund: { fund_structure: 'PIE', checks: { fund_structure: no } },
    };
    expect(factCheck(offer, 'provider_aum')).toEqual(yes);
    expect(factCheck(offer, 'location')).toEqual(yes);
    expect(factCheck({ ...offer, location: 'Napier' }, 'location')).toBeNull();
    expect(factCheck(offer, 'fund_structure')).toEqual(no);
    expect(factCheck(offer, 'provider_established')).toBeNull();
    for (const without of [{}, { provider: null }, { provider: {} }])
      expect(factCheck(without as Checkable, 'provider_aum')).toBeNull();
  });

  it('of a firm or a fund is nothing where they do not state the figure', () => {
    const checks = {
      aum: yes,
      established_date: yes,
      location: yes,
      provider_type: yes,
      fund_structure: yes,
    };
    const names = ['provider_aum', 'provider_established', 'provider_location', 'location', 'fund_structure'];
    for (const aum of [0, null, undefined]) {
      const offer = { provider: { aum, established_date: null, location: null, checks }, fund: { checks } };
      for (const name of names) expect(factCheck(offer as Checkable, name as FactName), name).toBeNull();
    }
  });

  it('is made of sources where there are no checks', () => {
    const entry: Source = {
      field: 'closes_on',
      title: 'Memorandum',
      address: null,
      tier: 'B',
      checked_by: null,
      outcome: null,
      checked_on: '2026-06-03',
      state: 'confirmed',
      confirmed_on: '2026-06-03',
      sha256: null,
      disputed_on: null,
      reply: null,
      replied_on: null,
    };
    expect(factCheck({ closes_on: '2026-12-24', sources: [entry] }, 'closes_on')).toEqual(yes);
  });
});

describe('the figures that a fact shows', () => {
  const listed: Checkable = { aip_state: 'listed' };
  it.each([
    ['asset_class', {}, 'offer', ['asset_class_id']],
    ['is_aip_eligible', {}, 'offer', ['is_aip_eligible']],
    ['is_aip_eligible', { aip_state: 'stated' }, 'offer', ['is_aip_eligible']],
    ['is_aip_eligible', listed, 'offer', ['aip_listed_on']],
    ['is_aip_eligible', { aip_listed_on: '2026-07-30' }, 'offer', ['aip_listed_on']],
    ['closes_on', {}, 'offer', []],
    ['closes_on', { closes_on: '2026-12-24' }, 'offer', ['closes_on']],
    ['closes_on', { closes_on: '2026-12-24', defaulted: ['closes_on'] }, 'offer', []],
    ['closes_on', { closes_on: '2026-12-24', derived: ['closes_on'] }, 'offer', []],
    ['target_return', { target_return_min: 8, target_return_max: null }, 'offer', ['target_return_min']],
    ['term', { term_months: 36, is_open_ended: false }, 'offer', ['term_months']],
    ['term', { is_open_ended: true }, 'offer', ['is_open_ended']],
    ['term', {}, 'offer', []],
    // No column has that name.
    ['last_checked', {}, 'offer', []],
    ['location', { location: 'Napier' }, 'offer', ['location']],
    ['location', {}, 'provider', ['location']],
    ['location', { location: null, checks: { location: no } }, 'offer', []],
    // Of a card, which has the place and not the column.
    ['location', { checks: { location: no } }, 'offer', ['location']],
    ['provider', { provider: { name: 'Kauri' } }, 'offer', ['provider_id']],
    ['platform', { platform: null }, 'offer', []],
    ['fund', { fund: { name: 'Kauri' } }, 'offer', ['fund_id']],
    ['provider_type', {}, 'provider', ['provider_type']],
    ['provider_location', {}, 'provider', ['location']],
    ['provider_established', {}, 'provider', ['established_date']],
    ['provider_aum', {}, 'provider', ['aum']],
    ['fund_structure', {}, 'fund', ['fund_structure']],
  ] as [FactName, Checkable, string, string[]][])(
    '%s of %j are those of the %s: %j',
    (name, offer, of, fields) => {
      expect(figuresOfFact(offer, name)).toEqual({ of, fields });
    },
  );
});
