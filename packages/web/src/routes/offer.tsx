import { useQuery } from '@tanstack/react-query';
import { OfferDetail } from '../features/offers/detail/offer-detail';
import { useApi } from '../lib/api-context';
import { useAt } from '../lib/match-context';
import { offerQuery } from '../lib/queries/offers';
import { RequiredView } from '../ui/page/required-view';

export default function OfferPage() {
  const { id = '' } = useAt().params;
  const query = useQuery(offerQuery(useApi(), id));
  return (
    <RequiredView query={query} what="this offer">
      {(offer) => <OfferDetail offer={offer} />}
    </RequiredView>
  );
}
