import { compareTax, type TaxComparison } from '@tussock/core/pie/compare-tax';
import {
  type ForeignInvestorIncome,
  type NonResidentTax,
  nonResidentTax,
  transitionalRoute,
} from '@tussock/core/pie/non-resident';
import { type PirResult, pirOfIndividual } from '@tussock/core/pie/pir';
import type { Taxpayer } from '@tussock/core/pie/taxpayer';

export type InvestorKind = Taxpayer['kind'] | 'transitional-resident' | 'non-resident';

/** What the visitor enters; NZD a year and percent. */
export interface PieInputs {
  kind: InvestorKind;
  last_taxable: number;
  last_pie: number;
  before_taxable: number;
  before_pie: number;
  /** Other income, in the year of the calculation. */
  other_income: number;
  amount: number;
  return_percent: number;
  taxable_share: number;
  /** Of a non-resident: what the taxable part is, and whether there is a tax agreement with the country of residence. */
  income_kind: ForeignInvestorIncome;
  treaty: boolean;
}

export type PieAnswer =
  | {
      isResident: true;
      /** For people only: the rate of others does not follow from their income. */
      pir: PirResult | null;
      comparison: TaxComparison;
    }
  | { isResident: false; tax: NonResidentTax };

/** Whether somebody finds a PIR by the income of two years, and is taxed by bands. */
export const isPerson = (kind: InvestorKind) => kind === 'individual' || kind === 'transitional-resident';

/** The rate and the routes, worked out on a date (2026-11-20). */
export function answerOf(inputs: PieInputs, on: string): PieAnswer {
  if (inputs.kind === 'non-resident') return { isResident: false, tax: nonResidentTax({ ...inputs, on }) };
  const pir = isPerson(inputs.kind)
    ? pirOfIndividual(
        { taxable: inputs.last_taxable, pie: inputs.last_pie },
        { taxable: inputs.before_taxable, pie: inputs.before_pie },
        on,
      )
    : null;
  const comparison = compareTax({
    ...inputs,
    taxpayer: taxpayerOf(inputs.kind, inputs.other_income),
    pir: pir?.pir ?? null,
    on,
  });
  const alternatives =
    inputs.kind === 'transitional-resident'
      ? [transitionalRoute({ ...inputs, on })]
      : comparison.alternatives;
  return { isResident: true, pir, comparison: { ...comparison, alternatives } };
}

function taxpayerOf(kind: Exclude<InvestorKind, 'non-resident'>, other_income: number): Taxpayer {
  if (kind === 'company') return { kind };
  return { kind: kind === 'trust' ? kind : 'individual', other_income };
}

const MILLION: PieInputs = {
  kind: 'individual',
  last_taxable: 200_000,
  last_pie: 0,
  before_taxable: 200_000,
  before_pie: 0,
  other_income: 200_000,
  amount: 1_000_000,
  return_percent: 8,
  taxable_share: 100,
  income_kind: 'nz-interest',
  treaty: false,
};

/** Cases to start from; the first is what the page opens with. */
export const EXAMPLES: readonly { label: string; inputs: PieInputs }[] = [
  { label: 'Income of $200,000', inputs: MILLION },
  {
    label: 'Income of $120,000',
    inputs: { ...MILLION, last_taxable: 120_000, before_taxable: 120_000, other_income: 120_000 },
  },
  {
    label: 'Two unlike years',
    inputs: {
      ...MILLION,
      last_taxable: 50_000,
      last_pie: 20_000,
      before_taxable: 60_000,
      other_income: 60_000,
      amount: 200_000,
    },
  },
  {
    label: 'Trust with $9,000 in all',
    inputs: { ...MILLION, kind: 'trust', other_income: 0, amount: 112_500 },
  },
  { label: 'Company', inputs: { ...MILLION, kind: 'company', other_income: 0 } },
  { label: 'Non-resident, interest', inputs: { ...MILLION, kind: 'non-resident', other_income: 0 } },
];
