/** The tables of a data release, in the order of the dictionary. */
export const OPEN_TABLE_NAMES = [
  ...(['offers', 'providers', 'platforms', 'funds', 'key_people', 'tags', 'offer_tags'] as const),
  ...(['asset_classes', 'blog_posts', 'faqs', 'sources', 'corrections', 'removals', 'changes'] as const),
] as const;
export type OpenTable = (typeof OPEN_TABLE_NAMES)[number];
