import { describe, expect, it } from 'vitest';
import { answerOf, EXAMPLES } from './calculator-state';

const of = (label: string) => {
  const example = EXAMPLES.find((each) => each.label === label);
  if (!example) throw new Error(label);
  const { pir, comparison } = answerOf(example.inputs, '2026-11-20');
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
    const { comparison, pir } = answerOf((EXAMPLES[0] ?? expect.fail()).inputs, '2026-11-20');
    expect(pir?.steps).toHaveLength(3);
    for (const route of [comparison.direct, comparison.pie]) {
      expect(route.steps.at(-1)?.figures.at(-1)?.value).toBe(route.net);
    }
  });
});
