import { describe, expect, it } from 'vitest';
import { FACET_NAMES } from '../offer/facets';
import { OFFER_LIST } from '../offer/offer-query';
import { almostFilters } from './almost-filters';

const of = (address: string) => almostFilters(OFFER_LIST, new URLSearchParams(address));

describe('parameters that read like filters', () => {
  it.each([
    ...['minimum', 'minimum_investment', 'minimumInvestment', 'min', 'min-investment', 'asset-class'],
    ...['Status', 'target_return_min', 'provider_id', 'sort_by'],
  ])('%s is one', (name) => {
    expect(of(`${name}=abc&${name}=def`)).toEqual([name]);
  });

  it.each([
    ...['utm_source', 'utm_term', 'gclid', 'fbclid', 'ref', 'amount', 'type', 'to', '', '1', '__proto__'],
  ])('%j is none', (name) => {
    expect(of(`${name}=abc`)).toEqual([]);
  });

  it('the parameters of the list are none, whatever their values', () => {
    for (const name of [...FACET_NAMES, 'q', 'sort', 'page', 'layout', 'column', 'rate', 'open_first'])
      expect(of(`${name}=abc`)).toEqual([]);
  });
});
