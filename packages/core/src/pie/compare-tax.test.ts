import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenSteps } from '../calculation/whole-steps.fixture';
import { emptyTexts } from '../text/empty-texts.fixture';
import { compareTax, type TaxInput } from './compare-tax';
import { listedPie } from './listed-pie';
import { pirOfIndividual } from './pir';

const TODAY = '2026-11-20';
const YEAR = { taxable: 50_000, pie: 0 };
const MILLION = { amount: 1_000_000, return_percent: 8, taxable_share: 100, pir: 28, on: TODAY };
const individual = (other_income: number) => ({ kind: 'individual', other_income }) as const;
const trust = (other_income: number) => ({ kind: 'trust', other_income }) as const;

describe('compareTax: golden tests ($1m at 8%)', () => {
  it('individual on $200k: 31,200 against 22,400', () => {
    const result = compareTax({ ...MILLION, taxpayer: individual(200_000) });
    expect(result.income).toBe(80_000);
    expect(result.direct).toMatchObject({ tax: 31_200, net: 48_800 });
    expect(result.pie).toMatchObject({ tax: 22_400, net: 57_600 });
    expect(result.pie_advantage).toBe(8_800);
    expect(result.summary).toBe('In this model the PIE leaves $8,800 more a year than the direct route.');
  });

  it('shows when its rates were checked, whatever the day', () => {
    for (const on of [TODAY, '2025-06-30'])
      expect(compareTax({ ...MILLION, on, taxpayer: individual(200_000) }).rates_checked_on).toBe(
        '2026-05-31',
      );
  });

  it('individual on $120k: 60k at 33% and 20k at 39%', () => {
    const result = compareTax({ ...MILLION, taxpayer: individual(120_000) });
    expect(result.direct.tax).toBe(27_600);
    expect(result.pie_advantage).toBe(5_200);
    const bands = result.direct.steps.filter((step) => step.id.startsWith('band'));
    expect(bands.map((step) => step.figures.map((figure) => figure.value))).toEqual([
      [60_000, 33, 19_800],
      [20_000, 39, 7_800],
    ]);
  });

  it('trust above $10k: as 39%', () => {
    const result = compareTax({ ...MILLION, taxpayer: trust(0) });
    expect(result.direct.tax).toBe(31_200);
    expect(result.pie_advantage).toBe(8_800);
    expect(result.alternatives.map((route) => route.tax)).toEqual([31_200]);
  });

  it('trust with only $9,000: 2,970 against 2,520', () => {
    const result = compareTax({ ...MILLION, amount: 112_500, taxpayer: trust(0) });
    expect(result.direct.tax).toBe(2_970);
    expect(result.pie.tax).toBe(2_520);
  });

  it('company: no gap', () => {
    const result = compareTax({ ...MILLION, taxpayer: { kind: 'company' } });
    expect(result.direct.tax).toBe(22_400);
    expect(result.pie.tax).toBe(22_400);
    expect(result.pie_advantage).toBe(0);
    expect(result.summary).toBe('In this model both routes leave the same.');
  });
});

describe('compareTax: the routes', () => {
  const routes = (taxpayer: TaxInput['taxpayer'], pir: number | null) => {
    const { direct, pie, alternatives } = compareTax({ ...MILLION, pir, taxpayer });
    return [direct, pie, ...alternatives].map(({ id, label }) => [id, label]);
  };
  const DIRECT = ['direct', 'Held directly'];

  it('of an individual are two, at the rate that the PIE was given or at the highest', () => {
    expect(routes(individual(0), 17.5)).toEqual([DIRECT, ['pie', 'Through a PIE at 17.5%']]);
    expect(routes(individual(0), null)).toEqual([DIRECT, ['pie', 'Through a PIE at 28%']]);
  });

  it('of a trust are three: the highest rate elected, whatever rate was given, or returned by the trust', () => {
    const three = [
      DIRECT,
      ['pie', 'Through a PIE, the trustees elect 28%'],
      ['pie-returned', 'Through a PIE at 17.5% or 0%, returned by the trust'],
    ];
    for (const pir of [10.5, null]) expect(routes(trust(0), pir)).toEqual(three);
    expect(compareTax({ ...MILLION, pir: 10.5, taxpayer: trust(0) }).pie.tax).toBe(22_400);
  });

  it('of a company are two, and its PIE income is returned', () => {
    const pie = ['pie', 'Through a PIE, zero-rated and returned by the company'];
    expect(routes({ kind: 'company' }, 10.5)).toEqual([DIRECT, pie]);
    const { pie: route } = compareTax({ ...MILLION, taxpayer: { kind: 'company' } });
    expect(route.steps.map(({ id }) => id)).toEqual(['company', 'tax', 'net']);
  });

  it('say where a default rate was taken, and only there', () => {
    const note = (taxpayer: TaxInput['taxpayer'], pir: number | null) =>
      compareTax({ ...MILLION, pir, taxpayer }).pie.steps[0]?.note;
    expect(note(individual(0), null)).toBe(
      'No PIR was given, so the default applies; it is squared up later.',
    );
    expect([note(individual(0), 28), note(trust(0), null), note(trust(0), 28)]).toEqual([null, null, null]);
  });
});

