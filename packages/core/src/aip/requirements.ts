import { figureText } from '../calculation/figure-text';
import { type Citation, citationOf, type Unit } from '../calculation/step';
import { daysBetween } from '../calendar/months';
import type { EffectiveDated } from '../settings/effective-dated';
import { requireInForce } from '../settings/effective-dated';
import type { AipMinimums } from '../settings/settings';
import { formatDate } from '../text/format-date';
import { type AipDatesOfPlan, aipDates } from './calendar';
import {
  AIP_ACCEPTABLE,
  AIP_CATEGORY_CHANGE,
  AIP_CATEGORY_LABELS,
  AIP_CHECKS,
  AIP_DAY_REDUCTIONS,
  AIP_DAYS,
  AIP_EXTENSION,
  AIP_HOLD_MONTHS,
  AIP_INVEST_WITHIN,
  AIP_INVESTMENT_LABELS,
  AIP_INVESTMENTS,
  AIP_ON_CALL,
  AIP_PROPERTY,
  type AipCategory,
  type AipInvestment,
} from './settings';

export interface AipPlan extends AipDatesOfPlan {
  /** NZD by kind of investment; their sum is the amount. */
  mix: Partial<Record<AipInvestment, number>>;
  /** Over the whole of the investment period. */
  days_in_nz: number;
}

export type AipStatus =
  | 'met'
  | 'short by'
  | 'too late by'
  | 'not acceptable in this category'
  | 'not counted'
  | 'confirm with adviser';

export interface AipRequirement {
  id: string;
  label: string;
  status: AipStatus;
  /** What is required, and what the plan has, in `unit`; null where there is no figure. */
  required: number | null;
  planned: number | null;
  /** Above 0 only with status "short by" or "too late by". */
  short_by: number;
  unit: Unit;
  reason: string;
  citation: Citation;
}

export function amountRequirement(
  { category }: AipPlan,
  planned: number,
  entry: EffectiveDated<AipMinimums>,
): AipRequirement {
  const required = entry.value[category];
  return atLeast(
    'amount',
    'Minimum amount in acceptable investments',
    required,
    planned,
    'NZD',
    `${AIP_CATEGORY_LABELS[category]} asks for ${figureText({ value: required, unit: 'NZD' })}; only what this category takes is counted.`,
    citationOf(entry),
  );
}

export function kindRequirements({ category, mix }: AipPlan, on: string): AipRequirement[] {
  const acceptable = requireInForce(AIP_ACCEPTABLE, on, 'list of AIP investments');
  const property = requireInForce(AIP_PROPERTY, on, 'list of AIP property');
  return AIP_INVESTMENTS.flatMap((kind) => {
    const planned = positive(mix[kind]);
    if (planned === 0) return [];
    const isProperty = kind.startsWith('property_');
    if (kind === 'on_call') return [onCallRequirement(planned, positive(mix.managed_funds) > 0, on)];
    const entry = isProperty ? property : acceptable;
    const isTaken = entry.value[category].includes(kind);
    const status: AipStatus = !isTaken
      ? 'not acceptable in this category'
      : isProperty || kind === 'approved_direct'
        ? 'confirm with adviser'
        : 'met';
    return [
      {
        id: kind,
        label: AIP_INVESTMENT_LABELS[kind],
        status,
        required: null,
        planned,
        short_by: 0,
        unit: 'NZD' as const,
        reason: kindReason(kind, category, status),
        citation: citationOf(entry),
      },
    ];
  });
}

/** How long money may stay on call was not seen on a page of Immigration New Zealand, so it is always to be confirmed. */
function onCallRequirement(planned: number, besideFunds: boolean, on: string): AipRequirement {
  const entry = requireInForce(AIP_ON_CALL, on, 'list of AIP on-call investments');
  const kinds = entry.value.join(', ');
  return {
    id: 'on_call',
    label: AIP_INVESTMENT_LABELS.on_call,
    status: besideFunds ? 'confirm with adviser' : 'not counted',
    required: null,
    planned,
    short_by: 0,
    unit: 'NZD',
    reason: besideFunds
      ? `Money that a managed fund can call for, in ${kinds}. Check with INZ how long it may stay on call, and whether the period begins before it is called.`
      : 'On-call investments are for people who invest in managed funds, and this plan has no amount there.',
    citation: citationOf(entry),
  };
}

function kindReason(kind: AipInvestment, category: AipCategory, status: AipStatus): string {
  const label = AIP_CATEGORY_LABELS[category];
  if (status === 'not acceptable in this category')
    return `${label} does not take this kind of investment, so it is not counted.`;
  if (kind.startsWith('property_')) {
    return `${label} takes developments of this kind; whether yours counts is for an adviser to confirm.`;
  }
  if (kind === 'approved_direct') return 'Each direct investment needs approval: confirm that yours has it.';
  if (kind === 'managed_funds') return `${label} takes managed funds that are on the approved list.`;
  return `${label} takes this kind of investment.`;
}

