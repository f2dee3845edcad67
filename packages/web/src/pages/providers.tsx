import { FIRM_LISTS } from '@tussock/core/firm/firm-lists';
import { paths } from '../app/paths';
import { ListingPage } from '../components/content/listing-page';
import * as text from '../content/providers.mdx';
import { FirmList } from '../features/firm-list/firm-list';
import { useFirmMeta } from '../features/firm-list/use-firm-meta';
import { ProviderRows } from '../features/providers/provider-rows';

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