describe('compareTax: what it must not hide', () => {
  it('cites the table of PIRs for a rate that follows from it, and the highest rate for that one', () => {
    const cited = (pir: number | null) =>
      compareTax({ ...MILLION, pir, taxpayer: individual(0) }).pie.steps[0]?.citation;
    expect(cited(17.5)).toEqual(pirOfIndividual(YEAR, YEAR, TODAY).citation);
    expect(cited(17.5)?.confidence).toBe('M');
    for (const pir of [28, null]) expect(cited(pir)?.source).toBe('Inland Revenue, 9 September 2024');
  });

  it('taxes no untaxed gain', () => {
    const result = compareTax({ ...MILLION, taxable_share: 25, taxpayer: individual(200_000) });
    expect(result.direct.tax).toBe(7_800);
    expect(result.pie.tax).toBe(5_600);
  });

  it('says so when the PIE costs more: a low income with the default rate', () => {
    const result = compareTax({ ...MILLION, amount: 100_000, pir: null, taxpayer: individual(0) });
    expect(result.pie_advantage).toBe(-1_400);
    expect(result.summary).toContain('$1,400 less');
    expect(result.pie.steps[0]?.note).toContain('default');
  });

  it('taxes no loss', () => {
    const result = compareTax({ ...MILLION, return_percent: -8, taxpayer: individual(200_000) });
    expect([result.direct.tax, result.pie.tax, result.direct.net]).toEqual([0, 0, -80_000]);
  });
});

describe('compareTax: properties', () => {
  const input: fc.Arbitrary<TaxInput> = fc.record({
    taxpayer: fc.oneof(
      fc.nat(1_000_000).map(individual),
      fc.nat(1_000_000).map(trust),
      fc.constant({ kind: 'company' as const }),
    ),
    amount: fc.double({ min: 0, max: 1e8, noNaN: true }),
    return_percent: fc.double({ min: -20, max: 30, noNaN: true }),
    taxable_share: fc.nat(100),
    pir: fc.constantFrom(10.5, 17.5, 28, null),
    on: fc.constant(TODAY),
  });

  it('never has negative tax, PIE tax is at most 28%, and net is income less tax', () => {
    fc.assert(
      fc.property(input, (each) => {
        const { income, direct, pie, alternatives, taxable_income } = compareTax(each);
        expect(pie.tax).toBeLessThanOrEqual(taxable_income * 0.28 + 0.01);
        for (const route of [direct, pie, ...alternatives]) {
          expect(route.tax).toBeGreaterThanOrEqual(0);
          expect(route.net + route.tax).toBeCloseTo(income, 1);
        }
      }),
    );
  });

  it('shows its working in whole steps, the last of which is what a route leaves', () => {
    fc.assert(
      fc.property(input, (each) => {
        const { steps, direct, pie, alternatives, ...result } = compareTax(each);
        expect([...brokenSteps(steps), ...emptyTexts(result)]).toEqual([]);
        expect(steps.map(({ figures }) => figures.map(({ value }) => value))).toEqual([
          [each.amount, each.return_percent, result.income],
          [each.taxable_share, result.taxable_income],
        ]);
        for (const { label, steps: working, tax, net } of [direct, pie, ...alternatives]) {
          expect([...brokenSteps(working), ...emptyTexts(label)]).toEqual([]);
          expect(working.at(-1)?.figures.map(({ value }) => value)).toEqual([result.income, tax, net]);
        }
      }),
    );
  });

  it('a PIE costs an individual no more, where the PIR follows from steady income without PIE income', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(2_000_000), (other_income, amount) => {
        const year = { taxable: other_income, pie: 0 };
        const { pir } = pirOfIndividual(year, year, TODAY);
        const result = compareTax({ ...MILLION, amount, pir, taxpayer: individual(other_income) });
        expect(result.pie_advantage).toBeGreaterThanOrEqual(-0.01);
      }),
    );
  });
});

