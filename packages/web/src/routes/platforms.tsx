import type { FirmQuery } from '@tussock/core/firm/firm-lists';
import * as text from '../content/platforms.mdx';
import { FirmList } from '../features/firms/firm-list';
import { firmListQuery } from '../features/firms/queries';
import { PLATFORMS, parseFirmQuery } from '../features/firms/scopes';
import { useFirmListMeta } from '../features/firms/use-firm-list-meta';
import { paths } from '../lib/address/paths';
import { required } from '../lib/address/route';
import type { Api } from '../lib/api';
import { PlatformRows } from '../ui/firm/platform-rows';
import { ListingPage } from '../ui/text/listing-page';

export const parse = parseFirmQuery(PLATFORMS);
export const queries = (query: FirmQuery<'platforms'>, api: Api) => [
  required(firmListQuery(api, PLATFORMS, query)),
];

/** Also at /aggregators. */
export default function PlatformsPage({ at: query }: { at: FirmQuery<'platforms'> }) {
  const page = { title: text.frontmatter.title, path: paths.platforms };
  return (
    <ListingPage text={text} list={useFirmListMeta(PLATFORMS, query, page)}>
      <FirmList scope={PLATFORMS} query={query}>
        {(platforms) => <PlatformRows platforms={platforms} />}
      </FirmList>
    </ListingPage>
  );
}
