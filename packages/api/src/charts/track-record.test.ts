import type { Chart, ChartScale } from '@tussock/core/answers/chart';
import type { OfferOutcome } from '@tussock/core/changelog/changelog';
import { formatPercent } from '@tussock/core/text/format-number';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingsOf, drawnRows, figureAt, figuresAt, figuresIn, roundingOf } from './drawn.fixture';
import { trackRecordChart } from './track-record';

const NOT_A_RATE = 'total return over 5 years, not annualised';
const AS_OF = '2026-11-20T00:00:00.000Z';

function outcome(n: number, given: Partial<OfferOutcome> = {}): OfferOutcome {
  return {
    id: `offer-${n}`,
    slug: `offer-${n}`,
    name: `Offer ${n}`,
    status: 'Closed',
    target_return_min: 8,
    target_return_max: 10,
    target_return_type: 'p.a.',
    created_at: AS_OF,
    returns_stated: null,
    defaulted: [],
    closed_on: '2026-05-01',
    outcome_return: 9,
    outcome_note: null,
    provider: null,
    asset_class: null,
    ending: 'closed',
    outcome_state: 'stated',
    sources: [],
    checks: {},
    ...given,
  };
}
const chartOf = (outcomes: OfferOutcome[]) => trackRecordChart(outcomes, [], AS_OF);