describe('listedPie', () => {
  const listed = (other_income: number, imputed_share = 100) =>
    listedPie({ income: 80_000, imputed_share, other_income, on: TODAY });

  it('left out: 28% inside the PIE is the end of it', () => {
    expect(listed(200_000).left_out).toMatchObject({ tax: 22_400, net: 57_600 });
  });

  it('returned: the marginal rate, less the credits', () => {
    expect(listed(200_000).returned).toMatchObject({ tax: 31_200, net: 48_800 });
  });

  it('credits that no tax absorbs are not paid out', () => {
    const { returned, left_out } = listedPie({
      income: 10_000,
      imputed_share: 100,
      other_income: 0,
      on: TODAY,
    });
    expect(returned).toEqual(expect.objectContaining({ tax: left_out.tax, net: left_out.net }));
  });

  it('credits are set against no more than the tax of a person on the other income', () => {
    const { returned } = listedPie({ income: 10_000, imputed_share: 100, other_income: 1_000, on: TODAY });
    // Credits of 2,800; 1,050 is due on the distribution, and 105 on the other income.
    expect(returned).toMatchObject({ tax: 2_695, net: 7_305 });
  });

  it('shows its working in whole steps, the last of which is what is left', () => {
    for (const share of [0, 40, 100])
      for (const { label, steps, tax, net } of [
        listed(60_000, share).left_out,
        listed(60_000, share).returned,
      ]) {
        expect([...brokenSteps(steps), ...emptyTexts(label)]).toEqual([]);
        expect(steps.at(-1)?.figures.map(({ value }) => value)).toEqual([tax, net]);
        expect(tax + net).toBeCloseTo(80_000, 2);
      }
    expect(listed(0).note).toContain('can differ from year to year');
  });

  it('divides what the PIE earned into a part with credits and one without, and says by what law the one is not taxed', () => {
    const whole = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 100 }), (hundreds, imputed_share) => {
        const { returned } = listedPie({
          income: hundreds * 100,
          imputed_share,
          other_income: 0,
          on: TODAY,
        });
        const step = returned.steps.find(({ id }) => id === 'returned');
        expect(step?.figures.map(({ value }) => value)).toEqual([
          hundreds * (100 - imputed_share),
          hundreds * imputed_share,
        ]);
        expect(step?.citation?.source).toContain('CX 56C');
      }),
    );
  });

  it('what has no credits is not taxed, left out or returned', () => {
    expect(listed(200_000, 0).left_out.tax).toBe(0);
    expect(listed(200_000, 0).returned.tax).toBe(0);
    // Half of 80,000 has credits: 28% of it inside, 39% of it returned.
    expect(listed(200_000, 50).left_out).toMatchObject({ tax: 11_200, net: 68_800 });
    expect(listed(200_000, 50).returned).toMatchObject({ tax: 15_600, net: 64_400 });
  });

  it('taxes the imputed part as if it were all that the PIE earned', () => {
    const whole = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 0, max: 100 }), (hundreds, other_income, imputed_share) => {
        const of = (income: number, share: number) =>
          listedPie({ income, imputed_share: share, other_income, on: TODAY });
        const part = of(hundreds * 100, imputed_share);
        const alone = of(hundreds * imputed_share, 100);
        expect(part.left_out.tax).toBe(alone.left_out.tax);
        expect(part.returned.tax).toBe(alone.returned.tax);
      }),
    );
  });
});
