import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsToEnd, parseTerm, termBandOf, termText, yearsToEnd } from './term';

describe('the end of an offer', () => {
  it.each([
    [30, null, 30],
    [30, false, 30],
    // How long the money has to stay is no end.
    [30, true, null],
    [null, true, null],
    [null, null, null],
    [0, null, null],
  ])('after %j months, open-ended %j, is in %j months', (term_months, is_open_ended, months) => {
    const offer = { term_months, is_open_ended };
    expect(monthsToEnd(offer)).toBe(months);
    expect(yearsToEnd(offer)).toBe(months && months / 12);
  });
});

describe('parseTerm', () => {
  it.each([
    ['12 months', 12],
    ['3-5 years', 60],
    ['12–15 years', 180],
    ['5 to 7 yrs', 84],
    ['18 months to 3 years', 36],
    ['1.5 years', 18],
    ['7-year term', 84],
    ['10+ years', 120],
    ['2 years 6 months', 30],
    ['5 years and 3 months', 63],
    ['1-2 yrs 11 mths', 35],
    ['5 years and 6 months’ notice', 60],
    ['5 years 6 month extension', 60],
    ['10+2 years', 120],
    ['10 + 1 + 1 years', 120],
    ['10+ years, 5+1 year holds', 120],
    ['18+6 months', 18],
    ['2 years 12 months', 24],
    ['No set term; 5 days’ notice', null],
    ['On 90 days written notice', null],
    ['Redeemable at 12-month notice', null],
    ["2 years, then 6 months' notice", 24],
    ['On call. Notice period: 30 days', null],
    ['No set term; notice of at least 90 days', null],
    ['Notice of 30-90 days', null],
    ['2 years, with a notice period of 36 months', 24],
    ['36 months with ongoing distributions', 36],
    ['5 years, ongoing annual fees', 60],
    ['7 years, not open-ended', 84],
    ['90 days', 3],
    ['1,095 days', 36],
    ['1095 days', 36],
    ['3.5-5 years', 60],
    ['12,24 months', 24],
    ['12,24,36 months', 36],
    ['6,12 months', 12],
    ['1,2,3 years', 36],
    ['1,5 years', null],
    ['10,5 years', null],
    ['12,5 months', null],
    ['10,15 years', 180],
    ['2,25-year term', null],
    ['1,5 years, then 6 months', 6],
    ['5-year investment plus 5-year harvest', 120],
    ['A 4 year investment period, followed by a 3 year realisation period', 84],
    ['25-year investment, 28-year harvest', 336],
    ['5-year investment horizon; sold in a 2-year harvest', 60],
    ['5 years and a 2-year harvest', 60],
    ['10000 months', null],
    ['10,000 months', null],
    ['1,000,000 days', null],
    ['2.025 years', null],
    ['26 weeks', 6],
    ['Matures in 2029', null],
    ['90 days’ prior written notice', null],
    ['6 months’ prior written notice', null],
    ['Redemption 30 days from notice', null],
    ['Withdrawals within 60 days', null],
    ['Monthly windows, requests 10 days before', null],
    ['5 years plus options to 9 years', 60],
    ['To 2030; extension: 12 months', null],
    ['10 years, extendable to 12 years', 120],
    ['10 years (with options to extend to 12 years)', 120],
    ['9 months, may be extended by up to 12 months', 9],
    ['9 months, extendable to 12-15 months', 9],
    ['To June 2030, with two 12-month extensions', null],
    ['To 2030, with a 2-year right of renewal', null],
    ['5-7 years (15-year lease to the Crown)', 84],
    ['5 years; lease term of 12 years', 60],
    ['5 years, 8.2 year WALT', 60],
    ['8 years to harvest (20-year-old trees)', 96],
    ['Trees aged 12 years; harvest in 2037', null],
    ['No set term; founded 12 years ago', null],
    ['To 2033; no redemption in the first 3 years', null],
    ['To 2033, exit window every 2-3 years', null],
    ['On call, redemptions paid within 30 days', null],
    ['7-10 years before exit', 120],
    ['Minimum 2 years before withdrawal', 24],
    ['Requests 30 days before each window', null],
    ['Term options: 6–24 months', 24],
    ['Options: 6–24 months', 24],
    ['6, 12 or 24 month options', 24],
    ['12-month option', 12],
    ['2 years option to renew for 3 years', 24],
    ['9 months, 12 month option', 9],
    ['5 years; option: 7 years', 60],
    ['10-year fund, 4 years remaining', 48],
    ['5 years; 12 years remaining on the lease', 60],
    ['1 year, 6 months', 18],
    ['1 year, 6 months or 3 months', 12],
    ['3 years & 6 months', 42],
    ['2 1/2 years', null],
    ['1 095 days', null],
    ['5 years with ongoing support', 60],
    ['Offer ongoing; term 36 months', 36],
    ['Five years', 60],
    ['Five (5) years', 60],
    ['5 (five) years', 60],
    ['12 (twelve) months', 12],
    ['Three to five years', 60],
    ['Two-year term', 24],
    ['One year', 12],
    ['thirty-six months', 36],
    ['Twenty five years', 300],
    ['5 years plus two one-year extensions', 60],
    ['Five years plus two one-year rights of renewal', 60],
    ['Redeemable at three months’ notice', null],
    ['Window every two years', null],
    ['One hundred and twenty months', null],
    ['Two and a half years', null],
    ['One rotation', null],
    ['2½ years', 30],
    ['2 ½-year term', 30],
    ['½ year', 6],
    ['1¼–2¾ years', 33],
    ['2.5½ years', null],
    ['5 years, then for an indefinite period by agreement', 60],
    ['5 years; perpetual lease of the land', 60],
    ['200 years', null],
    ['', null],
    [null, null],
  ])('%s is %s months', (text, months) => {
    expect(parseTerm(text)).toEqual({ months, open_ended: false });
  });

  it.each([
    'Open ended',
    'open-ended, 90 days’ notice',
    'Evergreen',
    'Openended',
    'Ongoing',
    'Ongoing (min 12 months)',
    'On-going',
    'Term ongoing',
    'Term: ongoing, 5 years suggested',
    'Ongoing fund',
    'Ongoing – no end date',
    'Ongoing with 12 months minimum',
    'Perpetual preference shares',
    'Indefinite',
    'Indefinite, 90 days’ notice',
    'Term: indefinite',
  ])('%s has no end', (text) => {
    expect(parseTerm(text)).toEqual({ months: null, open_ended: true });
  });

  it('takes the upper end of any range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 20 }),
        fc.constantFrom('-', '–', ' - ', ' to '),
        fc.constantFrom('months', 'years', 'Years', 'yrs'),
        (low, more, dash, unit) => {
          const scale = unit === 'months' ? 1 : 12;
          expect(parseTerm(`${low}${dash}${low + more} ${unit}`).months).toBe((low + more) * scale);
        },
      ),
    );
  });

  it('answers any text without a number out of bounds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { months } = parseTerm(text);
        expect(months === null || (months >= 0 && months <= 1_200)).toBe(true);
      }),
    );
  });
});

