import { FIRM_LISTS } from '@tussock/core/firm/firm-lists';
import * as text from '../content/wealth-managers.mdx';
import { FirmList } from '../features/firms/firm-list';
import { WEALTH_MANAGERS } from '../features/firms/fixed-types';
import { useFirmMeta } from '../features/firms/use-firm-meta';
import { paths } from '../lib/paths';
import { ProviderRows } from '../ui/firm/provider-rows';
import { ListingPage } from '../ui/text/listing-page';

const { providers: spec } = FIRM_LISTS;

export default function WealthManagers() {
  const page = { title: text.frontmatter.title, path: paths.wealthManagers };
  return (
    <ListingPage text={text} list={useFirmMeta('providers', spec, WEALTH_MANAGERS, page)}>
      <FirmList
        kind="providers"
        spec={spec}
        fixed={WEALTH_MANAGERS}
        noun={['wealth manager', 'wealth managers']}
      >
        {(providers) => <ProviderRows providers={providers} />}
      </FirmList>
    </ListingPage>
  );
}
