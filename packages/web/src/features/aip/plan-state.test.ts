import { checkAipPlan } from '@tussock/core/aip/plan';
import type { AipPlan } from '@tussock/core/aip/requirement';
import { AIP_CATEGORIES, AIP_INVESTMENTS, type AipCategory } from '@tussock/core/aip/settings';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingPlan, PLAN_LIMITS, planToParams, readPlanLink } from './plan-state';

const TODAY = '2026-11-20';
const opening = (category: AipCategory) =>
  openingPlan(
    category,
    category === 'growth'
      ? { minimum: 5_000_000, hold_months: 36, days: 21 }
      : { minimum: 10_000_000, hold_months: 60, days: 105 },
    TODAY,
  );
const link = (text: string) => readPlanLink(new URLSearchParams(text), opening);

const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const plan: fc.Arbitrary<AipPlan> = fc.record({
  category: fc.constantFrom(...AIP_CATEGORIES),
  mix: fc
    .dictionary(fc.constantFrom(...AIP_INVESTMENTS), fc.integer({ ...PLAN_LIMITS.amount, min: 1 }))
    .map((mix) => ({ ...mix })),
  hold_months: fc.integer(PLAN_LIMITS.hold),
  days_in_nz: fc.integer(PLAN_LIMITS.days),
  approved_on: day,
  invested_on: fc.option(day),
  extension: fc.boolean(),
  changed_on: fc.option(day),
});

describe('a plan in the address', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(plan, (each) => {
        const back = link(planToParams(each).toString());
        expect(back?.state).toEqual(each);
        expect(back?.unused).toEqual([]);
      }),
    );
  });

  it('is none where the address has nothing for the planner', () => {
    expect(link('')).toBeNull();
    expect(link('utm_source=letter')).toBeNull();
  });

  it('opens a link from before there were dates, approved today', () => {
    expect(link('category=balanced&bonds=10000000&months=60&days=105')).toMatchObject({
      state: { category: 'balanced', mix: { bonds: 10_000_000 }, approved_on: TODAY, invested_on: null },
      unused: [],
    });
  });

  it('says what it could not use and what takes its place', () => {
    const read = link('category=platinum&bonds=-1&managed_funds=1e9&months=9999&days=x&approved=2026-02-30');
    expect(read?.state).toEqual({ ...opening('growth'), mix: {} });
    expect(read?.used).toEqual([]);
    expect(read?.unused.map(({ label, given, instead }) => [label, given, instead])).toEqual([
      ['Category', 'platinum', 'Growth'],
      ['Approved managed funds', '1e9', '$0'],
      ['Bonds', '-1', '$0'],
      ['Held for', '9999', '36 months'],
      ['Days in New Zealand', 'x', '21 days'],
      ['Approval in principle', '2026-02-30', '20 November 2026'],
    ]);
    expect(link('bonds=4999999.5')?.unused[0]?.wanted).toBe('a whole number from $0 to $1,000,000,000');
    expect(link('months=x')?.unused[0]?.wanted).toBe('a whole number from 0 to 240');
    const more = link('invested=soon&extension=yes&changed=2100-01-01');
    expect(more?.state).toMatchObject({ invested_on: null, extension: false, changed_on: null });
    expect(more?.unused.map(({ label, instead }) => [label, instead])).toEqual([
      ['Invested on', 'no date'],
      ['Extension', 'no extension'],
      ['Category changed on', 'no date'],
    ]);
  });

  it.each([
    ['2019-12-31', false],
    ['2020-01-01', true],
    ['2099-12-31', true],
    ['2100-01-01', false],
    ['2026-02-29', false],
  ])('takes %s for a day of a plan: %s', (text, isTaken) => {
    expect(link(`invested=${text}`)?.state.invested_on).toBe(isTaken ? text : null);
  });
});

describe('the opening plans', () => {
  it.each(AIP_CATEGORIES)('%s falls short of nothing', (category) => {
    const { requirements, amount } = checkAipPlan(opening(category), DEFAULT_SETTINGS.aip_minimums, TODAY);
    expect(amount).toBe(category === 'growth' ? 5_000_000 : 10_000_000);
    for (const { status } of requirements) expect(['met', 'confirm with adviser']).toContain(status);
  });
});