it('bands have their ends where contracts put them', () => {
  expect([1, 24, 24.5, 60, 61].map(termBandOf)).toEqual([
    'short-term',
    'short-term',
    'medium-term',
    'medium-term',
    'long-term',
  ]);
});

describe('termText', () => {
  const unstated = { term_description: null, term_months: null, is_open_ended: null, terms: [] };

  it('has every band that tags give, as the filters have', () => {
    expect(termText({ ...unstated, terms: ['short-term'] })).toBe('Short term (up to 2 years)');
    expect(termText({ ...unstated, terms: ['short-term', 'long-term'] })).toBe(
      'Short term (up to 2 years), Long term (over 5 years)',
    );
    expect(termText(unstated)).toBeNull();
  });

  it.each([
    [24, 'Open-ended, at least 2 years'],
    [6, 'Open-ended, at least 6 months'],
    [0, 'Open-ended'],
    [null, 'Open-ended'],
  ])('says %j months beside an open end as the shortest time, and not as a term', (term_months, text) => {
    expect(termText({ ...unstated, term_months, is_open_ended: true })).toBe(text);
  });

  it.each([
    [12, '12 months'],
    [18, '18 months'],
    [24, '2 years'],
    [30, '30 months'],
    [36, '3 years'],
  ])('says a term of %d months without words of the provider', (term_months, text) => {
    expect(termText({ ...unstated, term_months, terms: ['medium-term'] })).toBe(text);
  });
});
