import { paths } from '../address/paths';

/** A list of fewer offers says no more than the pages of its offers: it is not for search engines. */
export const FEWEST_LISTED = 2;

/** Tags that say what a page of its own lists by the provider's columns. */
const OPPORTUNITY_OF_TAG: Readonly<Record<string, string>> = {
  pie: 'pie-funds',
  'pie-funds': 'pie-funds',
  monthly: 'monthly-income',
  quarterly: 'quarterly-income',
  annual: 'annual-income',
  ...Object.fromEntries(
    [
      ...['monthly-income', 'quarterly-income', 'annual-income'],
      ...['limited-partnership', 'flow-through'],
      ...['liquid', 'quarterly-redemption', 'illiquid'],
      ...['equity', 'debt', 'units'],
      ...['open-ended', 'short-term', 'medium-term', 'long-term'],
    ].map((slug) => [slug, slug]),
  ),
};

/** The page that the page of a tag doubles; null for a tag whose list is nowhere else. */
export function doubleOfTag(slug: string): string | null {
  if (slug === 'secondary-market') return paths.secondaryMarket;
  const opportunity = Object.hasOwn(OPPORTUNITY_OF_TAG, slug) ? OPPORTUNITY_OF_TAG[slug] : undefined;
  return opportunity === undefined ? null : paths.opportunities(opportunity);
}

/** The page of an asset class, where all of its offers are in one place; null where some are not. */
export const doubleOfPlace = (assetSlug: string, inPlace: number, inClass: number | undefined) =>
  inPlace === inClass ? paths.assetClass(assetSlug) : null;
