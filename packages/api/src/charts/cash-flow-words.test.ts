import type { FlowOffer } from '@tussock/core/return/cash-flow';
import { LOAN } from '@tussock/core/return/loan.fixture';
import { expect, it } from 'vitest';
import { cashFlowChart } from './cash-flow';

const chartOf = (term_months: number | null, term_description: string | null = null) => {
  const offer: FlowOffer = {
    ...LOAN,
    is_open_ended: null,
    terms: [],
    liquidity: null,
    called_share: null,
    term_months,
    term_description,
  };
  return cashFlowChart(offer, '2026-11-20T00:00:00.000Z');
};

it('the last row of a term in weeks or days is the month in which it ends', () => {
  const names = (months: number) => chartOf(months)?.table.rows.map(({ name }) => name);
  // Ten days, six weeks and 370 days.
  expect(names(0.3)).toEqual(['Start', 'Month 1']);
  expect(names(1.4)).toEqual(['Start', 'Months 1 to 2']);
  expect(names(12.2)).toEqual(['Start', 'Year 1', 'Month 13']);
});

it('a term in weeks or days is no whole month in the title', () => {
  expect(chartOf(1.4)?.title).toMatch(/ at the end of 1\.4 months$/);
  expect(chartOf(18)?.title).toMatch(/ at the end of 18 months$/);
  expect(chartOf(24)?.title).toMatch(/ at the end of 2 years$/);
});

it('an end that is stated in other words than years is none that is not stated', () => {
  const saying = (words: string | null) => JSON.stringify(chartOf(null, words));
  expect(saying(null)).toMatch(/no end is stated.*No end is stated.*End, not stated"/);
  const said = saying('Matures in 2029');
  expect(said).toMatch(/no end in years is stated.*No end in years is stated.*End, not stated in years"/);
  expect(said).not.toMatch(/no end is stated/i);
});
