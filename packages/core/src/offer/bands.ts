import type { Band } from '../list/band';

/** Of the minimum investment as it compares (NZD where there is a rate); also the pages under /opportunities. */
export const MINIMUM_BANDS = [
  { value: 'under-50k', label: 'Under $50K', below: 50_000 },
  { value: '50k-100k', label: '$50K to under $100K', from: 50_000, below: 100_000 },
  { value: '100k-500k', label: '$100K–$500K', from: 100_000, to: 500_000 },
  { value: 'over-500k', label: 'Over $500K', above: 500_000 },
] as const satisfies readonly Band[];
export type MinimumBand = (typeof MINIMUM_BANDS)[number]['value'];

/** Of the loan, in percent of the value of its security. */
export const LOAN_TO_VALUE_BANDS: readonly Band[] = [
  { value: 'up-to-50', label: 'Up to 50%', to: 50 },
  { value: '50-65', label: 'Over 50% to 65%', above: 50, to: 65 },
  { value: '65-80', label: 'Over 65% to 80%', above: 65, to: 80 },
  { value: 'over-80', label: 'Over 80%', above: 80 },
];

/** Of the highest target return, in percent. */
export const RETURN_BANDS: readonly Band[] = [
  { value: 'under-6', label: 'Under 6%', below: 6 },
  { value: '6-8', label: '6% to under 8%', from: 6, below: 8 },
  { value: '8-10', label: '8% to under 10%', from: 8, below: 10 },
  { value: '10-12', label: '10% to under 12%', from: 10, below: 12 },
  { value: '12-15', label: '12% to under 15%', from: 12, below: 15 },
  { value: '15-and-over', label: '15% and over', from: 15 },
];
