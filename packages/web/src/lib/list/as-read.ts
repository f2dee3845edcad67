import type { OfferQuery } from '@tussock/core/offer/offer-query';
import { filtersOfSentence } from '@tussock/core/sentence/read-sentence';
import type { SearchAnswer } from '../queries/offer-list';

/** The query with what its words mean in their place: filters, and the words that are none. */
export function queryAsRead(query: OfferQuery, { sentence }: Pick<SearchAnswer, 'sentence'>): OfferQuery {
  if (!sentence) return query;
  return { ...query, q: sentence.q, filters: filtersOfSentence(sentence.parts, query.filters) };
}
