import { checkAipPlan } from '@tussock/core/aip/plan';
import type { AipPlan } from '@tussock/core/aip/requirements';
import { AIP_CATEGORIES, AIP_INVESTMENTS } from '@tussock/core/aip/settings';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST, openingPlan, PLAN_LIMITS, planFromParams, planToParams } from './plan-state';

const plan: fc.Arbitrary<AipPlan> = fc.record({
  category: fc.constantFrom(...AIP_CATEGORIES),
  mix: fc
    .dictionary(fc.constantFrom(...AIP_INVESTMENTS), fc.integer({ min: 1, max: MOST }))
    .map((mix) => ({ ...mix })),
  hold_months: fc.integer(PLAN_LIMITS.hold),
  days_in_nz: fc.integer(PLAN_LIMITS.days),
});

describe('a plan in the address', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(plan, (each) => {
        expect(planFromParams(new URLSearchParams(planToParams(each).toString()))).toEqual(each);
      }),
    );
  });

  it('is no plan without a category, and reads junk as nothing', () => {
    expect(planFromParams(new URLSearchParams('months=36'))).toBeNull();
    expect(planFromParams(new URLSearchParams('category=platinum'))).toBeNull();
    expect(
      planFromParams(new URLSearchParams('category=growth&bonds=-1&managed_funds=1e9&months=9999&days=x')),
    ).toEqual({ category: 'growth', mix: {}, hold_months: 0, days_in_nz: 0 });
  });
});

describe('the opening plans', () => {
  it.each(AIP_CATEGORIES)('%s falls short of nothing', (category) => {
    const minimum = category === 'growth' ? 5_000_000 : 10_000_000;
    const opening = openingPlan(category, {
      minimum,
      hold_months: category === 'growth' ? 36 : 60,
      days: category === 'growth' ? 21 : 105,
    });
    const { requirements, amount } = checkAipPlan(opening, DEFAULT_SETTINGS.aip_minimums, '2026-11-20');
    expect(amount).toBe(minimum);
    expect(requirements.filter(({ status }) => status === 'short by')).toEqual([]);
    expect(requirements.filter(({ status }) => status.startsWith('not'))).toEqual([]);
  });
});
