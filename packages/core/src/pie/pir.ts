import { type Citation, citationOf, type Step } from '../calculation/step';
import { requireInForce } from '../settings/effective-dated';
import { HIGHEST_PIR, PIR_TABLES, type PirRow } from './rates';

/** One income year of a resident individual, worldwide, NZD. */
export interface IncomeYear {
  taxable: number;
  /** Income attributed by multi-rate PIEs, less losses. */
  pie: number;
}

export interface PirResult {
  /** Percent. */
  pir: number;
  steps: Step[];
  citation: Citation;
}

/**
 * The prescribed investor rate of a resident individual for the tax year of a date: each of the two income years before
 * it is tested against the table of that date, and the lower rate may be used (Inland Revenue, "Using PIRs"; golden cases
 * in pir.test.ts). 0 % is not available to resident individuals.
 */
export function pirOfIndividual(lastYear: IncomeYear, yearBefore: IncomeYear, on: string): PirResult {
  const table = requireInForce(PIR_TABLES, on, 'table of PIRs');
  const highest = requireInForce(HIGHEST_PIR, on, 'highest PIR').value;
  const citation = citationOf(table);
  const test = (id: string, label: string, year: IncomeYear): Step => ({
    id,
    label,
    figures: [
      { label: 'Taxable income', value: year.taxable, unit: 'NZD' },
      { label: 'Taxable income plus PIE income', value: year.taxable + year.pie, unit: 'NZD' },
      { label: 'PIR by this year', value: pirOfYear(year, table.value, highest), unit: 'share' },
    ],
    note: null,
    citation,
  });
  const pir = Math.min(
    pirOfYear(lastYear, table.value, highest),
    pirOfYear(yearBefore, table.value, highest),
  );
  return {
    pir,
    citation,
    steps: [
      test('last-year', 'Last income year', lastYear),
      test('year-before', 'The income year before that', yearBefore),
      {
        id: 'pir',
        label: 'PIR for this tax year',
        figures: [{ label: 'PIR', value: pir, unit: 'share' }],
        note: 'The lower rate of the two years may be used.',
        citation,
      },
    ],
  };
}

function pirOfYear({ taxable, pie }: IncomeYear, rows: readonly PirRow[], highest: number): number {
  const row = rows.find(
    ({ taxable_up_to, with_pie_up_to }) => taxable <= taxable_up_to && taxable + pie <= with_pie_up_to,
  );
  return row?.pir ?? highest;
}
