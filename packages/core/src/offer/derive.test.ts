import { describe, expect, it } from 'vitest';
import { deriveFilterFields } from './derive';
import type { OfferRow } from './offer-row';

const row = {
  distribution: null,
  tax_structure: null,
  liquidity: null,
  security_type: null,
  term_months: null,
  is_open_ended: null,
  offer_type: null,
  term_description: null,
} as OfferRow;
const tags = (...slugs: string[]) => slugs.map((slug) => ({ id: slug, slug, name: slug }));

describe('deriveFilterFields', () => {
  it('takes the column before everything and marks nothing', () => {
    const stated: OfferRow = {
      ...row,
      distribution: 'none',
      tax_structure: 'company',
      liquidity: 'illiquid',
      security_type: 'debt',
      term_months: 12,
      is_open_ended: false,
      term_description: '7 years',
      offer_type: 'Equity',
    };
    const all = tags('monthly-income', 'pie', 'liquid', 'units', 'long-term', 'open-ended');
    expect(deriveFilterFields(stated, all, 'PIE')).toEqual({
      distribution: 'none',
      tax_structure: 'company',
      liquidity: 'illiquid',
      security_type: 'debt',
      term_months: 12,
      is_open_ended: false,
      terms: ['short-term'],
      derived: [],
    });
  });

  it('takes a tag before fund, type and words', () => {
    const old = { ...row, offer_type: 'Equity', term_description: '5-7 years' };
    const all = tags(
      'carbon',
      'monthly-income',
      'limited-partnership',
      'quarterly-redemption',
      'debt',
      'short-term',
    );
    expect(deriveFilterFields(old, all, 'PIE')).toEqual({
      distribution: 'monthly',
      tax_structure: 'limited-partnership',
      liquidity: 'quarterly-redemption',
      security_type: 'debt',
      term_months: null,
      is_open_ended: null,
      terms: ['short-term'],
      derived: ['terms', 'distribution', 'tax_structure', 'liquidity', 'security_type'],
    });
  });

  it('takes fund, type and words last', () => {
    const old = { ...row, offer_type: 'Units', term_description: '3-5 years' };
    expect(deriveFilterFields(old, [], 'Listed PIE')).toMatchObject({
      tax_structure: 'pie',
      security_type: 'units',
      term_months: 60,
      terms: ['medium-term'],
      is_open_ended: null,
      derived: ['term_months', 'terms', 'tax_structure', 'security_type'],
    });
    expect(deriveFilterFields(row, [], 'Limited Partnership').tax_structure).toBe('limited-partnership');
    expect(deriveFilterFields(row, [], 'Unit Trust').tax_structure).toBeNull();
    expect(deriveFilterFields({ ...row, term_description: 'Open ended' }, [], null)).toMatchObject({
      is_open_ended: true,
      terms: [],
      derived: ['is_open_ended'],
    });
  });

  it.each([
    ['Non-PIE unit trust', null],
    ['Not a portfolio investment entity', null],
    ['non PIE', null],
    ['Unit trust (not PIE)', null],
    ['No longer a listed PIE', null],
    ['Unit trust without PIE status', null],
    ['Company, not a limited partnership', null],
    ['Not a PIE, limited partnership', 'limited-partnership'],
    ['Non-PIE limited partnership', 'limited-partnership'],
    ['Unit trust (intends to elect PIE status)', null],
    ['Unit trust, PIE status applied for', null],
    ['Will apply to become a PIE', null],
    ['Proposed PIE', null],
    ['Former PIE', null],
    ['Ceased to be a PIE', null],
    ['Doesn’t have PIE status', null],
    ['Limited partnership with a PIE feeder', null],
    ['PIE or LP', null],
    ['PIE that invests in limited partnerships', 'pie'],
    ['PIE fund holding LP interests', 'pie'],
    ['Limited partnership, investing through a PIE', null],
    ['Limited partnership holding PIE units', null],
    ['PIE, not a limited partnership', 'pie'],
    ['Unit trust, elected to be a PIE', 'pie'],
    ['Apple orchard PIE', 'pie'],
    ['Unlisted PIE', 'pie'],
    ['PIE, not listed', 'pie'],
    ['Not a company; a multi-rate PIE', 'pie'],
  ])(
    'reads the tax structure of a fund in what its structure says, and not in what it denies: %s',
    (structure, tax) => {
      expect(deriveFilterFields(row, [], structure).tax_structure).toBe(tax);
    },
  );

  it('is not fooled by names that every object has', () => {
    expect(
      deriveFilterFields({ ...row, offer_type: 'constructor' }, tags('constructor'), null),
    ).toMatchObject({
      distribution: null,
      security_type: null,
    });
  });

  it.each([
    ['24 months', ['short-term'], 24],
    ['3-5 years', ['medium-term'], 60],
    ['3-5 years', ['short-term', 'medium-term'], 60],
    // The tag goes before the words, and names no number of months.
    ['3-5 years', ['short-term'], null],
    ['At the manager’s choice', ['short-term'], null],
  ])('takes the months of %j beside the tags %j, which are %j', (term_description, slugs, term_months) => {
    expect(deriveFilterFields({ ...row, term_description }, tags(...slugs), null)).toMatchObject({
      term_months,
      terms: slugs,
      derived: term_months === null ? ['terms'] : ['term_months', 'terms'],
    });
  });

  it('keeps two tags of a kind where two can be', () => {
    expect(deriveFilterFields(row, tags('medium-term', 'short-term'), null).terms).toEqual([
      'short-term',
      'medium-term',
    ]);
  });
});
