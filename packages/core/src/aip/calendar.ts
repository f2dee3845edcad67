import { enteredFigure } from '../calculation/entered-figure';
import { type Citation, citationOf } from '../calculation/step';
import { monthsAfter } from '../calendar/months';
import { requireInForce } from '../settings/effective-dated';
import { formatDate } from '../text/format-date';
import {
  AIP_CATEGORY_CHANGE,
  AIP_CATEGORY_LABELS,
  AIP_CHECKS,
  AIP_EVIDENCE_WITHIN,
  AIP_EXTENSION,
  AIP_HOLD_MONTHS,
  AIP_INVEST_WITHIN,
  AIP_PERIOD_START,
  AIP_PERMANENT_AFTER,
  type AipCategory,
} from './settings';

/** The dates that a plan needs, as in the address: 2026-11-20. */
export interface AipDatesOfPlan {
  category: AipCategory;
  /** Approval in principle. */
  approved_on: string;
  /** When all of the money is invested; null for the last day that is allowed. */
  invested_on: string | null;
  /** Whether an extension of the time to invest is planned. */
  extension: boolean;
  /** When the category is changed to the one of the plan; null where it is not. */
  changed_on: string | null;
  hold_months: number;
}

/** The dates that follow from a plan. A month without the day of the month ends on its last day. */
export interface AipDates {
  /** The last day to change category. */
  change_by: string;
  invest_by: string;
  invest_by_extended: string;
  /** The day of investing that the plan has, or else the last day that it allows. */
  invested_on: string;
  /** The investment period begins. */
  starts_on: string;
  checks: { month: number; on: string }[];
  ends_on: string;
  /** By the plan's own months. */
  held_until: string;
}

/** Works out the dates of a plan by the settings in force on a date (2026-11-20). */
export function aipDates(plan: AipDatesOfPlan, on: string): AipDates {
  const { category, approved_on, extension } = plan;
  const within = requireInForce(AIP_INVEST_WITHIN, on, 'AIP time to invest').value;
  const more = requireInForce(AIP_EXTENSION, on, 'AIP extension').value;
  const change = requireInForce(AIP_CATEGORY_CHANGE, on, 'AIP change of category').value;
  const checks = requireInForce(AIP_CHECKS, on, 'list of AIP checks').value[category];
  const hold = requireInForce(AIP_HOLD_MONTHS, on, 'AIP holding period').value[category];
  const invest_by = monthsAfter(approved_on, within);
  const invest_by_extended = monthsAfter(approved_on, within + more);
  const invested_on = plan.invested_on ?? (extension ? invest_by_extended : invest_by);
  const starts_on = invested_on < approved_on ? approved_on : invested_on;
  return {
    change_by: monthsAfter(approved_on, change),
    invest_by,
    invest_by_extended,
    invested_on,
    starts_on,
    checks: checks.map((month) => ({ month, on: monthsAfter(starts_on, month) })),
    ends_on: monthsAfter(starts_on, hold),
    held_until: monthsAfter(starts_on, enteredFigure(plan.hold_months)),
  };
}

export interface AipMoment {
  id: string;
  /** 2026-11-20 */
  on: string;
  text: string;
  /** Null for a date that the visitor entered. */
  citation: Citation | null;
}

/** The dates of a plan in their order, each with its source. */
export function aipTimeline(plan: AipDatesOfPlan, on: string): AipMoment[] {
  const dates = aipDates(plan, on);
  const within = requireInForce(AIP_INVEST_WITHIN, on, 'AIP time to invest');
  const more = requireInForce(AIP_EXTENSION, on, 'AIP extension');
  const change = requireInForce(AIP_CATEGORY_CHANGE, on, 'AIP change of category');
  const start = requireInForce(AIP_PERIOD_START, on, 'AIP start of the period');
  const checks = requireInForce(AIP_CHECKS, on, 'list of AIP checks');
  const evidence = requireInForce(AIP_EVIDENCE_WITHIN, on, 'time for AIP evidence').value;
  const hold = requireInForce(AIP_HOLD_MONTHS, on, 'AIP holding period');
  const name = AIP_CATEGORY_LABELS[plan.category];
  const months = hold.value[plan.category];
  const moments: AipMoment[] = [
    { id: 'approved', on: plan.approved_on, text: 'Approval in principle', citation: null },
    {
      id: 'change-by',
      on: dates.change_by,
      text: `Last day to change category, once: ${change.value} months after approval`,
      citation: citationOf(change),
    },
    {
      id: 'invest-by',
      on: dates.invest_by,
      text: `Last day to transfer and invest the money: ${within.value} months after approval`,
      citation: citationOf(within),
    },
    ...(plan.extension
      ? [
          {
            id: 'invest-by-extended',
            on: dates.invest_by_extended,
            text: `Last day with an extension of ${more.value} months, if it is granted`,
            citation: citationOf(more),
          },
        ]
      : []),
    {
      id: 'starts',
      on: dates.starts_on,
      text: startText(plan, dates, start.value),
      citation: citationOf(start),
    },
    ...dates.checks.map((check) => ({
      id: `check-${check.month}`,
      on: check.on,
      text: `Check at ${check.month} months: the money is still invested. Send the evidence by ${formatDate(monthsAfter(check.on, evidence))}, within ${evidence} months`,
      citation: citationOf(checks),
    })),
    {
      id: 'ends',
      on: dates.ends_on,
      text: `End of the ${months} months that ${name} asks for`,
      citation: citationOf(hold),
    },
    ...(dates.held_until === dates.ends_on
      ? []
      : [
          {
            id: 'held-until',
            on: dates.held_until,
            text: 'Your plan holds the money until here',
            citation: null,
          },
        ]),
  ];
  if (plan.changed_on !== null)
    moments.push({
      id: 'changed',
      on: plan.changed_on,
      text: `Your plan changes to ${name}`,
      citation: null,
    });
  return moments.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

function startText({ invested_on, approved_on }: AipDatesOfPlan, dates: AipDates, rule: string): string {
  if (invested_on === null) return `All of the money is invested, on the last day allowed. ${rule}`;
  if (dates.invested_on < approved_on)
    return 'The investment period begins at approval, since the money was invested before it';
  return `All of the money is invested. ${rule}`;
}

/** What follows the period, without a date: it depends on the day of the resident visa. */
export function aipAfterwards(on: string): { text: string; citation: Citation } {
  const entry = requireInForce(AIP_PERMANENT_AFTER, on, 'wait for AIP permanent residence');
  return {
    text: `You can apply for a permanent resident visa after at least ${entry.value} months as a resident, once the conditions of the visa are met and with good character.`,
    citation: citationOf(entry),
  };
}