export function holdRequirements(plan: AipPlan, on: string): AipRequirement[] {
  const { category, hold_months } = plan;
  const hold = requireInForce(AIP_HOLD_MONTHS, on, 'AIP holding period');
  const checks = requireInForce(AIP_CHECKS, on, 'list of AIP checks');
  const planned = positive(hold_months);
  return [
    atLeast(
      'hold',
      'How long the money stays invested',
      hold.value[category],
      planned,
      'months',
      `${AIP_CATEGORY_LABELS[category]} asks for ${hold.value[category]} months.`,
      citationOf(hold),
    ),
    ...aipDates(plan, on).checks.map(({ month, on: day }) =>
      atLeast(
        `check-${month}`,
        `Check at ${month} months`,
        month,
        planned,
        'months',
        `At ${month} months, in this plan on ${formatDate(day)}, Immigration New Zealand checks that the money is still invested.`,
        citationOf(checks),
      ),
    ),
  ];
}

/**
 * A day count that is enough only by the reduction for larger amounts is for an adviser to confirm: which investments
 * count towards the larger amount was not seen on a page of Immigration New Zealand.
 */
export function daysRequirement(plan: AipPlan, amount: number, on: string): AipRequirement {
  const { category, days_in_nz } = plan;
  const { starts_on, ends_on } = aipDates(plan, on);
  const hold = requireInForce(AIP_HOLD_MONTHS, on, 'AIP holding period').value[category];
  const period = `over ${hold} months: in this plan from ${formatDate(starts_on)} to ${formatDate(ends_on)}. Check with INZ from which day they are counted.`;
  const standard = requireInForce(AIP_DAYS, on, 'AIP day count');
  const reductions = requireInForce(AIP_DAY_REDUCTIONS, on, 'list of AIP day reductions');
  const reduced = reductions.value[category].filter(({ from }) => amount >= from).at(-1);
  const planned = positive(days_in_nz);
  const full = standard.value[category];
  const label = 'Days in New Zealand';
  const next = reductions.value[category].find(({ from }) => from > amount);
  const fewer = next
    ? ` With ${figureText({ value: next.from, unit: 'NZD' })} or more invested it is ${next.days} days.`
    : '';
  if (!reduced || planned >= full) {
    return atLeast(
      'days',
      label,
      full,
      planned,
      'days',
      `The standard is ${full} days ${period}${reduced ? '' : fewer}`,
      citationOf(standard),
    );
  }
  const reason = `With at least ${figureText({ value: reduced.from, unit: 'NZD' })} invested, ${reduced.days} days instead of ${full} ${period} Confirm which investments count towards the larger amount.${fewer}`;
  const result = atLeast('days', label, reduced.days, planned, 'days', reason, citationOf(reductions));
  return result.status === 'met' ? { ...result, status: 'confirm with adviser' } : result;
}

/** Whether the money is invested in time. An extension has to be granted, so a day that needs it is to be confirmed. */
export function investRequirement(plan: AipPlan, on: string): AipRequirement {
  const entry = requireInForce(AIP_INVEST_WITHIN, on, 'AIP time to invest');
  const extension = requireInForce(AIP_EXTENSION, on, 'AIP extension');
  const { invest_by, invest_by_extended, invested_on } = aipDates(plan, on);
  const last = plan.extension ? invest_by_extended : invest_by;
  const needsExtension = plan.extension && invested_on > invest_by;
  const planned = plan.invested_on === null ? 'no day is entered, so the last one is used' : 'the plan has';
  const more = plan.extension
    ? `With the extension of ${extension.value} months, which has to be granted, the last day is ${formatDate(last)}`
    : `The last day is ${formatDate(last)}, ${entry.value} months after approval in principle; ${extension.value} more can be asked for`;
  return byDay('invest-within', 'Money invested in time', last, invested_on, {
    met: needsExtension ? 'confirm with adviser' : 'met',
    reason: `${more}. ${capital(planned)}: ${formatDate(invested_on)}.`,
    citation: citationOf(needsExtension ? extension : entry),
  });
}

/** Whether a planned change of category is still possible; none where no change is planned. */
export function changeRequirement(plan: AipPlan, on: string): AipRequirement[] {
  if (plan.changed_on === null) return [];
  const entry = requireInForce(AIP_CATEGORY_CHANGE, on, 'AIP change of category');
  const { change_by } = aipDates(plan, on);
  const reason = `The category can be changed once, before approval in principle or until ${formatDate(change_by)}, ${entry.value} months after it. The plan has: ${formatDate(plan.changed_on)}. Check with INZ what begins again.`;
  return [
    byDay('change', 'Change of category', change_by, plan.changed_on, {
      met: 'confirm with adviser',
      reason,
      citation: citationOf(entry),
    }),
  ];
}

function byDay(
  id: string,
  label: string,
  last: string,
  planned: string,
  { met, reason, citation }: { met: AipStatus; reason: string; citation: Citation },
): AipRequirement {
  const short_by = Math.max(0, daysBetween(last, planned));
  const status = short_by > 0 ? 'too late by' : met;
  return { id, label, status, required: null, planned: null, short_by, unit: 'days', reason, citation };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function atLeast(
  id: string,
  label: string,
  required: number,
  planned: number,
  unit: Unit,
  reason: string,
  citation: Citation,
): AipRequirement {
  const short_by = Math.max(0, required - planned);
  const status = short_by > 0 ? 'short by' : 'met';
  return { id, label, status, required, planned, short_by, unit, reason, citation };
}

function positive(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? Math.max(0, value) : 0;
}
