import type { FirmQuery } from '@tussock/core/firm/firm-lists';
import * as text from '../content/wealth-managers.mdx';
import { FirmList } from '../features/firms/firm-list';
import { firmListQuery } from '../features/firms/queries';
import { parseFirmQuery, WEALTH_MANAGERS } from '../features/firms/scopes';
import { useFirmListMeta } from '../features/firms/use-firm-list-meta';
import { paths } from '../lib/address/paths';
import { required } from '../lib/address/route';
import type { Api } from '../lib/api';
import { ProviderRows } from '../ui/firm/provider-rows';
import { ListingPage } from '../ui/text/listing-page';

export const parse = parseFirmQuery(WEALTH_MANAGERS);
export const queries = (query: FirmQuery<'providers'>, api: Api) => [
  required(firmListQuery(api, WEALTH_MANAGERS, query)),
];

export default function WealthManagersPage({ at: query }: { at: FirmQuery<'providers'> }) {
  const page = { title: text.frontmatter.title, path: paths.wealthManagers };
  return (
    <ListingPage text={text} list={useFirmListMeta(WEALTH_MANAGERS, query, page)}>
      <FirmList scope={WEALTH_MANAGERS} query={query}>
        {(providers) => <ProviderRows providers={providers} />}
      </FirmList>
    </ListingPage>
  );
}
