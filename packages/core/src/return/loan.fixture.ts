import type { WholeOffer } from '../situation/at-situation';

/** A loan of a company at 8% a year that charges nothing, from $1 million. */
export const LOAN: WholeOffer = {
  status: 'Open',
  target_return_min: 8,
  target_return_max: 8,
  target_return_type: 'p.a.',
  defaulted: [],
  security_type: 'debt',
  distribution: 'quarterly',
  tax_structure: 'company',
  offer_type: null,
  tags: [],
  asset_class: null,
  term_months: 24,
  minimum_investment: 1_000_000,
  investment_currency: 'NZD',
  is_exclusive: false,
  management_fee: 0,
  performance_fee: 0,
  entry_fee: 0,
  exit_fee: 0,
};
