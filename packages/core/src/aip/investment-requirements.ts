import { enteredFigure } from '../calculation/entered-figure';
import { figureText } from '../calculation/figure-text';
import { citationOf } from '../calculation/step';
import { type EffectiveDated, requireInForce } from '../settings/effective-dated';
import type { AipMinimums } from '../settings/settings';
import { listed } from '../text/listed';
import { type AipPlan, type AipRequirement, type AipStatus, atLeast } from './requirement';
import {
  AIP_ACCEPTABLE,
  AIP_CATEGORY_LABELS,
  AIP_INVESTMENT_LABELS,
  AIP_INVESTMENTS,
  AIP_ON_CALL,
  AIP_ON_CALL_BANK_MONTHS,
  AIP_PROPERTY,
  type AipCategory,
  type AipInvestment,
} from './settings';

/** The minimum amount of a category, NZD. `planned` is the part of the money that the category accepts. */
export function amountRequirement(
  { category }: AipPlan,
  planned: number,
  entry: EffectiveDated<AipMinimums>,
): AipRequirement {
  const required = entry.value[category];
  return atLeast({
    id: 'amount',
    label: 'Minimum amount in acceptable investments',
    required,
    planned,
    unit: 'NZD',
    reason: `${AIP_CATEGORY_LABELS[category]} asks for ${figureText({ value: required, unit: 'NZD' })}; only what this category accepts is counted.`,
    citation: citationOf(entry),
  });
}

/** Each kind of investment that has money in the plan, by the lists in force on a date (2026-11-20); none has an amount of its own to reach. */
export function kindRequirements({ category, mix }: AipPlan, on: string): AipRequirement[] {
  const acceptable = requireInForce(AIP_ACCEPTABLE, on, 'list of AIP investments');
  const property = requireInForce(AIP_PROPERTY, on, 'list of AIP property');
  return AIP_INVESTMENTS.flatMap((kind) => {
    const planned = enteredFigure(mix[kind]);
    if (planned === 0) return [];
    const isProperty = kind.startsWith('property_');
    if (kind === 'on_call') return [onCallRequirement(planned, enteredFigure(mix.managed_funds) > 0, on)];
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

/** How the conditions of money on call apply to a plan is always to be confirmed. */
function onCallRequirement(planned: number, besideFunds: boolean, on: string): AipRequirement {
  const entry = requireInForce(AIP_ON_CALL, on, 'list of AIP on-call investments');
  const kinds = listed(entry.value, 'or');
  const months = requireInForce(AIP_ON_CALL_BANK_MONTHS, on, 'time for which AIP money may be in a bank');
  return {
    id: 'on_call',
    label: AIP_INVESTMENT_LABELS.on_call,
    status: besideFunds ? 'confirm with adviser' : 'not counted',
    required: null,
    planned,
    short_by: 0,
    unit: 'NZD',
    reason: besideFunds
      ? `Money that a managed fund can call for, in ${kinds}. The investment period starts when it is placed there. A bank account or term deposit may be used for at most ${months.value} months altogether. See “Money on call” in the guide for the other conditions.`
      : 'On-call investments are for people who invest in managed funds, and this plan has no amount there.',
    citation: { ...citationOf(entry), source: `${months.source}; ${entry.source}` },
  };
}

function kindReason(kind: AipInvestment, category: AipCategory, status: AipStatus): string {
  const label = AIP_CATEGORY_LABELS[category];
  if (status === 'not acceptable in this category')
    return `${label} does not accept this kind of investment, so it is not counted.`;
  if (kind.startsWith('property_')) {
    return `${label} accepts developments of this kind. Ask an adviser to confirm that yours counts.`;
  }
  if (kind === 'approved_direct') return 'Each direct investment needs approval: confirm that yours has it.';
  if (kind === 'managed_funds') return `${label} accepts managed funds that are on the approved list.`;
  return `${label} accepts this kind of investment.`;
}
