import { useQuery } from '@tanstack/react-query';
import { MOST_CHANGES } from '@tussock/core/changelog/most-changes';
import { wholeNumber } from '@tussock/core/text/decimal';
import { Link } from 'react-router-dom';
import { ChangeList } from '../features/changelog/change-list';
import { narrowedTo } from '../features/changelog/narrowed-to';
import { type ChangesAsked, changesQuery } from '../features/changelog/queries';
import { recordInAddress } from '../lib/address/changes-address';
import { paths } from '../lib/address/paths';
import { type PageAddress, pageNumber, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { PagedPage } from '../ui/page/paged-page';

export const parse = ({ search }: PageAddress): ChangesAsked => ({
  page: pageNumber(search),
  of: recordInAddress(search),
});
export const queries = (asked: ChangesAsked, api: Api) => [required(changesQuery(api, asked))];

export default function ChangesPage({ at: { page, of } }: { at: ChangesAsked }) {
  const query = useQuery(changesQuery(useApi(), { page, of }));
  // Until its own changes are read, the rows are those of the page before.
  const latest = query.isPlaceholderData ? undefined : query.data?.data[0];
  return (
    <PagedPage
      path={paths.changes}
      page={page}
      title="Changes"
      description="What was added, changed or removed in each release of the directory: offers, funds, firms, posts and legal settings, with the figures before and after."
      lede={
        <>
          What changed in offers, funds, providers, platforms, posts and legal settings between published
          releases, newest first. Removed records keep their name and the reason. The page lists the latest{' '}
          {wholeNumber(MOST_CHANGES)} changes. The{' '}
          <Link to={paths.data} className="link">
            files of a release
          </Link>
          , where it has them, list every record that it changed.{' '}
          <Link to={paths.methodology} className="link">
            How the directory is kept
          </Link>
          .
        </>
      }
      noun="changes"
      empty="Nothing has changed since the first release of the directory. Changes will be listed here."
      query={query}
      feed={{ title: 'Changes to the directory', path: paths.changesFeed }}
      narrowed={of ? narrowedTo(of, latest) : undefined}
    >
      {(changes) => <ChangeList changes={changes} />}
    </PagedPage>
  );
}
