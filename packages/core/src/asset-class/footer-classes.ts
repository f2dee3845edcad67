const NAMES = {
  'private-credit': 'Private credit',
  'private-equity': 'Private equity',
  'venture-capital': 'Venture capital',
  property: 'Property',
  agriculture: 'Agriculture',
  forestry: 'Forestry',
} as const;
export type FooterClass = keyof typeof NAMES;

/** Slugs of the asset classes in the footer. They have a page, and enquiries can name them, even where the data does not have them. */
export const FOOTER_CLASSES = Object.keys(NAMES) as readonly FooterClass[];

export const isFooterClass = (slug: string): slug is FooterClass => Object.hasOwn(NAMES, slug);

/** What a class of the footer is called where the data does not have it. */
export const footerClassName = (slug: FooterClass): string => NAMES[slug];
