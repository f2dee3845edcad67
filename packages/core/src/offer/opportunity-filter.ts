import { type Band, inBand } from '../list/band';
import { exactMoney } from '../money/money';
import type { SiteSettings } from '../settings/settings';
import { MINIMUM_BANDS, type MinimumBand } from './bands';
import { OFFER_COLUMNS, type OfferValue } from './columns';
import { comparedMinimum } from './minimum';
import type { OfferCard } from './offer';
import type { TermBand } from './term';

export type Thresholds = Pick<SiteSettings, 'high_return_from' | 'stable_income_below'>;

/** A page under /opportunities: the filter that its address names, and what that means of an offer. */
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

/** A rule on a fact that may be derived: a page that lists by it must not say that every provider states it. */
export const orDerived = (rule: string) =>
  `${rule} Where the provider does not state it, we may derive it, for example from a tag, and mark it as derived.`;

/** Offers whose minimum is in one of the bands, which follow each other. */
export function minimum(
  slug: string,
  values: readonly [MinimumBand, ...MinimumBand[]],
  title: string,
  introduction: string,
): OpportunityFilter {
  const bands = MINIMUM_BANDS.filter(({ value }) => values.includes(value));
  return {
    slug,
    type: 'investment-amount',
    value: slug,
    title,
    introduction,
    rule: () => `The minimum investment is ${rangeText(bands)}.`,
    matches: (card) => {
      const amount = comparedMinimum(card);
      return amount !== null && bands.some((band) => inBand(band, amount));
    },
  };
}

/** "below $50,000 NZD", "from $100,000 NZD to $500,000 NZD", "above $500,000 NZD". */
function rangeText(bands: readonly Band[]): string {
  const [first, last] = [bands[0], bands.at(-1)];
  return [
    first?.from !== undefined && `from ${exactMoney(first.from)}`,
    first?.above !== undefined && `above ${exactMoney(first.above)}`,
    last?.below !== undefined && `below ${exactMoney(last.below)}`,
    last?.to !== undefined && `to ${exactMoney(last.to)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function distribution(
  slug: string,
  value: OfferValue<'distribution'>,
  title: string,
  introduction: string,
): OpportunityFilter {
  const { label, values } = OFFER_COLUMNS.distribution;
  return {
    slug,
    type: 'distribution',
    value,
    title,
    introduction,
    rule: () => orDerived(`${label} are ${values[value].toLowerCase()}.`),
    matches: (card) => card.distribution === value,
  };
}

export function taxStructure(
  slug: string,
  value: OfferValue<'tax_structure'>,
  title: string,
  introduction: string,
): OpportunityFilter {
  const { label, values } = OFFER_COLUMNS.tax_structure;
  return {
    slug,
    type: 'tax-structure',
    value,
    title,
    introduction,
    rule: () => orDerived(`The ${label.toLowerCase()} is “${values[value]}”.`),
    matches: (card) => card.tax_structure === value,
  };
}

export function liquidity(
  value: OfferValue<'liquidity'>,
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
    rule: () => orDerived(rule),
    matches: (card) => card.liquidity === value,
  };
}

export function securityType(
  value: OfferValue<'security_type'>,
  title: string,
  introduction: string,
): OpportunityFilter {
  return {
    slug: value,
    type: 'security-type',
    value,
    title,
    introduction,
    rule: () => orDerived(`The investor holds ${value}.`),
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
    rule: () => orDerived(`${rule}. In a range, the upper end counts.`),
    matches: (card) => card.terms.includes(value),
  };
}
