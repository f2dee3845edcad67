import { enteredFigure } from '../calculation/entered-figure';
import { figureText } from '../calculation/figure-text';
import { type Citation, citationOf } from '../calculation/step';
import { daysBetween } from '../calendar/months';
import { requireInForce } from '../settings/effective-dated';
import { formatDate } from '../text/format-date';
import { formatCount } from '../text/format-number';
import { capitalised } from '../text/in-sentence';
import { aipDates } from './calendar';
import { type AipPlan, type AipRequirement, type AipStatus, atLeast } from './requirement';
import {
  AIP_CATEGORY_CHANGE,
  AIP_CATEGORY_LABELS,
  AIP_CHECKS,
  AIP_DAY_REDUCTIONS,
  AIP_DAYS,
  AIP_EXTENSION,
  AIP_HOLD_MONTHS,
  AIP_INVEST_WITHIN,
} from './settings';

/** The holding period and the checks within it, by the settings in force on a date (2026-11-20). */
export function holdRequirements(plan: AipPlan, on: string): AipRequirement[] {
  const { category, hold_months } = plan;
  const hold = requireInForce(AIP_HOLD_MONTHS, on, 'AIP holding period');
  const checks = requireInForce(AIP_CHECKS, on, 'list of AIP checks');
  const planned = enteredFigure(hold_months);
  return [
    atLeast({
      id: 'hold',
      label: 'How long the money stays invested',
      required: hold.value[category],
      planned,
      unit: 'months',
      reason: `${AIP_CATEGORY_LABELS[category]} asks for ${hold.value[category]} months.`,
      citation: citationOf(hold),
    }),
    ...aipDates(plan, on).checks.map(({ month, on: day }) =>
      atLeast({
        id: `check-${month}`,
        label: `Check at ${month} months`,
        required: month,
        planned,
        unit: 'months',
        reason: `At ${month} months, in this plan on ${formatDate(day)}, Immigration New Zealand checks that the money is still invested.`,
        citation: citationOf(checks),
      }),
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
  const planned = enteredFigure(days_in_nz);
  const full = standard.value[category];
  const days = { id: 'days', label: 'Days in New Zealand', planned, unit: 'days' } as const;
  const inPeriod = daysBetween(starts_on, ends_on) + 1;
  if (planned > inPeriod)
    return {
      ...days,
      status: 'confirm with adviser',
      required: full,
      short_by: 0,
      reason: `The period from ${formatDate(starts_on)} to ${formatDate(ends_on)} has ${formatCount(inPeriod, 'days')}, fewer than the plan. Check your entry.`,
      citation: citationOf(standard),
    };
  const next = reductions.value[category].find(({ from }) => from > amount);
  const fewer = next
    ? ` With ${figureText({ value: next.from, unit: 'NZD' })} or more invested it is ${next.days} days.`
    : '';
  if (!reduced || planned >= full) {
    return atLeast({
      ...days,
      required: full,
      reason: `The standard is ${full} days ${period}${reduced ? '' : fewer}`,
      citation: citationOf(standard),
    });
  }
  const reason = `With at least ${figureText({ value: reduced.from, unit: 'NZD' })} invested, ${reduced.days} days instead of ${full} ${period} Confirm which investments count towards the larger amount.${fewer}`;
  const result = atLeast({ ...days, required: reduced.days, reason, citation: citationOf(reductions) });
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
    reason: `${more}. ${capitalised(planned)}: ${formatDate(invested_on)}.`,
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

/** An approval before one of the settings in force began: what was asked of it is not checked here. */
export function earlierRulesRequirement(
  { approved_on }: AipPlan,
  settings: readonly (Citation | null)[],
): AipRequirement[] {
  const [latest] = settings
    .flatMap((citation) => (citation?.in_force_from ? [{ citation, since: citation.in_force_from }] : []))
    .sort((a, b) => (a.since < b.since ? 1 : -1));
  if (!latest || approved_on >= latest.since) return [];
  return [
    {
      id: 'earlier-rules',
      label: 'Which rules apply',
      status: 'confirm with adviser',
      required: null,
      planned: null,
      short_by: 0,
      unit: 'NZD',
      reason: `Figures here apply from ${formatDate(latest.since)}. An approval of ${formatDate(approved_on)} comes under earlier rules, which asked for other amounts, days or dates. We do not check those.`,
      citation: latest.citation,
    },
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
