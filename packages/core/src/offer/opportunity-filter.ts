import { isStated } from '../money/money';
import type { SiteSettings } from '../site/settings';
import { DISTRIBUTION_LABELS, TAX_STRUCTURE_LABELS } from './labels';
import type { Distribution, Liquidity, OfferCard, SecurityType, TaxStructure, TermBand } from './offer';

export type Thresholds = Pick<SiteSettings, 'high_return_from' | 'stable_income_below'>;

/** A page under /opportunities: a filter type and value of spec §2 with its meaning of contracts.md. */
export interface OpportunityFilter {
  slug: string;
  type: string;
  value: string;
  title: string;
  /** What the offers of the page have in common and what to look at, in two or three sentences. */
  introduction: string;
  /** The rule in words, for the page to state. */
  rule: (settings: Thresholds) => string;
  /** A value that is missing matches nothing. */
  matches: (card: OfferCard, settings: Thresholds) => boolean;
}

export function minimum(
  slug: string,
  title: string,
  range: string,
  holds: (amount: number) => boolean,
  introduction: string,
): OpportunityFilter {
  return {
    slug,
    type: 'investment-amount',
    value: slug,
    title,
    introduction,
    rule: () => `Minimum investment ${range}.`,
    matches: ({ minimum_investment: amount }) => isStated(amount) && holds(amount),
  };
}

export function distribution(
  slug: string,
  value: Distribution,
  title: string,
  introduction: string,
): OpportunityFilter {
  return {
    slug,
    type: 'distribution',
    value,
    title,
    introduction,
    rule: () => `Distributions: ${DISTRIBUTION_LABELS[value].toLowerCase()}.`,
    matches: (card) => card.distribution === value,
  };
}

export function taxStructure(
  slug: string,
  value: TaxStructure,
  title: string,
  introduction: string,
): OpportunityFilter {
  return {
    slug,
    type: 'tax-structure',
    value,
    title,
    introduction,
    rule: () => `Tax structure: ${TAX_STRUCTURE_LABELS[value]}.`,
    matches: (card) => card.tax_structure === value,
  };
}

export function liquidity(
  value: Liquidity,
  title: string,
  rule: string,
  introduction: string,
): OpportunityFilter {
  return {
    slug: value,
    type: 'liquidity',
    value,
    title,
    introduction,
    rule: () => rule,
    matches: (card) => card.liquidity === value,
  };
}

export function securityType(value: SecurityType, title: string, introduction: string): OpportunityFilter {
  return {
    slug: value,
    type: 'security-type',
    value,
    title,
    introduction,
    rule: () => `The investor holds ${value}.`,
    matches: (card) => card.security_type === value,
  };
}

export function term(value: TermBand, title: string, rule: string, introduction: string): OpportunityFilter {
  return {
    slug: value,
    type: 'term',
    value,
    title,
    introduction,
    rule: () => `${rule}; the upper end of a range counts.`,
    matches: (card) => card.terms.includes(value),
  };
}
