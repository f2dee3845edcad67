import { checkAipPlan } from '@tussock/core/aip/plan';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { formatDate } from '@tussock/core/text/format-date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAt } from '../../ui/chart/drawn.fixture';
import { planChart } from './plan-chart';
import { openingPlan } from './plan-state';

const TODAY = '2026-11-20';
const day = fc
  .integer({ min: 0, max: 3_000 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
const anyPlan = fc
  .record({
    category: fc.constantFrom('growth' as const, 'balanced' as const),
    approved_on: day,
    invested_on: fc.option(day, { nil: null }),
    extension: fc.boolean(),
    hold_months: fc.integer({ min: 0, max: 240 }),
    days_in_nz: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ category, approved_on, ...rest }) => ({
    ...openingPlan(category, { minimum: 5e6, hold_months: 36, days: 21 }, approved_on),
    ...rest,
  }));

describe('the picture of a plan', () => {
  it('draws the dates of its table', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const result = checkAipPlan(plan, DEFAULT_SETTINGS.aip_minimums, TODAY);
        const chart = planChart(plan, result, TODAY, false);
        expect(chart.table.rows[2]?.cells.slice(0, 2)).toEqual(
          [result.dates.starts_on, result.dates.ends_on].map(formatDate),
        );
        for (const drawing of [chart.phone, chart.wide]) {
          const groups = drawing.groups.filter(({ row }) => row !== null);
          expect(groups).toHaveLength(chart.table.rows.length);
          for (const { row, marks } of groups) {
            const [bar] = marks.filter((mark) => mark.shape === 'bar');
            const [from = '', to = ''] = chart.table.rows[row ?? 0]?.cells ?? [];
            if (!bar) throw new Error('a part has no bar');
            expectDate(dateAt(drawing, bar.x), from);
            if (from !== to) expectDate(dateAt(drawing, bar.x + bar.width), to);
          }
          const checks = groups[2]?.marks.filter(({ shape }) => shape === 'dot') ?? [];
          expect(checks).toHaveLength(result.dates.checks.length);
          for (const [at, check] of checks.entries())
            if ('x' in check)
              expectDate(dateAt(drawing, check.x), formatDate(result.dates.checks[at]?.on ?? ''));
        }
      }),
    );
  });

  it('says the days that are asked for and planned', () => {
    const plan = openingPlan('growth', { minimum: 5e6, hold_months: 36, days: 21 }, '2026-12-01');
    const result = checkAipPlan(plan, DEFAULT_SETTINGS.aip_minimums, TODAY);
    const { table } = planChart(plan, result, TODAY, false);
    expect(table.rows.at(-1)?.cells[2]).toBe(
      '21 days required, 21 days planned; check with INZ which days count',
    );
  });

  it('runs to the day until which the money is held, where that is later, and writes thousands as the rest of the page does', () => {
    const opening = openingPlan('growth', { minimum: 5e6, hold_months: 36, days: 21 }, '2026-12-01');
    const plan = { ...opening, hold_months: 240, days_in_nz: 1_000 };
    const result = checkAipPlan(plan, DEFAULT_SETTINGS.aip_minimums, TODAY);
    const chart = planChart(plan, result, TODAY, false);
    expect(chart.title).toBe(`Your dates run from 1 December 2026 to ${formatDate(result.dates.held_until)}`);
    expect(JSON.stringify(chart.wide)).toContain('21 required, 1,000 planned');
  });

  it('does not call its figures those of INZ, since some come from other sources', () => {
    const plan = openingPlan('growth', { minimum: 5e6, hold_months: 36, days: 21 }, '2026-12-01');
    const result = checkAipPlan(plan, DEFAULT_SETTINGS.aip_minimums, TODAY);
    expect(result.requirements.map(({ citation }) => citation.confidence)).toContain('M');
    for (const isExample of [true, false])
      expect(planChart(plan, result, TODAY, isExample).source).not.toMatch(/INZ|Immigration|published/);
  });

  it('calls nothing of an example yours', () => {
    const plan = openingPlan('growth', { minimum: 5e6, hold_months: 36, days: 21 }, '2026-12-01');
    const result = checkAipPlan(plan, DEFAULT_SETTINGS.aip_minimums, TODAY);
    expect(JSON.stringify(planChart(plan, result, TODAY, false))).toMatch(/\byour\b/i);
    expect(JSON.stringify(planChart(plan, result, TODAY, true))).not.toMatch(/\byour\b/i);
  });
});

/** To the rounding of positions: a tenth of a pixel is a few days over ten years; two pixels are the shortest bar. */
function expectDate({ time, pixel }: { time: number; pixel: number }, stated: string) {
  expect(Math.abs(time - Date.parse(`${stated} UTC`))).toBeLessThanOrEqual(pixel * 2.1);
}
