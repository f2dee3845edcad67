import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings/settings';
import { findOpportunityFilter } from './opportunity-filters';

it.each([
  ['under-50k', 'below $50,000 NZD'],
  ['under-100k', 'below $100,000 NZD'],
  ['100k-500k', 'from $100,000 NZD to $500,000 NZD'],
  ['over-500k', 'above $500,000 NZD'],
])('the page %s says the amounts of its rule', (slug, amounts) =>
  expect(findOpportunityFilter(slug)?.rule(DEFAULT_SETTINGS)).toBe(`The minimum investment is ${amounts}.`),
);
