import { textWidth } from '@tussock/core/chart/fit-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalStackChart } from './capital-stack';
import { drawingsOf, drawnRows, figureAt, roundingOf } from './drawn.fixture';

const AS_OF = '2026-11-20T00:00:00.000Z';
const ONE_LOAN = { security_type: 'debt', largest_loan_share: null } as const;
const chartOf = (
  security_rank: Parameters<typeof capitalStackChart>[0]['security_rank'],
  loan_to_value: number | null,
) => capitalStackChart({ ...ONE_LOAN, security_rank, loan_to_value }, AS_OF);
const shares = fc.integer({ min: 1, max: 1_300 }).map((tenths) => tenths / 10);

describe('capitalStackChart', () => {
  it('draws a first-ranking loan from zero to its loan to value, and the rest to the whole value', () => {
    fc.assert(
      fc.property(shares, (share) => {
        const chart = chartOf('first', share);
        if (!chart) throw new Error('nothing was drawn');
        for (const [, drawing] of drawingsOf(chart)) {
          const { x } = drawing;
          if (!x) throw new Error('no scale');
          const bars = drawnRows(drawing).map(({ marks }) =>
            marks.flatMap((mark) => (mark.shape === 'bar' ? [[mark.x, mark.x + mark.width]] : [])),
          );
          const figures = bars.map((of) => of.flat().map((at) => figureAt(x, at)));
          const expected = [[0, share], share < 100 ? [share, 100] : []];
          for (const [row, ends] of expected.entries()) {
            expect(figures[row]).toHaveLength(ends.length);
            for (const [at, end] of ends.entries())
              expect(Math.abs((figures[row]?.[at] ?? 0) - end)).toBeLessThan(2.1 * roundingOf(x));
          }
        }
      }),
    );
  });

  it('writes inside the drawing what a loan behind others does not state, however small or large it is', () => {
    fc.assert(
      fc.property(fc.constantFrom('second', null), shares, (rank, share) => {
        const chart = chartOf(rank, share);
        for (const [, drawing] of chart ? drawingsOf(chart) : []) {
          for (const { marks, texts } of drawnRows(drawing).slice(0, 2)) {
            for (const mark of marks) expect(mark.shape === 'bar' && mark.x).toBeGreaterThan(0);
            for (const { look, text, x, anchor } of texts.filter((each) => each.look !== 'name')) {
              const length = textWidth(text, look === 'note' ? 12 : 13);
              const from = x - length * { start: 0, middle: 0.5, end: 1 }[anchor];
              expect(from).toBeGreaterThanOrEqual(0);
              expect(from + length).toBeLessThanOrEqual(drawing.width);
            }
          }
        }
      }),
    );
  });

  const VALUE =
    'The value of the security is 100%. If the security is sold, the first line is repaid first and the last line last.';
  const SHARE = 'The loan to value is the provider’s figure.';
  const AHEAD = 'It is read as counting the loans ahead of this one.';
  const HATCHED = 'What is not stated is hatched.';
  it.each([
    ['first', null, [VALUE, HATCHED]],
    ['second', null, [VALUE, HATCHED]],
    ['first', 60, [VALUE, SHARE, HATCHED]],
    ['second', 74, [VALUE, SHARE, AHEAD, HATCHED]],
  ] as const)('a loan of rank %s with a share of %s says how it is read', (rank, share, sentences) => {
    expect(chartOf(rank, share)?.description).toBe(sentences.join(' '));
  });

  it('hatches what a loan behind others does not state: where it begins', () => {
    const chart = chartOf('second', 74);
    expect(chart?.title).toBe('The second-ranking loan has a stated loan to value of 74%');
    expect(chart?.table.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ['First mortgage', 'Not stated'],
      ['This loan: second-ranking', 'Up to 74%; where it begins is not stated'],
      ['Behind it: equity, other loans', '74% to 100%'],
    ]);
    const looks = chart && drawnRows(chart.wide).map(({ marks }) => marks.map(({ look }) => look));
    expect(looks).toEqual([['unknown'], ['unknown', 'own'], ['range']]);
  });

  it.each([
    ['second', 'First mortgage'],
    ['mezzanine', 'Loans ahead of it'],
    [null, 'Loans ahead of it, if any'],
  ] as const)('of a loan with the rank %s names what is ahead of it', (rank, name) => {
    expect(chartOf(rank, 59)?.table.rows[0]).toMatchObject({ name, cells: ['Not stated'] });
  });

  it('writes beside each bar, at its middle, how far it goes or that it is not stated', () => {
    const chart = chartOf('second', 74);
    if (!chart) throw new Error('nothing was drawn');
    for (const [, drawing] of drawingsOf(chart)) {
      const rows = drawnRows(drawing);
      const beside = rows.map(({ texts }) => texts.filter(({ look }) => look !== 'name'));
      expect(beside.map((texts) => texts.map(({ look, text }) => [look, text]))).toEqual([
        [['note', 'Not stated']],
        [['value', 'up to 74%']],
        [['value', '26%']],
      ]);
      for (const [row, { marks }] of rows.entries())
        for (const mark of marks) {
          if (mark.shape !== 'bar') throw new Error(mark.shape);
          // Half of the height of a capital below the middle.
          for (const { y } of beside[row] ?? []) expect(y).toBeCloseTo(mark.y + mark.height / 2 + 4.5);
        }
    }
  });

  it.each([
    ['units', null, 'first', ['These loans: first-ranking', 'Behind them: equity, other loans']],
    [
      'debt',
      26,
      'second',
      ['First mortgages', 'These loans: second-ranking', 'Behind them: equity, other loans'],
    ],
    [
      'units',
      null,
      null,
      ['Loans ahead of them, if any', 'These loans: rank not stated', 'Behind them: equity, other loans'],
    ],
    ['debt', 100, 'first', ['This loan: first-ranking', 'Behind it: equity, other loans']],
  ] as const)(
    'of %s with a largest loan of %s speaks of one loan or of many',
    (security_type, largest_loan_share, security_rank, names) => {
      const offer = { security_type, largest_loan_share, security_rank, loan_to_value: 54 };
      const chart = capitalStackChart(offer, AS_OF);
      const isMany = largest_loan_share !== 100;
      expect(chart?.table.rows.map(({ name }) => name)).toEqual(names);
      expect(chart?.title).toMatch(
        isMany ? / loans(,.*,)? have a stated loan to value of 54%$/ : / loan has a stated/,
      );
      expect(chart?.description.includes('the average of the loans')).toBe(isMany);
    },
  );

  it('is not drawn where loan to value does not apply', () => {
    const invoices = {
      ...ONE_LOAN,
      security_rank: 'first',
      loan_to_value: null,
      not_applicable: ['loan_to_value'],
    } as const;
    expect(capitalStackChart(invoices, AS_OF)).toBeNull();
    expect(capitalStackChart({ ...invoices, not_applicable: ['gearing'] }, AS_OF)).not.toBeNull();
  });

  it('begins on a phone where the names do, so that no line runs through them', () => {
    for (const rank of ['first', 'second'] as const) expect(chartOf(rank, 60)?.phone.x?.range[0]).toBe(1);
  });

  it('draws no boundary where none is stated', () => {
    const chart = chartOf('first', null);
    expect(chart?.title).toBe('The first-ranking loan has no stated loan to value');
    const looks = chart && drawnRows(chart.wide).map(({ marks }) => marks.map(({ look }) => look));
    expect(looks).toEqual([['unknown'], ['unknown']]);
    expect(chart?.table.rows.map(({ cells }) => cells[0])).toEqual(['Not stated', 'Not stated']);
  });

  it('is of secured loans alone', () => {
    expect(chartOf('unsecured', 60)).toBeNull();
    expect(chartOf(null, null)).toBeNull();
    expect(chartOf(null, 59)?.table.rows[1]?.name).toBe('This loan: rank not stated');
    expect(chartOf('first', 120)?.title).toContain('more than the security is worth');
  });
});
