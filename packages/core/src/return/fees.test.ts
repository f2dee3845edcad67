import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterRunningFees, managementFeeOf, type OfferFees, performanceFeeOf, performanceNote } from './fees';

const FEES: OfferFees = { management_fee: 0.6, performance_fee: 20, entry_fee: 0, exit_fee: 0 };
const charged = (fee_base: string | null, more: Partial<OfferFees> = {}) =>
  managementFeeOf({ ...FEES, fee_base, gearing: 40, ...more });

describe('what the management fee is charged on', () => {
  it.each([
    ['Net asset value', 0.6],
    ['Amount invested', 0.6],
    ['Assets less debt', 0.6],
    ['Commitments', 0.6],
    // 0.6 / (1 − 0.4) = 1
    ['Gross assets', 1],
    ['Value of the trust’s assets, debt included', 1],
    ['Value of the properties', 1],
    ['Total assets including borrowings', 1],
    ['Total asset value', 1],
    ['GAV', 1],
    ['Value of the centres', 1],
    ['Value of the land', 1],
    ['Cost of the project', 1],
    ['Construction cost', 1],
    ['Value of the land less borrowings', 0.6],
    ['NAV of the property fund', 0.6],
    ['Net value of the buildings', 0.6],
    ['Equity in the property', 0.6],
    ['Equity invested in the properties', 0.6],
    ['Amount invested in the property fund', 0.6],
    ['Units in the property trust', 0.6],
    ['Loans secured by property', 0.6],
    ['Net asset value after operating expenses', 0.6],
    ['Property rental value', 1],
    ['Net asset value and fund income', 0.6],
    ['Private debt investments', 0.6],
    ['Value of the rental property', 1],
    ['Income-producing assets', 0.6],
    ['Net asset value of the Income Fund', 0.6],
    ['Interests in the partnership at their value', 0.6],
    ['Cost of the investment', 0.6],
    ['Gross subscriptions', 0.6],
    ['Loan balance secured by property', 0.6],
    ['Value of the land less mortgages', 0.6],
    ['Un-geared value of the property', 0.6],
    ['Value of the property, excluding leverage', 0.6],
    ['Gross assets less bank debt', 0.6],
    ['Value of the property, excl. debt', 0.6],
    ['Total assets less liabilities', 0.6],
    ['Property value after deducting borrowings', 0.6],
    ['Ungeared property value', 0.6],
    ['Value of the rental properties', 1],
    ['Value of income-producing property', 1],
    ['Gross asset value', 1],
    ['Gross value of all assets', 1],
    ['Capital value of the property', 1],
    ['Equity and debt', 1],
    ['Total assets less current liabilities', 1],
    ['Value of the property after adding debt', 1],
    ['Leveraged assets', 1],
    ['Enterprise value', 1],
    ['Total development cost', 1],
    ['Value of the shares', 0.6],
    ['Money lent', 0.6],
    ['Net assets of the geared trust', 0.6],
    ['Net equity of the geared trust', 0.6],
    ['Net tangible assets of the geared trust', 0.6],
    ['NTA of the geared trust', 0.6],
    ['Debt-free value of the property', 0.6],
    ['Property value with no debt', 0.6],
    ['Property value with no borrowings', 0.6],
    ['Unencumbered value of the land', 0.6],
    ['Non-leveraged property value', 0.6],
    ['Assets net of debt', 0.6],
    ['Total assets ex debt', 0.6],
    ['Property value exclusive of debt', 0.6],
    ['Assets minus debt', 0.6],
    ['Value of the land without gearing', 0.6],
    ['Value of the property after including debt', 1],
    ['Gross value of the portfolio', 1],
    ['Investments made with borrowings', 1],
    ['Geared assets', 1],
    ['Value of the farm', 1],
    ['Value of the forests', 1],
    ['Value of the orchard', 1],
    ['Value of the vineyards', 1],
    ['Cost of the building', 1],
    ['Mortgages over property', 0.6],
    ['Loans on property', 0.6],
    ['Capital of the property fund', 0.6],
    ['Subscriptions to the property fund', 0.6],
  ])('%s', (words, percent) => {
    expect(charged(words).percent).toBeCloseTo(percent, 10);
    expect(charged(words).note).toContain(`Charged each year on: ${words}.`);
  });

  it.each([
    ...['Drawn commitments', 'Called capital commitments', 'Drawn-down commitments', 'Called-up commitments'],
    ...['Paid-in commitments', 'Funded commitments', 'Commitments drawn down', 'Commitments called to date'],
    ...['Contributed commitments', 'Invested capital commitments', 'Commitments paid to date'],
  ])('%s are what is invested', (words) => {
    expect(charged(words, { called_share: 40 })).toEqual({
      percent: 0.6,
      note: `Charged each year on: ${words}.`,
    });
  });

  it.each([
    ...[
      'Costs of the year',
      'Annual operating expenses',
      'Gross rental income',
      'Rental income of the building',
    ],
    ...[
      'Gross rent',
      'Rent collected from the properties',
      'Net income of the fund',
      'Interest on the loans',
    ],
    ...[
      '8% of gross income of the trust',
      'Sales of milk and stock',
      'Distributions',
      'Orchard gate return',
      'Harvest proceeds',
    ],
    ...['Gross property income', 'Fund income', 'Loan interest', 'Property outgoings', 'Outgoings'],
    'Share of annual costs',
  ])('%s are a sum of each year, and no share of what is invested that could be taken', (words) => {
    expect(charged(words)).toEqual({
      percent: 0,
      note: `Charged each year on: ${words}. How much that is of the amount is not stated, so it is not taken.`,
    });
  });

  it('says what is not modelled', () => {
    for (const words of [
      'Uncalled and called commitments',
      'Uncalled or called commitments',
      'Commitments called and uncalled',
      'Undrawn commitments',
      'Commitments, drawn or not',
      'Commitments drawn or not',
    ])
      expect(charged(words).note).toContain('until all is called');
    expect(charged('Commitments', { called_share: 22 }).note).toContain('22% is called so far.');
    // As a workbook works them out.
    const third = 100 / 3;
    expect(charged('Commitments', { called_share: third }).note).toContain('33.3333% is called so far.');
    expect(charged('Gross assets', { gearing: third }).note).toContain('borrowings of 33.3333% is');
    expect(charged('Commitments', { called_share: 100 }).note).toBe(
      'Charged each year on: Commitments. All of it is called.',
    );
    expect(charged('Commitments', { called_share: 0 }).note).toContain('Nothing is called so far.');
    expect(charged('Commitments').note).toBe(
      'Charged each year on: Commitments. It costs more of what is invested until all is called: not modelled.',
    );
    expect(charged('Gross assets', { gearing: null })).toMatchObject({
      percent: 0.6,
      note: expect.stringContaining('because they are not stated'),
    });
    expect(charged(null).note).toContain('is not stated');
    expect(charged('Net asset value.').note).toBe('Charged each year on: Net asset value.');
  });

  it('is not asked of a fee that is none', () => {
    const none = { management_fee: 0, performance_fee: 0 };
    for (const base of [null, 'Net asset value', 'Gross assets', 'Commitments', 'Harvest income'])
      expect(charged(base, none)).toEqual({ percent: 0, note: 'None is charged.' });
    expect(performanceNote({ ...FEES, ...none })).toBe('None is charged.');
  });
});

