import { useQuery } from '@tanstack/react-query';
import { parseFilters } from '@tussock/core/offer/offer-query';
import { PlatformDetail } from '../features/firms/platform-detail';
import { platformQuery } from '../features/firms/queries';
import { OfferList } from '../features/offers/list/offer-list';
import { type Api, useApi } from '../lib/api';
import { offerListQuery } from '../lib/queries/offer-list';
import { optional, type PageAddress, required } from '../lib/route';
import { RequiredView } from '../ui/page/required-view';

export const parse = ({ params: { id = '' }, search }: PageAddress) => ({ id, query: parseFilters(search) });
type At = ReturnType<typeof parse>;

export const queries = ({ id, query }: At, api: Api) => [
  required(platformQuery(api, id)),
  optional(offerListQuery(api, { platform: id }, query)),
];

/** Also at /aggregators/:id. */
export default function PlatformPage({ at }: { at: At }) {
  const platform = useQuery(platformQuery(useApi(), at.id));
  return (
    <RequiredView query={platform} what="this platform">
      {(found) => (
        <PlatformDetail platform={found}>
          <OfferList scope={{ platform: found.id }} query={at.query} />
        </PlatformDetail>
      )}
    </RequiredView>
  );
}
