import { type QueryClient, useQuery } from '@tanstack/react-query';
import { parseFilters } from '@tussock/core/offer/offer-query';
import { PAGES } from '@tussock/core/settings/pages';
import { PlatformDetail } from '../features/firms/platform-detail';
import { platformQuery } from '../features/firms/queries';
import { OfferList } from '../features/offers/list/offer-list';
import { ToOffers } from '../features/offers/list/to-offers';
import { paths } from '../lib/address/paths';
import { optional, type PageAddress, pathOfLoaded, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { offerListReads } from '../lib/queries/offer-list';
import { recordChangesQuery } from '../lib/queries/record-changes';
import { RequiredView } from '../ui/page/required-view';

export const parse = ({ path, params: { id = '' }, search }: PageAddress) => ({
  id,
  isAlias: !path.startsWith(`${PAGES.platforms}/`),
  query: parseFilters(search),
});
type At = ReturnType<typeof parse>;

export const queries = ({ id, query }: At, api: Api) => [
  required(platformQuery(api, id)),
  optional(recordChangesQuery(api, 'platform', id)),
  ...offerListReads(api, { platform: id }, query, optional),
];

/** The page is at /aggregators/:id as well; only an older slug leads elsewhere from there, since no offer is found by it. */
export const canonical = ({ id, isAlias }: At, api: Api, data: QueryClient) =>
  pathOfLoaded(data, platformQuery(api, id), (platform) =>
    isAlias && [platform.id, platform.slug].includes(id.toLowerCase()) ? null : paths.platform(platform),
  );

export default function PlatformPage({ at }: { at: At }) {
  const platform = useQuery(platformQuery(useApi(), at.id));
  const scope = { platform: at.id };
  return (
    <RequiredView query={platform} what="this platform">
      {(found) => (
        <PlatformDetail
          platform={found}
          address={at.id}
          toOffers={<ToOffers scope={scope} query={at.query} />}
        >
          <OfferList scope={scope} query={at.query} />
        </PlatformDetail>
      )}
    </RequiredView>
  );
}
