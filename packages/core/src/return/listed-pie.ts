import type { OfferCard } from '../offer/offer';

export type ListedPieOffer = Pick<OfferCard, 'tax_structure' | 'offer_type' | 'tags'>;

/**
 * A PIE whose units are listed on an exchange: no PIR, no resident withholding tax; it pays 28% itself, and a resident
 * person may leave its distributions out of the return or use the credits (Income Tax Act 2007, HM 19; IR3 guide).
 */
export const isListedPie = ({ tax_structure, offer_type, tags }: ListedPieOffer): boolean =>
  tax_structure === 'pie' && (LISTED.test(offer_type ?? '') || tags.some((tag) => tag.slug === 'listed-pie'));

/** "Unlisted PIE" and "not a listed PIE" are the other kind, and so is a fund of "listed PIEs". */
const LISTED = /(?<!\b(?:un|non|not|no|never|formerly|to be)[\s-](?:an?\s)?)\blisted pie\b/i;
