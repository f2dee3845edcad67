import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPPORTUNITY_FILTERS } from '@tussock/core/offer/opportunity-filters';
import { compareTax } from '@tussock/core/pie/compare-tax';
import { pirOfIndividual } from '@tussock/core/pie/pir';
import { describe, expect, it } from 'vitest';
import { routesChart } from '../features/pie/routes-chart';
import glossary from './glossary.json';

const ON = '2026-11-28';
const text = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** What a PIE leaves more than the same income held directly, for a person with the same two years before. */
function gain(taxable: number, pie: number) {
  const year = { taxable, pie };
  const { pir } = pirOfIndividual(year, year, ON);
  const comparison = compareTax({
    taxpayer: { kind: 'individual', other_income: taxable },
    amount: pie,
    return_percent: 100,
    taxable_share: 100,
    pir,
    on: ON,
  });
  return { pir, more: comparison.pie_advantage };
}

describe('what the guides say that a PIE leaves', () => {
  it('holds for people below the highest PIR, who can gain in the lower bands', () => {
    // 30,000 at 10.5%, against 5,600 at 10.5% and 24,400 at 17.5%.
    expect(gain(10_000, 30_000)).toEqual({ pir: 10.5, more: 1_708 });
    // 24,600 at 17.5%, against 30%.
    expect(gain(53_500, 24_600)).toEqual({ pir: 17.5, more: 3_075 });
    expect(text('pie-structure.mdx')).toContain('so it can leave more in the lower bands too');
    expect(text('pie-structure.mdx')).not.toMatch(/you gain nothing|rates to choose from/);
    expect(text('pie-partnership-company.mdx')).toContain('At its highest rate, a PIE leaves more only');
  });

  it('holds for people whose PIR is above their own rate, after years with more income', () => {
    const year = { taxable: 100_000, pie: 0 };
    const { pir } = pirOfIndividual(year, year, ON);
    const { pie_advantage } = compareTax({
      taxpayer: { kind: 'individual', other_income: 20_000 },
      amount: 20_000,
      return_percent: 100,
      taxable_share: 100,
      pir,
      on: ON,
    });
    expect({ pir, pie_advantage }).toEqual({ pir: 28, pie_advantage: -2_100 });
    expect(text('pie-structure.mdx')).toMatch(/^lede: .*lower than your own, the same or higher\.$/m);
  });

  it('is told apart for multi-rate and listed PIEs, which do not ask for a rate', () => {
    const list = OPPORTUNITY_FILTERS.find(({ slug }) => slug === 'pie-funds');
    const meaning = glossary.terms.find(({ id }) => id === 'pie')?.definition;
    for (const words of [list?.introduction, meaning]) {
      expect(words).toContain('multi-rate');
      expect(words).toMatch(/listed PIE/i);
    }
  });

  it('does not call rates Inland Revenue’s of which no page of Inland Revenue was seen', () => {
    expect(text('pie-structure.mdx')).toContain('we have seen no page of Inland Revenue');
    expect(routesChart(ON).source).not.toContain('Inland Revenue');
  });
});
