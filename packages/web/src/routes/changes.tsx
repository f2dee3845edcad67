import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ChangeList } from '../features/changelog/change-list';
import { useApi } from '../lib/api-context';
import { useAt } from '../lib/match-context';
import { paths } from '../lib/paths';
import { changesQuery, recordPage } from '../lib/queries/public-record';
import { RecordPage } from '../ui/page/paged-page';

export default function Changes() {
  const query = useQuery(changesQuery(useApi(), recordPage(useAt().search)));
  return (
    <RecordPage
      title="Changes"
      description="What changed in each offer of the directory between its published releases: offers added, changed and taken off, with the figures before and after."
      lede={
        <>
          What changed in each offer between published releases, newest first.{' '}
          <Link to={paths.methodology} className="link">
            How the directory is kept
          </Link>
          .
        </>
      }
      noun="changes"
      empty="Nothing has changed since the first release of the directory. Whatever does will be listed here."
      query={query}
      feed={{ title: 'Changes of offers', path: paths.changesFeed }}
    >
      {(changes) => <ChangeList changes={changes} />}
    </RecordPage>
  );
}
