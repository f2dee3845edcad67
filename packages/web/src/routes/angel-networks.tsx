import type { FirmQuery } from '@tussock/core/firm/firm-lists';
import * as text from '../content/angel-networks.mdx';
import { FirmList } from '../features/firms/firm-list';
import { firmListQuery } from '../features/firms/queries';
import { ANGEL_NETWORKS, parseFirmQuery } from '../features/firms/scopes';
import { useFirmListMeta } from '../features/firms/use-firm-list-meta';
import { paths } from '../lib/address/paths';
import { required } from '../lib/address/route';
import type { Api } from '../lib/api';
import { ProviderRows } from '../ui/firm/provider-rows';
import { ListingPage } from '../ui/text/listing-page';

export const parse = parseFirmQuery(ANGEL_NETWORKS);
export const queries = (query: FirmQuery<'providers'>, api: Api) => [
  required(firmListQuery(api, ANGEL_NETWORKS, query)),
];

export default function AngelNetworksPage({ at: query }: { at: FirmQuery<'providers'> }) {
  const page = { title: text.frontmatter.title, path: paths.angelNetworks };
  return (
    <ListingPage text={text} list={useFirmListMeta(ANGEL_NETWORKS, query, page)}>
      <FirmList scope={ANGEL_NETWORKS} query={query}>
        {(providers) => <ProviderRows providers={providers} />}
      </FirmList>
    </ListingPage>
  );
}
