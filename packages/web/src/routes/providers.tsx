import type { FirmQuery } from '@tussock/core/firm/firm-lists';
import * as text from '../content/providers.mdx';
import { FirmList } from '../features/firms/firm-list';
import { firmListQuery } from '../features/firms/queries';
import { PROVIDERS, parseFirmQuery } from '../features/firms/scopes';
import { useFirmListMeta } from '../features/firms/use-firm-list-meta';
import { paths } from '../lib/address/paths';
import { required } from '../lib/address/route';
import type { Api } from '../lib/api';
import { ProviderRows } from '../ui/firm/provider-rows';
import { ListingPage } from '../ui/text/listing-page';

export const parse = parseFirmQuery(PROVIDERS);
export const queries = (query: FirmQuery<'providers'>, api: Api) => [
  required(firmListQuery(api, PROVIDERS, query)),
];

/** Providers of every type but Platform. */
export default function ProvidersPage({ at: query }: { at: FirmQuery<'providers'> }) {
  const page = { title: text.frontmatter.title, path: paths.providers };
  return (
    <ListingPage text={text} list={useFirmListMeta(PROVIDERS, query, page)}>
      <FirmList scope={PROVIDERS} query={query}>
        {(providers) => <ProviderRows providers={providers} />}
      </FirmList>
    </ListingPage>
  );
}
