import { useQuery } from '@tanstack/react-query';
import { addressOf } from '@tussock/core/identifier/identifier';
import type { Offer } from '@tussock/core/offer/offer';
import { useApi } from '../../../lib/api';
import { similarOffersQuery } from '../../../lib/queries/similar-offers';
import { OfferActions } from '../../../ui/offer/offer-actions';
import { OfferCard } from '../../../ui/offer/offer-card';
import { QueryView } from '../../../ui/query-view';
import { Skeleton } from '../../../ui/skeleton';

/** Offers that are similar to this one. */
export function Similar({ offer }: { offer: Offer }) {
  const query = useQuery(similarOffersQuery(useApi(), addressOf(offer)));
  return (
    <QueryView query={query} what="similar offers" skeleton={<Skeleton className="h-96" />}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="text-muted">
            {offer.asset_class
              ? 'No other offer of this asset class is listed.'
              : 'The asset class of this offer is not stated, so we cannot name similar ones.'}
          </p>
        ) : (
          <ul className="space-y-3">
            {data.map((similar) => (
              <li key={similar.id}>
                <OfferCard offer={similar} actions={<OfferActions offer={similar} />} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
