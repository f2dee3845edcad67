import { compareTax, type TaxComparison } from '@tussock/core/pie/compare-tax';
import { type PirResult, pirOfIndividual } from '@tussock/core/pie/pir';
import type { Taxpayer } from '@tussock/core/pie/taxpayer';

export type InvestorKind = Taxpayer['kind'];

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
}

export interface PieAnswer {
  /** For individuals only: the rate of others does not follow from their income. */
  pir: PirResult | null;
  comparison: TaxComparison;
}

/** The rate and both routes, worked out on a date (2026-11-20). */
export function answerOf(inputs: PieInputs, on: string): PieAnswer {
  const pir =
    inputs.kind === 'individual'
      ? pirOfIndividual(
          { taxable: inputs.last_taxable, pie: inputs.last_pie },
          { taxable: inputs.before_taxable, pie: inputs.before_pie },
          on,
        )
      : null;
  return {
    pir,
    comparison: compareTax({ ...inputs, taxpayer: taxpayerOf(inputs), pir: pir?.pir ?? null, on }),
  };
}

function taxpayerOf({ kind, other_income }: Pick<PieInputs, 'kind' | 'other_income'>): Taxpayer {
  return kind === 'company' ? { kind } : { kind, other_income };
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
];
