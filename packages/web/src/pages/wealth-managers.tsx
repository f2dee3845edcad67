import { FIRM_LISTS } from '@tussock/core/firm/firm-lists';
import { paths } from '../app/paths';
import { ListingPage } from '../components/content/listing-page';
import * as text from '../content/wealth-managers.mdx';
import { FirmList } from '../features/firm-list/firm-list';
import { WEALTH_MANAGERS } from '../features/firm-list/fixed-types';
import { useFirmMeta } from '../features/firm-list/use-firm-meta';
import { ProviderRows } from '../features/providers/provider-rows';

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