const percent = fc.integer({ min: -8_000, max: 6_000 }).map((hundredths) => hundredths / 100);
const outcomes = fc
  .array(
    fc.record({
      target_return_min: fc.option(percent),
      target_return_max: fc.option(percent),
      outcome_return: fc.option(percent),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) =>
    all.map((figures, n) =>
      outcome(n, { ...figures, outcome_state: figures.outcome_return === null ? 'not_stated' : 'stated' }),
    ),
  );

describe('trackRecordChart', () => {
  it('links each offer of its table, and says what is not stated', () => {
    const ended = { outcome_return: null, outcome_state: 'not_stated', closed_on: null } as const;
    const rows = chartOf([outcome(1), outcome(2, ended)])?.table.rows;
    const link = (n: number) => ({ kind: 'offer', id: `offer-${n}`, slug: `offer-${n}` });
    expect(rows).toEqual([
      { name: 'Offer 1', link: link(1), cells: ['8–10% p.a.', '9% a year', '1 May 2026'] },
      { name: 'Offer 2', link: link(2), cells: ['8–10% p.a.', 'Not stated', 'Not stated'] },
    ]);
  });

  it('has the words of the page where no target is stated', () => {
    const without = outcome(1, { target_return_min: null, target_return_max: null });
    expect(chartOf([without])?.table.rows[0]?.cells[0]).toBe('Contact for details');
  });

  it('draws the figures of its table, for a phone and for a wide page', () => {
    fc.assert(
      fc.property(outcomes, (given) => {
        const chart = chartOf(given);
        if (!chart) throw new Error('nothing was drawn');
        for (const [, drawing] of drawingsOf(chart)) {
          const rounding = drawing.x ? roundingOf(drawing.x) : 0;
          const groups = drawnRows(drawing);
          expect(groups.map(({ row }) => row)).toEqual(chart.table.rows.map((_, row) => row));
          for (const [row, group] of groups.entries()) {
            const [target = '', reached = ''] = chart.table.rows[row]?.cells ?? [];
            expectNear(figuresAt(drawing, group, 'end'), figuresIn(target), rounding);
            expectNear(figuresAt(drawing, group, 'figure'), figuresIn(reached), rounding);
            const isUnknown = group.marks.some(({ look }) => look === 'unknown');
            expect(isUnknown).toBe(figuresIn(reached).length === 0);
            for (const { look, text } of group.texts)
              if (look === 'value') expect(text).toBe(formatPercent(figuresIn(reached)[0] ?? Number.NaN));
          }
        }
      }),
    );
  });

  it('counts those that reached the lower target among those with both figures', () => {
    const title = (...given: Partial<OfferOutcome>[]) =>
      chartOf(given.map((each, n) => outcome(n, each)))?.title;
    const lost = { outcome_return: -5 };
    const unknown: Partial<OfferOutcome> = { outcome_return: null, outcome_state: 'not_stated' };
    const aimless = { target_return_min: null, target_return_max: null };
    const onlyHigh = { target_return_min: null, target_return_max: 9 };
    expect(title({}, lost, unknown, aimless, onlyHigh)).toBe(
      '2 of 3 outcomes are at or above the lower target',
    );
    expect(title({}, lost)).toBe('1 of 2 outcomes is at or above the lower target');
    expect(title({ outcome_return: 8 })).toBe('The one outcome is at or above the lower target');
    expect(title(lost)).toBe('The one outcome is below the lower target');
    expect(title(lost, lost)).toBe('None of 2 outcomes is at or above the lower target');
    expect(title(unknown)).toBe('No outcome is stated yet');
    expect(title(aimless, unknown)).toBe('No outcome can be compared with a target');
  });

  it('compares no outcome with a target that is not a rate a year', () => {
    const total = { target_return_type: NOT_A_RATE, target_return_min: 45, target_return_max: 60 };
    const alone = chartOf([outcome(0, total)]);
    expect(alone?.title).toBe('No outcome can be compared with a target');
    expect(alone?.description).toContain('A target that is not a rate a year is in the table only.');
    expect(alone?.table.rows[0]?.cells.slice(0, 2)).toEqual([
      `45–60% ${NOT_A_RATE}`,
      '9% a year, not compared',
    ]);
    for (const [, drawing] of drawingsOf(alone as Chart))
      for (const group of drawnRows(drawing)) expect(figuresAt(drawing, group, 'end')).toEqual([]);
    const both = chartOf([outcome(0, total), outcome(1)]);
    expect(both?.title).toBe('The one outcome is at or above the lower target; 1 is not compared');
    expect(chartOf([outcome(1)])?.description).not.toContain('in the table only');
  });

  it('does not compare an outcome with a cash yield, and says so', () => {
    const cash = { target_return_type: 'cash yield p.a.', outcome_return: -1.9 };
    const cards = [0, 1].map((n) => ({
      id: `offer-${n}`,
      target_return_type: n === 0 ? 'cash yield p.a.' : 'IRR',
      defaulted: [],
      security_type: null,
    }));
    const chart = trackRecordChart([outcome(0, cash), outcome(1)], cards, AS_OF) as Chart;
    expect(chart.title).toBe('The one outcome is at or above the lower target; 1 is not compared');
    expect(chart.description).toContain('A cash yield leaves out gains and losses of capital');
    expect(chart.description).not.toContain('after tax');
    expect(chart.table.rows.map(({ cells }) => cells[1])).toEqual([
      '−1.9% a year, not compared',
      '9% a year',
    ]);
    for (const [, drawing] of drawingsOf(chart)) {
      const words = drawing.groups.flatMap(({ texts }) => texts.map(({ text }) => text));
      expect(words).toContain('Target: Cash yield a year (not compared)');
      expect(words).toContain('Target: IRR');
      const [apart] = drawnRows(drawing);
      expect(apart?.marks.some(({ look }) => look === 'guide')).toBe(false);
    }
    expect(chartOf([outcome(1)])?.description).not.toContain('cash yield');
    const afterTax = chartOf([outcome(0, { target_return_type: 'p.a. net of fees and tax' }), outcome(1)]);
    expect(afterTax?.title).toBe('The one outcome is at or above the lower target; 1 is not compared');
    expect(afterTax?.description).toContain('A target after tax is not compared with the outcome.');
    expect(afterTax?.description).not.toContain('cash yield');
    expect(chartOf([outcome(1)])?.description).toContain('The kind of an outcome is not stated');
  });

  it('leads from the nearest end of the target to an outcome outside of it', () => {
    const guideTo = (outcome_return: number) => {
      const { wide } = chartOf([outcome(1, { outcome_return })]) as Chart;
      return drawnRows(wide)
        .flatMap(({ marks }) => marks)
        .flatMap((mark) => (mark.shape === 'line' && mark.look === 'guide' ? [mark.x1, mark.x2] : []))
        .map((at) => Math.round(figureAt(wide.x as ChartScale, at)));
    };
    expect([guideTo(5), guideTo(9), guideTo(12)]).toEqual([[8, 5], [], [10, 12]]);
  });

  it('keeps kinds of return apart and the order that it was given', () => {
    const cards = ['IRR', 'p.a. net', 'IRR'].map((target_return_type, n) => ({
      id: `offer-${n}`,
      target_return_type,
      defaulted: [],
      security_type: null,
    }));
    const chart = trackRecordChart([outcome(0), outcome(1), outcome(2)], cards, AS_OF);
    expect(chart?.table.rows.map(({ name }) => name)).toEqual(['Offer 1', 'Offer 0', 'Offer 2']);
    expect(chart?.table.columns).toEqual(['Offer', 'Target', 'Outcome, kind not stated', 'Ended']);
    const headings = chart?.wide.groups.flatMap(({ texts }) =>
      texts.filter(({ look }) => look === 'heading'),
    );
    expect(headings?.map(({ text }) => text)).toEqual(['Target: Return a year, after fees', 'Target: IRR']);
  });

  it('draws an outcome that is not stated beside the scale, where no place is a figure, and says so', () => {
    fc.assert(
      fc.property(outcomes, (given) => {
        const chart = chartOf(given);
        const isUnknown = given.some(({ outcome_return }) => outcome_return === null);
        expect(chart?.description.includes('at the right edge: the outcome is not stated')).toBe(isUnknown);
        for (const [, drawing] of drawingsOf(chart as Chart)) {
          const end = Math.max(...(drawing.x?.range ?? []));
          for (const { marks } of drawnRows(drawing))
            for (const hatched of marks.filter(({ look }) => look === 'unknown')) {
              const [from, to] =
                hatched.shape === 'bar' ? [hatched.x, hatched.x + hatched.width] : [Number.NaN, Number.NaN];
              expect(from).toBeGreaterThan(end);
              expect(to).toBeLessThan(drawing.width);
            }
        }
      }),
    );
  });

  it('leaves out what was withdrawn and states no outcome, and says so', () => {
    const withdrawn = outcome(0, { outcome_return: null, outcome_state: 'none', ending: 'withdrawn' });
    expect(chartOf([withdrawn])).toBeNull();
    const LEFT_OUT = 'Offers that were withdrawn and state no outcome are left out.';
    expect(chartOf([withdrawn, outcome(1)])?.table.rows).toHaveLength(1);
    expect(chartOf([withdrawn, outcome(1)])?.description).toContain(LEFT_OUT);
    expect(chartOf([outcome(1)])?.description).not.toContain(LEFT_OUT);
  });
});

function expectNear(drawn: number[], stated: number[], rounding: number) {
  const distinct = [...new Set(stated)].sort((a, b) => a - b);
  expect(drawn).toHaveLength(distinct.length);
  for (const [at, figure] of distinct.entries())
    expect(Math.abs((drawn[at] as number) - figure)).toBeLessThanOrEqual(rounding);
}
