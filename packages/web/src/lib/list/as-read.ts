import type { OfferQuery } from '@tussock/core/offer/offer-query';
import { asRead } from '@tussock/core/sentence/read-sentence';
import type { SearchAnswer } from '../queries/offer-list';

/** The query with what its words mean in their place: filters, an order, and the words that are neither. */
export function queryAsRead(query: OfferQuery, { sentence }: Pick<SearchAnswer, 'sentence'>): OfferQuery {
  return sentence ? asRead(query, sentence) : query;
}
