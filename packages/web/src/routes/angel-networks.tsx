import { FIRM_LISTS } from '@tussock/core/firm/firm-lists';
import * as text from '../content/angel-networks.mdx';
import { FirmList } from '../features/firms/firm-list';
import { ANGEL_NETWORKS } from '../features/firms/fixed-types';
import { useFirmMeta } from '../features/firms/use-firm-meta';
import { paths } from '../lib/paths';
import { ProviderRows } from '../ui/firm/provider-rows';
import { ListingPage } from '../ui/text/listing-page';

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
