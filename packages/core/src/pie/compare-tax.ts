import { figureText } from '../calculation/figure-text';
import { type Citation, citationOf, oldestCheck, type Step } from '../calculation/step';
import { toCents } from '../money/money';
import { requireInForce } from '../settings/effective-dated';
import { HIGHEST_PIR, PIR_TABLES } from './rates';
import { type Taxpayer, taxOnTop } from './taxpayer';

export interface TaxInput {
  taxpayer: Taxpayer;
  /** NZD invested. */
  amount: number;
  /** Percent a year before tax; negative for a loss. */
  return_percent: number;
  /** Percent of the return that is taxable income; the rest is gains taxed by neither route. */
  taxable_share: number;
  /** PIR of an individual in percent (`pirOfIndividual`); null where none was given to the PIE. Others ignore it. */
  pir: number | null;
  /** 2026-11-20; chooses the rates in force. */
  on: string;
}

export interface TaxRoute {
  id: 'direct' | 'pie' | 'pie-returned' | 'pie-zero-rate';
  label: string;
  steps: Step[];
  /** NZD a year. */
  tax: number;
  net: number;
}

export interface TaxComparison {
  /** NZD a year before tax. */
  income: number;
  taxable_income: number;
  /** How income and taxable income were worked out; the same for every route. */
  steps: Step[];
  direct: TaxRoute;
  pie: TaxRoute;
  /** Other choices of this investor, such as a trust that returns its PIE income. */
  alternatives: TaxRoute[];
  /** What the PIE leaves more than the direct route, NZD a year; negative where it leaves less. */
  pie_advantage: number;
  summary: string;
  /** The oldest check among the rates that were used; null where one was never checked. */
  rates_checked_on: string | null;
  disclaimer: string;
}

const TAX_DISCLAIMER =
  'A model of one year, not tax advice. It leaves out fees, losses and foreign tax. Ask an accountant before relying on it.';

/**
 * One year of tax on the same income, held directly and through a multi-rate PIE. Marginal bands apply, not the top rate.
 * For a listed PIE see `listedPie`.
 */
export function compareTax(input: TaxInput): TaxComparison {
  const { income, taxable_income: taxable, steps } = returnOfYear(input);
  const direct = taxedByReturn('direct', 'Held directly', input, income, taxable);
  const { pie, alternatives } = pieRoutes(input, income, taxable);
  const pie_advantage = toCents(pie.net - direct.net);
  return {
    income,
    taxable_income: taxable,
    steps,
    direct,
    pie,
    alternatives,
    pie_advantage,
    summary: summaryOf(pie_advantage),
    rates_checked_on: oldestCheck(citationsOf([direct, pie, ...alternatives])),
    disclaimer: TAX_DISCLAIMER,
  };
}

/** One year's return and the part of it that is taxable, NZD, with how they are worked out; a loss is taxed as nothing. */
export function returnOfYear({
  amount,
  return_percent,
  taxable_share,
}: Pick<TaxInput, 'amount' | 'return_percent' | 'taxable_share'>): Pick<
  TaxComparison,
  'income' | 'taxable_income' | 'steps'
> {
  const income = toCents((amount * return_percent) / 100);
  const taxable_income = toCents((Math.max(0, income) * taxable_share) / 100);
  const steps = [
    step('income', 'Return of one year', [
      ['Amount', amount, 'NZD'],
      ['Return', return_percent, 'share'],
      ['Return before tax', income, 'NZD'],
    ]),
    step('taxable', 'Taxable part of the return', [
      ['Taxable share', taxable_share, 'share'],
      ['Taxable income', taxable_income, 'NZD'],
    ]),
  ];
  return { income, taxable_income, steps };
}

/** One rate, percent, on all of the taxable income of a year. */
export function flatTax(
  tax: { step: string; rate_label: string; rate: number; note: string | null; citation: Citation },
  { income, taxable_income }: Pick<TaxComparison, 'income' | 'taxable_income'>,
): Pick<TaxRoute, 'tax' | 'net' | 'steps'> {
  const amount = toCents((taxable_income * tax.rate) / 100);
  const figures = [
    { label: 'Income', value: taxable_income, unit: 'NZD' },
    { label: tax.rate_label, value: tax.rate, unit: 'share' },
    { label: 'Tax', value: amount, unit: 'NZD' },
  ] as const;
  return {
    tax: amount,
    net: toCents(income - amount),
    steps: [
      { id: 'flat-tax', label: tax.step, figures, note: tax.note, citation: tax.citation },
      netStep(income, amount),
    ],
  };
}

const citationsOf = (routes: readonly TaxRoute[]): (Citation | null)[] =>
  routes.flatMap(({ steps }) => steps.map(({ citation }) => citation));

function pieRoutes(input: TaxInput, income: number, taxable: number) {
  const returned = (label: string) => taxedByReturn('pie-returned', label, input, income, taxable);
  if (input.taxpayer.kind === 'company') {
    const pie = returned('Through a PIE, zero-rated and returned by the company');
    return { pie: { ...pie, id: 'pie' as const }, alternatives: [] };
  }
  const highest = requireInForce(HIGHEST_PIR, input.on, 'highest PIR');
  const isTrust = input.taxpayer.kind === 'trust';
  const rate = isTrust ? highest.value : (input.pir ?? highest.value);
  const pie: TaxRoute = {
    id: 'pie',
    label: isTrust ? `Through a PIE, the trustees elect ${rate}%` : `Through a PIE at ${rate}%`,
    ...flatTax(
      {
        step: 'Tax in the PIE',
        rate_label: 'Prescribed investor rate',
        rate,
        note:
          input.pir === null && !isTrust
            ? 'No PIR was given, so the default applies; it is squared up later.'
            : null,
        // A lower rate rests on the table of PIRs, which is less sure than the highest rate.
        citation: citationOf(
          rate === highest.value ? highest : requireInForce(PIR_TABLES, input.on, 'table of PIRs'),
        ),
      },
      { income, taxable_income: taxable },
    ),
  };
  return {
    pie,
    alternatives: isTrust ? [returned('Through a PIE at 17.5% or 0%, returned by the trust')] : [],
  };
}

function taxedByReturn(
  id: TaxRoute['id'],
  label: string,
  { taxpayer, on }: TaxInput,
  income: number,
  taxable: number,
): TaxRoute {
  const { tax, steps } = taxOnTop(taxpayer, taxable, on);
  const total = step('tax', 'Tax of the year', [['Tax', tax, 'NZD']]);
  return { id, label, tax, net: toCents(income - tax), steps: [...steps, total, netStep(income, tax)] };
}

function netStep(income: number, tax: number): Step {
  return step('net', 'Left after tax', [
    ['Return before tax', income, 'NZD'],
    ['Tax', tax, 'NZD'],
    ['Left after tax', toCents(income - tax), 'NZD'],
  ]);
}

function step(id: string, label: string, figures: [string, number, 'NZD' | 'share'][]): Step {
  return {
    id,
    label,
    figures: figures.map(([name, value, unit]) => ({ label: name, value, unit })),
    note: null,
    citation: null,
  };
}

function summaryOf(advantage: number): string {
  if (advantage === 0) return 'In this model both routes leave the same.';
  const gap = figureText({ value: Math.abs(advantage), unit: 'NZD' });
  return `In this model the PIE leaves ${gap} ${advantage > 0 ? 'more' : 'less'} a year than the direct route.`;
}
