import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context';
import { useAt } from '../app/match-context';
import { RequiredView } from '../components/required-view';
import { OfferDetail } from '../features/offers/offer-detail';
import { offerQuery } from '../features/offers/queries';

export default function OfferPage() {
  const { id = '' } = useAt().params;
  const query = useQuery(offerQuery(useApi(), id));
  return (
    <RequiredView query={query} what="this offer">
      {(offer) => <OfferDetail offer={offer} />}
    </RequiredView>
  );
}
