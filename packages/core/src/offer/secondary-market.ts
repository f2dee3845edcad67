/** The tag that marks offers of existing shares. */
const SECONDARY_MARKET_TAG = 'secondary-market';

export const SECONDARY_MARKET_TOOLTIP =
  'Secondary Market Opportunity - Purchasing existing shares from current shareholders';

export function isSecondaryMarket(tags: readonly { slug: string }[]): boolean {
  return tags.some((tag) => tag.slug === SECONDARY_MARKET_TAG);
}
