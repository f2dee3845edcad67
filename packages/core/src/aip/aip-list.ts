import { isOneOf, type ListSpec } from '../list/list-query';
import type { FacetName } from '../offer/facets';
import { OFFER_LIST, type OfferQuery } from '../offer/offer-query';
import type { OfferSort } from '../offer/offer-sort';
import { AIP_CATEGORIES, type AipCategory } from './settings';

/** The parameter of the category by which the offers for the visa are in order. It leaves out none of the list itself. */
export const CATEGORY = 'category';

/** The list of the offers for the visa: what any list of offers has in its address, and the category. */
export const AIP_LIST: ListSpec<FacetName, OfferSort> = {
  ...OFFER_LIST,
  options: { ...OFFER_LIST.options, [CATEGORY]: { values: AIP_CATEGORIES, own: null } },
};

/** The category in the address; null without one. */
export function categoryOfQuery({ options }: Pick<OfferQuery, 'options'>): AipCategory | null {
  const category = options?.[CATEGORY] ?? '';
  return isOneOf(AIP_CATEGORIES, category) ? category : null;
}
