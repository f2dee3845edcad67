import { describe, expect, it } from 'vitest';
import { riskLabel, termLabel } from './labels';
import { isSecondaryMarket } from './secondary-market';
import { isOpen, statusTone } from './status';

describe('labels of an offer', () => {
  it('says when the risk is only a default', () => {
    expect(riskLabel({ risk_rating: 'Medium', defaulted: ['risk_rating'] })).toBe(
      'Medium (not stated by provider)',
    );
    expect(riskLabel({ risk_rating: 'Medium', defaulted: ['investment_currency'] })).toBe('Medium');
  });

  it('words a term from what there is', () => {
    const none = { term_description: null, term_months: null, is_open_ended: null, terms: [] };
    expect(termLabel(none)).toBe('Not stated');
    expect(termLabel({ ...none, term_description: '3-5 years', term_months: 60 })).toBe('3-5 years');
    expect(termLabel({ ...none, term_months: 18 })).toBe('18 months');
    expect(termLabel({ ...none, term_months: 1 })).toBe('1 month');
    expect(termLabel({ ...none, term_months: 36 })).toBe('3 years');
    expect(termLabel({ ...none, is_open_ended: true })).toBe('Open-ended');
    expect(termLabel({ ...none, terms: ['long-term'] })).toBe('Long term (over 5 years)');
  });
});

describe('badges of an offer', () => {
  it('is blue for Open alone', () => {
    expect(['Open', 'open', 'Closed', 'Closing soon', ''].map(statusTone)).toEqual([
      'blue',
      'grey',
      'grey',
      'grey',
      'grey',
    ]);
    expect(isOpen({ status: 'Open' })).toBe(true);
  });

  it('knows the secondary market by its tag', () => {
    expect(isSecondaryMarket([{ slug: 'carbon' }, { slug: 'secondary-market' }])).toBe(true);
    expect(isSecondaryMarket([{ slug: 'secondary' }])).toBe(false);
  });
});
