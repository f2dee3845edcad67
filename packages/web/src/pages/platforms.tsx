import { FIRM_LISTS } from '@tussock/core/firm/firm-lists';
import { paths } from '../app/paths';
import { ListingPage } from '../components/content/listing-page';
import * as text from '../content/platforms.mdx';
import { FirmList } from '../features/firm-list/firm-list';
import { useFirmMeta } from '../features/firm-list/use-firm-meta';
import { PlatformRows } from '../features/platforms/platform-rows';

const { platforms: spec } = FIRM_LISTS;

/** Also at /aggregators. */
export default function Platforms() {
  const page = { title: text.frontmatter.title, path: paths.platforms };
  return (
    <ListingPage text={text} list={useFirmMeta('platforms', spec, {}, page)}>
      <FirmList kind="platforms" spec={spec} fixed={{}} noun={['platform', 'platforms']}>
        {(platforms) => <PlatformRows platforms={platforms} />}
      </FirmList>
    </ListingPage>
  );
}
