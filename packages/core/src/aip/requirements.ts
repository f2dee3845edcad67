import { figureText } from '../calculation/figure-text';
import { type Citation, citationOf, type Unit } from '../calculation/step';
import type { EffectiveDated } from '../settings/effective-dated';
import { requireInForce } from '../settings/effective-dated';
import type { AipMinimums } from '../settings/settings';
import {
  AIP_ACCEPTABLE,
  AIP_CATEGORY_LABELS,
  AIP_CHECKS,
  AIP_DAY_REDUCTIONS,
  AIP_DAYS,
  AIP_HOLD_MONTHS,
  AIP_INVEST_WITHIN,
  AIP_INVESTMENT_LABELS,
  AIP_INVESTMENTS,
  AIP_PROPERTY,
  type AipCategory,
  type AipInvestment,
} from './settings';

export interface AipPlan {
  category: AipCategory;
  /** NZD by kind of investment; their sum is the amount. */
  mix: Partial<Record<AipInvestment, number>>;
  hold_months: number;
  /** Over the whole of the visa's conditions. */
  days_in_nz: number;
}

export type AipStatus = 'met' | 'short by' | 'not acceptable in this category' | 'confirm with adviser';

export interface AipRequirement {
  id: string;
  label: string;
  status: AipStatus;
  /** What is required, and what the plan has, in `unit`; null where there is no figure. */
  required: number | null;
  planned: number | null;
  /** Above 0 only with status "short by". */
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

function kindReason(kind: AipInvestment, category: AipCategory, status: AipStatus): string {
  const label = AIP_CATEGORY_LABELS[category];
  if (status === 'not acceptable in this category') return `${label} does not take it, so it is not counted.`;
  if (kind.startsWith('property_')) {
    return `${label} takes developments of this kind; whether yours counts is for an adviser to confirm.`;
  }
  if (kind === 'approved_direct') return 'Each direct investment needs approval: confirm that yours has it.';
  if (kind === 'managed_funds') return `${label} takes managed funds that are on the approved list.`;
  return `${label} takes it.`;
}

export function holdRequirements({ category, hold_months }: AipPlan, on: string): AipRequirement[] {
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
    ...checks.value[category].map((month) =>
      atLeast(
        `check-${month}`,
        `Check at ${month} months`,
        month,
        planned,
        'months',
        `At ${month} months Immigration New Zealand checks that the money is still invested.`,
        citationOf(checks),
      ),
    ),
  ];
}

/**
 * A day count that is enough only by the reduction for larger amounts is for an adviser to confirm: which investments
 * count towards the larger amount was not seen on a page of Immigration New Zealand.
 */
export function daysRequirement(
  { category, days_in_nz }: AipPlan,
  amount: number,
  on: string,
): AipRequirement {
  const standard = requireInForce(AIP_DAYS, on, 'AIP day count');
  const reductions = requireInForce(AIP_DAY_REDUCTIONS, on, 'list of AIP day reductions');
  const reduced = reductions.value[category].filter(({ from }) => amount >= from).at(-1);
  const planned = positive(days_in_nz);
  const full = standard.value[category];
  const label = 'Days in New Zealand';
  if (!reduced || planned >= full) {
    return atLeast(
      'days',
      label,
      full,
      planned,
      'days',
      `The standard is ${full} days.`,
      citationOf(standard),
    );
  }
  const reason = `With at least ${figureText({ value: reduced.from, unit: 'NZD' })} invested, ${reduced.days} days instead of ${full}; confirm which investments count towards the larger amount.`;
  const result = atLeast('days', label, reduced.days, planned, 'days', reason, citationOf(reductions));
  return result.status === 'met' ? { ...result, status: 'confirm with adviser' } : result;
}

export function investWithin(on: string): AipRequirement {
  const entry = requireInForce(AIP_INVEST_WITHIN, on, 'AIP time to invest');
  const { months, extension_months } = entry.value;
  return {
    id: 'invest-within',
    label: 'Time to invest after approval in principle',
    status: 'confirm with adviser',
    required: months,
    planned: null,
    short_by: 0,
    unit: 'months',
    reason: `The money is to be invested within ${months} months; ${extension_months} more can be asked for.`,
    citation: citationOf(entry),
  };
}

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
