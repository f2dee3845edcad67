import { exactMoney, isStated } from '../money/money';
import type { SiteSettings } from '../site/settings';
import { DISTRIBUTION_LABELS, TAX_STRUCTURE_LABELS } from './labels';
import type { Distribution, Liquidity, OfferCard, SecurityType, TaxStructure, TermBand } from './offer';
import { highestReturn } from './return-range';

export type Thresholds = Pick<SiteSettings, 'high_return_from' | 'stable_income_below'>;

/** A page under /opportunities: a filter type and value of spec §2 with its meaning of contracts.md. */
export interface OpportunityFilter {
  slug: string;
  type: string;
  value: string;
  title: string;
  /** The rule in words, for the page to state. */
  rule: (settings: Thresholds) => string;
  /** A value that is missing matches nothing. */
  matches: (card: OfferCard, settings: Thresholds) => boolean;
}

export const OPPORTUNITY_FILTERS: readonly OpportunityFilter[] = [
  minimum('under-50k', 'Offers with a minimum under $50K', `below ${exactMoney(50_000)}`, (n) => n < 50_000),
  minimum(
    'under-100k',
    'Offers with a minimum under $100K',
    `below ${exactMoney(100_000)}`,
    (n) => n < 100_000,
  ),
  minimum(
    '100k-500k',
    'Offers with a minimum of $100K to $500K',
    `from ${exactMoney(100_000)} to ${exactMoney(500_000)}`,
    (n) => n >= 100_000 && n <= 500_000,
  ),
  minimum(
    'over-500k',
    'Offers with a minimum over $500K',
    `above ${exactMoney(500_000)}`,
    (n) => n > 500_000,
  ),
  distribution('monthly-income', 'monthly', 'Monthly income offers'),
  distribution('quarterly-income', 'quarterly', 'Quarterly income offers'),
  distribution('annual-income', 'annual', 'Annual income offers'),
  taxStructure('pie-funds', 'pie', 'PIE offers'),
  taxStructure('limited-partnership', 'limited-partnership', 'Limited partnership offers'),
  taxStructure('flow-through', 'flow-through', 'Flow-through offers'),
  {
    slug: 'high-return',
    type: 'target-return',
    value: 'high-return',
    title: 'Offers with a high target return',
    rule: (settings) =>
      `Highest target return of ${settings.high_return_from}% or more. A target is not a forecast.`,
    matches: (card, settings) =>
      (highestReturn(card) ?? Number.NEGATIVE_INFINITY) >= settings.high_return_from,
  },
  {
    slug: 'stable-income',
    type: 'target-return',
    value: 'stable-income',
    title: 'Regular income offers with a lower target return',
    rule: (settings) =>
      `Paid monthly or quarterly, with a highest target return below ${settings.stable_income_below}%. Income can stop or fall.`,
    matches: (card, settings) =>
      (card.distribution === 'monthly' || card.distribution === 'quarterly') &&
      (highestReturn(card) ?? Number.POSITIVE_INFINITY) < settings.stable_income_below,
  },
  liquidity('liquid', 'Liquid offers', 'The investment can be sold or redeemed at short notice.'),
  liquidity(
    'quarterly-redemption',
    'Offers with quarterly redemption',
    'Redemptions are possible each quarter.',
  ),
  liquidity('illiquid', 'Illiquid offers', 'Money is tied up until the end of the term or a sale.'),
  securityType('equity', 'Equity offers'),
  securityType('debt', 'Debt offers'),
  securityType('units', 'Offers of units'),
  {
    slug: 'open-ended',
    type: 'term',
    value: 'open-ended',
    title: 'Open-ended offers',
    rule: () => 'The investment has no fixed end.',
    matches: (card) => card.is_open_ended === true,
  },
  term('short-term', 'Short-term offers', 'A term of up to 24 months'),
  term('medium-term', 'Medium-term offers', 'A term of more than 24 and up to 60 months'),
  term('long-term', 'Long-term offers', 'A term of more than 60 months'),
];

/** The page of a slug; undefined for one that does not exist. */
export function findOpportunityFilter(slug: string): OpportunityFilter | undefined {
  return OPPORTUNITY_FILTERS.find((filter) => filter.slug === slug);
}

/** /opportunities/:assetSlug/:locationSlug: the offer's asset class, and its place or else its provider's. */
export function matchesAssetAndLocation(card: OfferCard, assetSlug: string, locationSlug: string): boolean {
  return card.asset_class?.slug === assetSlug && card.place?.slug === locationSlug;
}

function minimum(
  slug: string,
  title: string,
  range: string,
  holds: (amount: number) => boolean,
): OpportunityFilter {
  return {
    slug,
    type: 'investment-amount',
    value: slug,
    title,
    rule: () => `Minimum investment ${range}.`,
    matches: ({ minimum_investment: amount }) => isStated(amount) && holds(amount),
  };
}

function distribution(slug: string, value: Distribution, title: string): OpportunityFilter {
  return {
    slug,
    type: 'distribution',
    value,
    title,
    rule: () => `Distributions: ${DISTRIBUTION_LABELS[value].toLowerCase()}.`,
    matches: (card) => card.distribution === value,
  };
}

function taxStructure(slug: string, value: TaxStructure, title: string): OpportunityFilter {
  return {
    slug,
    type: 'tax-structure',
    value,
    title,
    rule: () => `Tax structure: ${TAX_STRUCTURE_LABELS[value]}.`,
    matches: (card) => card.tax_structure === value,
  };
}

function liquidity(value: Liquidity, title: string, rule: string): OpportunityFilter {
  return {
    slug: value,
    type: 'liquidity',
    value,
    title,
    rule: () => rule,
    matches: (card) => card.liquidity === value,
  };
}

function securityType(value: SecurityType, title: string): OpportunityFilter {
  return {
    slug: value,
    type: 'security-type',
    value,
    title,
    rule: () => `The investor holds ${value}.`,
    matches: (card) => card.security_type === value,
  };
}

function term(value: TermBand, title: string, rule: string): OpportunityFilter {
  return {
    slug: value,
    type: 'term',
    value,
    title,
    rule: () => `${rule}; the upper end of a range counts.`,
    matches: (card) => card.terms.includes(value),
  };
}
