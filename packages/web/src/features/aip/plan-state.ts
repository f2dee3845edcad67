import type { AipPlan } from '@tussock/core/aip/requirements';
import { AIP_CATEGORIES, AIP_INVESTMENTS, type AipCategory } from '@tussock/core/aip/settings';

const CALENDAR = { hold: { min: 0, max: 240 }, days: { min: 0, max: 3_650 } } as const;

/** What the planner opens with: the smallest plan that meets the settings of a category. */
export function openingPlan(
  category: AipCategory,
  in_force: { minimum: number; hold_months: number; days: number },
): AipPlan {
  const half = Math.round(in_force.minimum / 2);
  return {
    category,
    mix: {
      managed_funds: in_force.minimum - half,
      ...(category === 'growth' ? { approved_direct: half } : { bonds: half }),
    },
    hold_months: in_force.hold_months,
    days_in_nz: in_force.days,
  };
}

/** The plan as parameters of an address, without amounts of 0. */
export function planToParams({ category, mix, hold_months, days_in_nz }: AipPlan): URLSearchParams {
  const params = new URLSearchParams({ category });
  for (const kind of AIP_INVESTMENTS) if (mix[kind]) params.set(kind, String(mix[kind]));
  params.set('months', String(hold_months));
  params.set('days', String(days_in_nz));
  return params;
}

/** The plan of an address; null where it names no category. A figure that cannot be read counts as its minimum. */
export function planFromParams(params: URLSearchParams): AipPlan | null {
  const category = AIP_CATEGORIES.find((each) => each === params.get('category'));
  if (!category) return null;
  const mix: AipPlan['mix'] = {};
  for (const kind of AIP_INVESTMENTS) {
    const amount = wholeNumber(params.get(kind), 0, MOST);
    if (amount) mix[kind] = amount;
  }
  return {
    category,
    mix,
    hold_months: wholeNumber(params.get('months'), CALENDAR.hold.min, CALENDAR.hold.max),
    days_in_nz: wholeNumber(params.get('days'), CALENDAR.days.min, CALENDAR.days.max),
  };
}

/** The most in one kind of investment, in NZD. */
export const MOST = 1_000_000_000;
export const PLAN_LIMITS = CALENDAR;

function wholeNumber(text: string | null, min: number, max: number): number {
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : min;
  return value > max ? min : value;
}
