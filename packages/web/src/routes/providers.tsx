import { FIRM_LISTS } from '@tussock/core/firm/firm-lists';
import * as text from '../content/providers.mdx';
import { FirmList } from '../features/firms/firm-list';
import { useFirmMeta } from '../features/firms/use-firm-meta';
import { paths } from '../lib/paths';
import { ProviderRows } from '../ui/firm/provider-rows';
import { ListingPage } from '../ui/text/listing-page';

const { providers: spec } = FIRM_LISTS;

/** Providers of every type but Platform. */
export default function Providers() {
  const page = { title: text.frontmatter.title, path: paths.providers };
  return (
    <ListingPage text={text} list={useFirmMeta('providers', spec, {}, page)}>
      <FirmList kind="providers" spec={spec} fixed={{}} noun={['provider', 'providers']}>
        {(providers) => <ProviderRows providers={providers} />}
      </FirmList>
    </ListingPage>
  );
}
