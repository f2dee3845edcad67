import { FIRM_LISTS } from '@tussock/core/firm/firm-lists';
import { paths } from '../app/paths';
import { ListingPage } from '../components/content/listing-page';
import * as text from '../content/angel-networks.mdx';
import { FirmList } from '../features/firm-list/firm-list';
import { ANGEL_NETWORKS } from '../features/firm-list/fixed-types';
import { useFirmMeta } from '../features/firm-list/use-firm-meta';
import { ProviderRows } from '../features/providers/provider-rows';

const { providers: spec } = FIRM_LISTS;

export default function AngelNetworks() {
  const page = { title: text.frontmatter.title, path: paths.angelNetworks };
  return (
    <ListingPage text={text} list={useFirmMeta('providers', spec, ANGEL_NETWORKS, page)}>
      <FirmList
        kind="providers"
        spec={spec}
        fixed={ANGEL_NETWORKS}
        noun={['angel network', 'angel networks']}
      >
        {(providers) => <ProviderRows providers={providers} />}
      </FirmList>
    </ListingPage>
  );
}
