import type { FirmQuery } from '@tussock/core/firm/firm-lists';
import { FirmList } from '../features/firms/firm-list';
import { firmListQuery } from '../features/firms/queries';
import { FUNDS, parseFirmQuery } from '../features/firms/scopes';
import { useFirmListMeta } from '../features/firms/use-firm-list-meta';
import { paths } from '../lib/address/paths';
import { required } from '../lib/address/route';
import type { Api } from '../lib/api';
import { FundRows } from '../ui/firm/fund-rows';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';

const TRAIL = [{ label: 'Funds' }];

export const parse = parseFirmQuery(FUNDS);
export const queries = (query: FirmQuery<'funds'>, api: Api) => [required(firmListQuery(api, FUNDS, query))];

export default function FundsPage({ at: query }: { at: FirmQuery<'funds'> }) {
  const list = useFirmListMeta(FUNDS, query, { title: 'Funds', path: paths.funds });
  return (
    <>
      <PageMeta
        {...list}
        description="Every private-market fund in the directory by name: provider, asset class, structure and size, with its offers to wholesale investors in New Zealand."
        trail={TRAIL}
      />
      <PageHead
        trail={TRAIL}
        title="Funds"
        lede="These are the funds behind the offers. A fund is listed whether or not it takes new money now."
      />
      <FirmList scope={FUNDS} query={query}>
        {(funds) => (
          <div className="border-y border-line py-4">
            <FundRows funds={funds} heading="h2" />
          </div>
        )}
      </FirmList>
    </>
  );
}
