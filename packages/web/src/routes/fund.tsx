import { type QueryClient, useQuery } from '@tanstack/react-query';
import { FundDetail } from '../features/funds/fund-detail';
import { fundQuery } from '../features/funds/queries';
import { paths } from '../lib/address/paths';
import { optional, type PageAddress, pathOfLoaded, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { recordChangesQuery } from '../lib/queries/record-changes';
import { RequiredView } from '../ui/page/required-view';

export const parse = ({ params: { id = '' } }: PageAddress) => id;
export const queries = (id: string, api: Api) => [
  required(fundQuery(api, id)),
  optional(recordChangesQuery(api, 'fund', id)),
];
export const canonical = (id: string, api: Api, data: QueryClient) =>
  pathOfLoaded(data, fundQuery(api, id), paths.fund);

export default function FundPage({ at: id }: { at: string }) {
  const query = useQuery(fundQuery(useApi(), id));
  return (
    <RequiredView query={query} what="this fund">
      {(fund) => <FundDetail fund={fund} />}
    </RequiredView>
  );
}
