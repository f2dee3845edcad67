import { useQuery } from '@tanstack/react-query';
import type { OfferQuery } from '@tussock/core/offer/offer-query';
import { useApi } from '../../../lib/api';
import { type OfferScope, offerListQuery } from '../../../lib/queries/offer-list';

/** From the head of a record to the list of its offers, unless it has none; then neither are its children, which part it from what follows. */
export function ToOffers({
  scope,
  query,
  children,
}: {
  scope: OfferScope;
  query: OfferQuery;
  children?: string;
}) {
  const { data } = useQuery(offerListQuery(useApi(), scope, query));
  const isWhole = query.q === '' && Object.keys(query.filters).length === 0;
  if (isWhole && data?.total === 0) return null;
  return (
    <>
      <a href="#offers" className="link">
        See its offers
      </a>
      {children}
    </>
  );
}
