import { type Citation, citationOf, oldestCheck } from '../calculation/step';
import type { EffectiveDated } from '../settings/effective-dated';
import { requireInForce } from '../settings/effective-dated';
import type { AipMinimums } from '../settings/settings';
import {
  type AipPlan,
  type AipRequirement,
  type AipStatus,
  amountRequirement,
  daysRequirement,
  holdRequirements,
  investWithin,
  kindRequirements,
} from './requirements';
import {
  AIP_CATEGORY_LABELS,
  AIP_CHECKS,
  AIP_HOLD_MONTHS,
  AIP_INVEST_WITHIN,
  type AipCategory,
} from './settings';

export interface AipResult {
  category: AipCategory;
  /** NZD in all, and the part of it that this category takes. */
  amount: number;
  acceptable_amount: number;
  requirements: AipRequirement[];
  timeline: { month: number; text: string; citation: Citation }[];
  /** Never says that a visa will be granted. */
  summary: string;
  /** The oldest check among the settings that were used; null where one was never checked. */
  settings_checked_on: string | null;
  disclaimer: string;
}

const AIP_DISCLAIMER =
  'General information, not immigration advice. Amounts are in NZD and not for personal use. Immigration New Zealand decides; speak with a licensed immigration adviser or a lawyer.';

/**
 * Checks a plan against the settings of the Active Investor Plus visa in force on a date (2026-11-20).
 * `minimums` are `SiteSettings.aip_minimums`.
 */
export function checkAipPlan(
  plan: AipPlan,
  minimums: readonly EffectiveDated<AipMinimums>[],
  on: string,
): AipResult {
  const kinds = kindRequirements(plan, on);
  const acceptable_amount = kinds
    .filter(({ status }) => status !== 'not acceptable in this category')
    .reduce((sum, { planned }) => sum + (planned ?? 0), 0);
  const requirements = [
    amountRequirement(plan, acceptable_amount, requireInForce(minimums, on, 'AIP minimum')),
    ...kinds,
    ...holdRequirements(plan, on),
    daysRequirement(plan, acceptable_amount, on),
    investWithin(on),
  ];
  const moments = timeline(plan, on);
  return {
    category: plan.category,
    amount: kinds.reduce((sum, { planned }) => sum + (planned ?? 0), 0),
    acceptable_amount,
    requirements,
    timeline: moments,
    summary: summaryOf(plan.category, requirements),
    settings_checked_on: oldestCheck([...requirements, ...moments].map(({ citation }) => citation)),
    disclaimer: AIP_DISCLAIMER,
  };
}

function timeline({ category }: AipPlan, on: string): AipResult['timeline'] {
  const invest = requireInForce(AIP_INVEST_WITHIN, on, 'AIP time to invest');
  const checks = requireInForce(AIP_CHECKS, on, 'list of AIP checks');
  const hold = requireInForce(AIP_HOLD_MONTHS, on, 'AIP holding period');
  return [
    {
      month: 0,
      text: `The money is invested, within ${invest.value.months} months of approval in principle`,
      citation: citationOf(invest),
    },
    ...checks.value[category].map((month) => ({ month, text: 'Check', citation: citationOf(checks) })),
    { month: hold.value[category], text: 'End of the holding period', citation: citationOf(hold) },
  ];
}

function summaryOf(category: AipCategory, requirements: readonly AipRequirement[]): string {
  const count = (status: AipStatus) => requirements.filter((each) => each.status === status).length;
  const open = count('short by') + count('not acceptable in this category');
  const confirm = count('confirm with adviser');
  const name = `the ${AIP_CATEGORY_LABELS[category]} settings on this page`;
  const rest = `${confirm} to confirm with an adviser`;
  if (open > 0)
    return `Held against ${name}, ${open} of ${requirements.length} points are not met, with ${rest}.`;
  return `Held against ${name}, no point falls short, with ${rest}. This is no decision on a visa.`;
}
