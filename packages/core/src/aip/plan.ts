import { figureText } from '../calculation/figure-text';
import { type Citation, oldestCheck } from '../calculation/step';
import { type EffectiveDated, requireInForce } from '../settings/effective-dated';
import type { AipMinimums } from '../settings/settings';
import { formatCount } from '../text/format-number';
import { type AipDates, type AipMoment, aipAfterwards, aipDates, aipTimeline } from './calendar';
import { amountRequirement, kindRequirements } from './investment-requirements';
import type { AipPlan, AipRequirement, AipStatus } from './requirement';
import { AIP_CATEGORY_LABELS, type AipCategory } from './settings';
import {
  changeRequirement,
  daysRequirement,
  earlierRulesRequirement,
  holdRequirements,
  investRequirement,
} from './time-requirements';

export interface AipResult {
  category: AipCategory;
  /** NZD in all, and the part of it that this category takes. */
  amount: number;
  acceptable_amount: number;
  requirements: AipRequirement[];
  dates: AipDates;
  timeline: AipMoment[];
  afterwards: { text: string; citation: Citation };
  /** No requirement falls short of the settings; some may be left to confirm with an adviser. */
  is_reached: boolean;
  /** Never says that a visa will be granted. */
  summary: string;
  /** The oldest check among the settings that were used; null where one was never checked. */
  settings_checked_on: string | null;
  disclaimer: string;
}

const AIP_DISCLAIMER =
  'General information, not immigration advice. Amounts are in NZD. The investments must not be for your own use. Immigration New Zealand decides; speak with a licensed immigration adviser or a lawyer.';

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
    .filter(({ status }) => !NOT_COUNTED.includes(status))
    .reduce((sum, { planned }) => sum + (planned ?? 0), 0);
  const minimum = requireInForce(minimums, on, 'AIP minimum');
  const timeline = aipTimeline(plan, on);
  const checked = [
    amountRequirement(plan, acceptable_amount, minimum),
    ...kinds,
    ...holdRequirements(plan, on),
    daysRequirement(plan, acceptable_amount, on),
    investRequirement(plan, on),
    ...changeRequirement(plan, on),
  ];
  const settings = [...checked, ...timeline].map(({ citation }) => citation);
  const requirements = [...earlierRulesRequirement(plan, settings), ...checked];
  const afterwards = aipAfterwards(on);
  const open = requirements.filter(({ status }) => NOT_MET.includes(status)).length;
  return {
    category: plan.category,
    amount: kinds.reduce((sum, { planned }) => sum + (planned ?? 0), 0),
    acceptable_amount,
    requirements,
    dates: aipDates(plan, on),
    timeline,
    afterwards,
    is_reached: open === 0,
    summary: summaryOf(plan.category, requirements, kinds, open),
    settings_checked_on: oldestCheck(
      [...requirements, ...timeline, afterwards].map(({ citation }) => citation),
    ),
    disclaimer: AIP_DISCLAIMER,
  };
}

const NOT_COUNTED: readonly AipStatus[] = ['not acceptable in this category', 'not counted'];
const NOT_MET: readonly AipStatus[] = ['short by', 'too late by'];

/** Money in what does not count fails no requirement of its own: it is missing from the amount, or it is more than is asked for. */
function summaryOf(
  category: AipCategory,
  requirements: readonly AipRequirement[],
  kinds: readonly AipRequirement[],
  open: number,
): string {
  const of = (statuses: readonly AipStatus[]) =>
    requirements.filter(({ status }) => statuses.includes(status));
  const confirm = of(['confirm with adviser']).length;
  const left = kinds
    .filter(({ status }) => NOT_COUNTED.includes(status))
    .reduce((sum, { planned }) => sum + (planned ?? 0), 0);
  const figures = `the ${AIP_CATEGORY_LABELS[category]} figures shown here`;
  const rest = [
    left === 0 ? '' : ` ${figureText({ value: left, unit: 'NZD' })} of the money is not counted.`,
    confirm === 0 ? '' : ` Check ${formatCount(confirm, 'points')} with a licensed adviser.`,
  ].join('');
  const asked = requirements.length - of(NOT_COUNTED).length;
  return open > 0
    ? `${formatCount(open, 'points')} of ${asked} ${open === 1 ? 'is' : 'are'} not met under ${figures}.${rest}`
    : `These amounts, dates and days reach ${figures}.${rest} This is not a decision on a visa.`;
}
