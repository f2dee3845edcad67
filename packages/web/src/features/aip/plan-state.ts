import type { AipPlan } from '@tussock/core/aip/requirement';
import {
  AIP_CATEGORIES,
  AIP_CATEGORY_LABELS,
  AIP_INVESTMENT_LABELS,
  AIP_INVESTMENTS,
  type AipCategory,
  type AipInvestment,
} from '@tussock/core/aip/settings';
import { figureText } from '@tussock/core/calculation/figure-text';
import { type LinkPart, linkReader, type SharedLink } from '@tussock/core/calculation/shared-link';
import type { Unit } from '@tussock/core/calculation/step';
import { isDay } from '@tussock/core/calendar/day';
import { formatDate } from '@tussock/core/text/format-date';
import { formatNumber } from '@tussock/core/text/format-number';

export const PLAN_LIMITS = {
  amount: { min: 0, max: 1_000_000_000 },
  hold: { min: 0, max: 240 },
  days: { min: 0, max: 3_650 },
} as const;

/** What the planner opens with: the smallest plan that meets the settings of a category, approved on a date. */
export function openingPlan(
  category: AipCategory,
  in_force: { minimum: number; hold_months: number; days: number },
  approved_on: string,
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
    approved_on,
    invested_on: null,
    extension: false,
    changed_on: null,
  };
}

/** The plan as parameters of an address, without amounts of 0 and dates that are not entered. */
export function planToParams(plan: AipPlan): URLSearchParams {
  const params = new URLSearchParams({ category: plan.category });
  for (const kind of AIP_INVESTMENTS) if (plan.mix[kind]) params.set(kind, String(plan.mix[kind]));
  params.set('months', String(plan.hold_months));
  params.set('days', String(plan.days_in_nz));
  params.set('approved', plan.approved_on);
  if (plan.invested_on !== null) params.set('invested', plan.invested_on);
  if (plan.extension) params.set('extension', 'true');
  if (plan.changed_on !== null) params.set('changed', plan.changed_on);
  return params;
}

/**
 * The plan of an address. Amounts that are missing or of no use are 0; months, days and the date of approval are those of
 * the opening plan then. Null where the address has nothing for the planner.
 */
export function readPlanLink(
  params: URLSearchParams,
  opening: (category: AipCategory) => AipPlan,
): SharedLink<AipPlan> | null {
  if (!PARTS.some((name) => params.has(name))) return null;
  const { read, used, unused } = linkReader(params);
  const category = read(CATEGORY, 'growth');
  const start = opening(category);
  const mix: AipPlan['mix'] = {};
  for (const kind of AIP_INVESTMENTS) {
    const amount = read(amountPart(kind), 0);
    if (amount > 0) mix[kind] = amount;
  }
  const state: AipPlan = {
    category,
    mix,
    hold_months: read(HELD, start.hold_months),
    days_in_nz: read(DAYS, start.days_in_nz),
    approved_on: read(APPROVED, start.approved_on),
    invested_on: read<string | null>(INVESTED, null),
    extension: read(EXTENSION, false),
    changed_on: read<string | null>(CHANGED, null),
  };
  return { state, used, unused };
}

const PARTS = [
  'category',
  ...AIP_INVESTMENTS,
  ...['months', 'days', 'approved', 'invested', 'extension', 'changed'],
];

const CATEGORY: LinkPart<AipCategory> = {
  name: 'category',
  label: 'Category',
  wanted: 'growth or balanced',
  parse: (text) => AIP_CATEGORIES.find((each) => each === text) ?? null,
  show: (category) => AIP_CATEGORY_LABELS[category],
};
const amountPart = (kind: AipInvestment) =>
  wholeNumber(kind, AIP_INVESTMENT_LABELS[kind], PLAN_LIMITS.amount, 'NZD');
const HELD = wholeNumber('months', 'Held for', PLAN_LIMITS.hold, 'months');
const DAYS = wholeNumber('days', 'Days in New Zealand', PLAN_LIMITS.days, 'days');
const APPROVED: LinkPart<string> = { ...datePart('approved', 'Approval in principle'), show: formatDate };
const INVESTED = datePart('invested', 'Invested on');
const CHANGED = datePart('changed', 'Category changed on');
const EXTENSION: LinkPart<boolean> = {
  name: 'extension',
  label: 'Extension',
  wanted: 'true',
  parse: (text) => (text === 'true' ? true : null),
  show: (is) => (is ? 'planned' : 'no extension'),
};

function wholeNumber(
  name: string,
  label: string,
  { min, max }: { min: number; max: number },
  unit: Unit,
): LinkPart<number> {
  const show = (value: number) => figureText({ value, unit });
  const bound = (value: number) => (unit === 'NZD' ? show(value) : formatNumber(value));
  return {
    name,
    label,
    wanted: `a whole number from ${bound(min)} to ${bound(max)}`,
    parse: (text) => {
      const value = /^\d{1,10}$/.test(text) ? Number(text) : -1;
      return value < min || value > max ? null : value;
    },
    show,
  };
}

function datePart(name: string, label: string): LinkPart<string | null> {
  return {
    name,
    label,
    wanted: 'a date such as 2026-11-20',
    parse: (text) => (isPlanDay(text) ? text : null),
    show: (date) => (date === null ? 'no date' : formatDate(date)),
  };
}

/** Whether a date exists and lies where a plan of this visa can have one. */
export const isPlanDay = (text: string) => isDay(text) && text >= '2020-01-01' && text < '2100-01-01';
