import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ProviderDetail } from '../features/firms/provider-detail';
import { providerQuery } from '../features/firms/queries';
import { paths } from '../lib/address/paths';
import { optional, type PageAddress, pathOfLoaded, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { trackRecordChartQuery } from '../lib/queries/charts';
import { recordChangesQuery } from '../lib/queries/record-changes';
import { RequiredView } from '../ui/page/required-view';

export const parse = ({ params: { id = '' } }: PageAddress) => id;
export const queries = (id: string, api: Api) => [
  required(providerQuery(api, id)),
  optional(recordChangesQuery(api, 'provider', id)),
  optional(trackRecordChartQuery(api, { provider: [id] })),
];
export const canonical = (id: string, api: Api, data: QueryClient) =>
  pathOfLoaded(data, providerQuery(api, id), paths.provider);

export default function ProviderPage({ at: id }: { at: string }) {
  const query = useQuery(providerQuery(useApi(), id));
  return (
    <RequiredView query={query} what="this provider">
      {(provider) => <ProviderDetail provider={provider} />}
    </RequiredView>
  );
}
