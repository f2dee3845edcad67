import { type QueryClient, useQuery } from '@tanstack/react-query';
import { OfferDetail } from '../features/offers/detail/offer-detail';
import { cashFlowQuery } from '../features/offers/detail/queries';
import { paths } from '../lib/address/paths';
import { optional, type PageAddress, pathOfLoaded, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { capitalStackChartQuery, rangesChartQuery } from '../lib/queries/charts';
import { offerQuery } from '../lib/queries/offer';
import { recordChangesQuery } from '../lib/queries/record-changes';
import { similarOffersQuery } from '../lib/queries/similar-offers';
import { RequiredView } from '../ui/page/required-view';

export const parse = ({ params: { id = '' } }: PageAddress) => id;
export const queries = (id: string, api: Api) => [
  required(offerQuery(api, id)),
  optional(similarOffersQuery(api, id)),
  optional(recordChangesQuery(api, 'offer', id)),
  optional(rangesChartQuery(api, { offer: [id] })),
  optional(capitalStackChartQuery(api, id)),
  optional(cashFlowQuery(api, id)),
];
export const canonical = (id: string, api: Api, data: QueryClient) =>
  pathOfLoaded(data, offerQuery(api, id), paths.offer);

export default function OfferPage({ at: id }: { at: string }) {
  const query = useQuery(offerQuery(useApi(), id));
  return (
    <RequiredView query={query} what="this offer">
      {(offer) => <OfferDetail offer={offer} />}
    </RequiredView>
  );
}
