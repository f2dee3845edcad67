/** Slugs of the asset classes in the footer. They have a page, and enquiries can name them, even where the data does not have them. */
export const FOOTER_CLASSES = [
  'private-credit',
  'private-equity',
  'venture-capital',
  'property',
  'agriculture',
  'forestry',
] as const;
export type FooterClass = (typeof FOOTER_CLASSES)[number];

export const isFooterClass = (slug: string): slug is FooterClass =>
  (FOOTER_CLASSES as readonly string[]).includes(slug);
