const TONED = [
  'private-credit',
  'private-equity',
  'venture-capital',
  'property',
  'agriculture',
  'forestry',
  'infrastructure',
  'multi-asset',
  'absolute-return',
];

/** The colour of a class, the same everywhere on the site. */
export const classTone = (slug: string) => `var(--class-${TONED.includes(slug) ? slug : 'other'})`;
