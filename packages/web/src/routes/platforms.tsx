import { FIRM_LISTS } from '@tussock/core/firm/firm-lists';
import * as text from '../content/platforms.mdx';
import { FirmList } from '../features/firms/firm-list';
import { useFirmMeta } from '../features/firms/use-firm-meta';
import { paths } from '../lib/paths';
import { PlatformRows } from '../ui/firm/platform-rows';
import { ListingPage } from '../ui/text/listing-page';

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
