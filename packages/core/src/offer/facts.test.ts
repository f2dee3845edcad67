import { describe, expect, it } from 'vitest';
import { OFFER_CARD, OFFER_COLUMNS } from './columns';
import { FACT_GROUPS, OFFER_WATCHED } from './fact-groups';
import { comparedFacts, FACTS, factText, hasLine, LOCKED_TEXT } from './facts';
import { isSecondaryMarket } from './secondary-market';

describe('a fact in words', () => {
  it('says when the risk is only a default', () => {
    expect(factText({ risk_rating: 'Medium', defaulted: ['risk_rating'] }, 'risk_rating')).toBe(
      'Medium (not stated by provider)',
    );
    expect(factText({ risk_rating: 'Medium', defaulted: ['investment_currency'] }, 'risk_rating')).toBe(
      'Medium',
    );
  });

  it('does not call a date unstated that there cannot be yet, or any more', () => {
    expect(factText({ status: 'Closing soon', closed_on: null }, 'closed_on')).toBe('Does not apply');
    expect(factText({ status: 'Withdrawn', closed_on: null }, 'closed_on')).toBe('Not stated');
    expect(factText({ status: 'Closed', closes_on: null, closed_on: '2026-11-01' }, 'closes_on')).toBe(
      'Does not apply',
    );
    expect(factText({ status: 'Open', closes_on: null, closed_on: null }, 'closes_on')).toBe('Not stated');
    expect(hasLine({ status: 'Open', closed_on: null }, 'closed_on')).toBe(false);
  });

  it.each([
    ['Open', null, '4 December 2026'],
    ['Fully subscribed', null, '4 December 2026'],
    ['Closed', null, '4 December 2026, stated before it ended'],
    ['Withdrawn', '2026-11-01', '4 December 2026, stated before it ended'],
    ['Closed', '2026-12-04', '4 December 2026'],
    ['Closed', '2027-01-10', '4 December 2026'],
  ])('of the closing date of an offer that is %s and closed on %s: %s', (status, closed_on, words) => {
    const offer = { status, closes_on: '2026-12-04' };
    expect(factText({ ...offer, closed_on }, 'closes_on')).toBe(words);
    // What does not tell of the day on which it closed is not judged.
    expect(factText(offer, 'closes_on')).toBe('4 December 2026');
  });

  it.each([
    ['Open', null, 'Does not apply'],
    ['Fully subscribed', null, 'Does not apply'],
    ['Closed', null, 'Not stated'],
    ['Failed', null, 'Not stated'],
    ['Withdrawn', null, 'None stated; the offer was withdrawn'],
    ['Withdrawn', -2.5, '−2.5% p.a.'],
    ['Open', 7, '7% p.a.'],
  ])('calls the outcome of an offer that is %s and reached %s: %s', (status, outcome_return, words) => {
    expect(factText({ status, outcome_return }, 'outcome_return')).toBe(words);
  });

  it('words a term from what there is', () => {
    expect(factText({}, 'term')).toBe('Not stated');
    expect(factText({ term_description: '3-5 years', term_months: 60 }, 'term')).toBe('3–5 years');
    expect(factText({ term_months: 18 }, 'term')).toBe('18 months');
    expect(factText({ term_months: 1 }, 'term')).toBe('1 month');
    expect(factText({ term_months: 36 }, 'term')).toBe('3 years');
    expect(factText({ is_open_ended: true }, 'term')).toBe('Open-ended');
    expect(factText({ terms: ['long-term'] }, 'term')).toBe('Long term (over 5 years)');
  });

  it('gives an amount in its own currency, and says where there is none', () => {
    const minimum = { minimum_investment: 50_000, investment_currency: 'USD' };
    expect(factText(minimum, 'minimum_investment')).toBe('$50,000 USD');
    expect(FACTS.minimum_investment.short(minimum)).toBe('$50K USD');
    for (const minimum_investment of [null, 0])
      expect(factText({ ...minimum, minimum_investment }, 'minimum_investment')).toBe('Contact for details');
  });

  it('tells a fee of zero from one that is not stated and one that is locked', () => {
    expect(factText({ exit_fee: 0 }, 'exit_fee')).toBe('None');
    expect(factText({ exit_fee: 1.5 }, 'exit_fee')).toBe('1.5%');
    expect(factText({ exit_fee: null }, 'exit_fee')).toBe('Not stated');
    expect(factText({ exit_fee: null, is_exclusive: true }, 'exit_fee')).toBe(LOCKED_TEXT);
  });
});

describe('the lines of an offer', () => {
  it('leave out what is optional and not stated', () => {
    expect(hasLine({ closed_on: null }, 'closed_on')).toBe(false);
    expect(hasLine({ closed_on: '2026-11-01' }, 'closed_on')).toBe(true);
    expect(hasLine({ liquidity: null }, 'liquidity')).toBe(true);
  });

  it('show the closing date only until the offer has closed', () => {
    expect(hasLine({ closes_on: '2026-12-01', closed_on: null }, 'closes_on')).toBe(true);
    expect(hasLine({ closes_on: '2026-12-01', closed_on: '2026-11-01' }, 'closes_on')).toBe(false);
  });

  it('are compared where one of the offers states them', () => {
    const dates = ['closes_on', 'closed_on'] as const;
    expect(comparedFacts(dates, [{ closed_on: null }, {}])).toEqual(['closes_on']);
    expect(comparedFacts(dates, [{ closed_on: '2026-11-01' }, {}])).toEqual(['closes_on', 'closed_on']);
    expect(comparedFacts(['investment_currency', 'tags'], [{ investment_currency: 'NZD' }])).toEqual([]);
  });
});

describe('the declaration', () => {
  const grouped = FACT_GROUPS.flatMap(({ facts }) => facts.flatMap((name) => FACTS[name].fields));

  it('shows every figure, date, choice and flag that has a label as a fact of a group', () => {
    const words = new Set(['text', 'copy', 'markdown', 'documents']);
    const shown = Object.entries(OFFER_COLUMNS)
      .filter(([name, { kind }]) => !words.has(kind) && name !== 'is_exclusive')
      .flatMap(([name, column]) => ('label' in column ? [name] : []));
    expect(shown.filter((name) => !grouped.includes(name as (typeof grouped)[number]))).toEqual([]);
  });

  it('watches only what a card carries', () => {
    const watched = OFFER_WATCHED.flatMap((name) => FACTS[name].fields);
    expect(watched.filter((field) => !(OFFER_CARD as readonly string[]).includes(field))).toEqual([]);
  });

  it('gives no two facts of a group the same label', () => {
    for (const { facts } of FACT_GROUPS) {
      const labels = facts.map((name) => FACTS[name].label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

it('one tag marks the secondary market', () => {
  expect(isSecondaryMarket([{ slug: 'carbon' }, { slug: 'secondary-market' }])).toBe(true);
  expect(isSecondaryMarket([{ slug: 'secondary' }])).toBe(false);
});