describe('a fee on assets with borrowings', () => {
  it.each([
    ['all but a hundredth is borrowed', 99, 60],
    // Nothing is invested that a fee could be a part of: the gearing is a mistake.
    ['all is borrowed', 100, 0.6],
    ['more than all is borrowed', 120, 0.6],
  ])('%s', (_, gearing, percent) => {
    const { note, ...fee } = charged('Gross assets', { gearing });
    expect(fee.percent).toBeCloseTo(percent, 10);
    expect(note.includes('not modelled')).toBe(gearing >= 100);
  });

  it('is a number, and no less than what is stated, whatever is borrowed', () => {
    const gearing = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.double({ min: 0, max: 1e6, noNaN: true }));
    fc.assert(
      fc.property(gearing, fc.double({ min: 0, max: 100, noNaN: true }), (gearing, management_fee) => {
        const { percent } = charged('Gross assets', { gearing, management_fee });
        expect(Number.isFinite(percent)).toBe(true);
        expect(percent).toBeGreaterThanOrEqual(management_fee * (1 - 1e-9));
      }),
    );
  });
});

describe('the performance fee', () => {
  const ofReturn = (percent: number, performance_hurdle: number | null) =>
    performanceFeeOf({ ...FEES, performance_hurdle }, percent);

  it.each([
    ['above the hurdle', 10, 8, 0.4],
    ['up to the hurdle', 8, 8, 0],
    ['without a hurdle', 10, null, 2],
    ['over a hurdle below nothing', 10, -5, 2],
    ['on a loss, over a hurdle below that', -3, -5, 0],
  ])('%s', (_, percent, hurdle, fee) => {
    expect(ofReturn(percent, hurdle)).toBeCloseTo(fee, 10);
  });

  it('is never more than its share of a gain, and nothing on a loss', () => {
    const percent = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(percent, percent, (percent, hurdle) => {
        const fee = ofReturn(percent, hurdle);
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(fee).toBeLessThanOrEqual(Math.max(0, percent) * 0.2 * (1 + 1e-9));
      }),
    );
  });
});

describe('the running fees', () => {
  it.each([
    // 10 − 0.6 = 9.4, of which a fifth is 1.88.
    ['gross', 9.4, 7.52],
    ['not_stated', 9.4, 7.52],
    ['net_of_management', 10, 8],
    ['net', 10, 10],
  ] as const)('come off a target that is stated %s as far as they are not in it', (fees_in, managed, net) => {
    const left = afterRunningFees(10, { ...FEES, performance_hurdle: 0 }, fees_in);
    expect([left.managed, left.net]).toEqual([expect.closeTo(managed, 10), expect.closeTo(net, 10)]);
  });
});

describe('the note of the performance fee', () => {
  it.each<[Partial<OfferFees>, string]>([
    [{}, ' No hurdle is stated; none is assumed.'],
    // A hurdle of zero is none to name.
    [{ performance_hurdle: 0 }, ''],
    [
      { performance_hurdle: 8 },
      ' Charged above the hurdle of 8% a year, without a catch-up, as none is stated.',
    ],
    [
      { performance_hurdle: 8, performance_catch_up: 0 },
      ' Charged above the hurdle of 8% a year, without a catch-up.',
    ],
    [
      { performance_hurdle: 8, performance_catch_up: 50 },
      ' Charged above the hurdle of 8% a year, with a catch-up of 50%.',
    ],
    [
      { performance_hurdle: 0, high_water_mark: true },
      ' A high-water mark changes nothing in a steady return.',
    ],
    [
      { performance_hurdle: 0.1 + 0.2, performance_catch_up: 100 / 3 },
      ' Charged above the hurdle of 0.3% a year, with a catch-up of 33.3333%.',
    ],
    [{ performance_hurdle: 0, high_water_mark: false }, ''],
  ])('%j', (terms, words) => {
    expect(performanceNote({ ...FEES, ...terms })).toBe(
      `A share of the return after the management fee.${words}`,
    );
  });
});
