import type { CountsOf } from '@tussock/core/answers/facets';
import type { FacetName } from '@tussock/core/offer/facets';
import { OFFER_LIST, type OfferQuery } from '@tussock/core/offer/offer-query';
import { chosenInWords } from '../../../lib/list/chosen-in-words';
import type { OfferScope } from '../../../lib/queries/offer-list-params';

/**
 * What a saved list is called where it is beside others: "“kauri”, Private credit, Quarterly". A list that its page narrows begins with the
 * title of the page: "Offers with a minimum under $50K: Quarterly".
 */
export function savedName(
  title: string,
  { sentence: _, ...narrowed }: OfferScope,
  query: Pick<OfferQuery, 'q' | 'filters'>,
  facets: CountsOf<FacetName>,
): string {
  const chosen = chosenInWords(OFFER_LIST, query, facets).join(', ');
  if (Object.keys(narrowed).length === 0) return chosen || 'All offers';
  return [title, chosen].filter(Boolean).join(': ');
}
