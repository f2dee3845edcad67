import { describe, expect, it } from 'vitest';
import { answerOf, EXAMPLES, type PieInputs } from './calculator-state';

const TODAY = '2026-11-20';
const inputsOf = (label: string) =>
  (EXAMPLES.find((each) => each.label === label) ?? expect.fail(label)).inputs;
function residentOn(inputs: PieInputs) {
  const answer = answerOf(inputs, TODAY);
  return answer.isResident ? answer : expect.fail('not a resident');
}
const of = (label: string) => {
  const { pir, comparison } = residentOn(inputsOf(label));
  return {
    pir: pir?.pir ?? null,
    direct: comparison.direct.tax,
    pie: comparison.pie.tax,
    more: comparison.pie_advantage,
  };
};

describe('the worked examples', () => {
  it('are the golden cases', () => {
    expect(of('Income of $200,000')).toEqual({ pir: 28, direct: 31_200, pie: 22_400, more: 8_800 });
    expect(of('Income of $120,000')).toEqual({ pir: 28, direct: 27_600, pie: 22_400, more: 5_200 });
    expect(of('Two unlike years').pir).toBe(17.5);
    expect(of('Trust with $9,000 in all')).toEqual({ pir: null, direct: 2_970, pie: 2_520, more: 450 });
    expect(of('Company')).toMatchObject({ pir: null, more: 0 });
  });

  it('shows every step down to what is left', () => {
    const { comparison, pir } = residentOn(inputsOf('Income of $200,000'));
    expect(pir?.steps).toHaveLength(3);
    for (const route of [comparison.direct, comparison.pie]) {
      expect(route.steps.at(-1)?.figures.at(-1)?.value).toBe(route.net);
    }
  });

  it('has a route at 0% for a transitional resident beside those of an individual', () => {
    const { pir, comparison } = residentOn({
      ...inputsOf('Income of $200,000'),
      kind: 'transitional-resident',
    });
    expect(pir?.pir).toBe(28);
    expect([comparison.direct.tax, comparison.pie.tax]).toEqual([31_200, 22_400]);
    expect(comparison.alternatives.map(({ id, tax }) => [id, tax])).toEqual([['pie-zero-rate', 0]]);
  });

  it('is taxed in a PIE at the PIR that two years give', () => {
    const inputs = inputsOf('Income of $200,000');
    for (const [last_taxable, pir] of [
      [10_000, 10.5],
      [50_000, 17.5],
      [120_000, 28],
    ] as const) {
      const years = { last_taxable, last_pie: 0, before_taxable: 200_000, before_pie: 0 };
      const answer = residentOn({ ...inputs, ...years });
      expect(answer.pir?.pir).toBe(pir);
      // $1 million at 8%, all of it taxable.
      expect(answer.comparison.pie.tax).toBeCloseTo(80_000 * (pir / 100), 6);
    }
  });

  it('has a route at 0% for a transitional resident alone', () => {
    for (const kind of ['individual', 'trust', 'company'] as const) {
      const { comparison } = residentOn({ ...inputsOf('Income of $200,000'), kind });
      expect(comparison.alternatives.map(({ id }) => id)).not.toContain('pie-zero-rate');
    }
  });

  it('asks a non-resident for no PIR and shows the routes of a notified foreign investor', () => {
    const answer = answerOf(inputsOf('Non-resident, interest'), TODAY);
    expect(answer).toMatchObject({ isResident: false });
    expect(answer.isResident ? [] : answer.tax.routes.map(({ id }) => id)).toEqual([
      'pie',
      'zero-rate',
      'variable-rate',
      'direct',
      'levy',
    ]);
  });
});
