import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sourcesQuery } from '../features/sources/queries';
import { SourceTable } from '../features/sources/source-table';
import { type Api, useApi } from '../lib/api';
import { paths } from '../lib/paths';
import { type PageAddress, pageNumber, required } from '../lib/route';
import { PagedPage } from '../ui/page/paged-page';

export const parse = ({ search }: PageAddress) => pageNumber(search);
export const queries = (page: number, api: Api) => [required(sourcesQuery(api, page))];

export default function SourcesPage({ at: page }: { at: number }) {
  const query = useQuery(sourcesQuery(useApi(), page));
  return (
    <PagedPage
      path={paths.sources}
      page={page}
      title="Sources"
      description="The fact ledger: for each figure of an offer or fund the document or register it comes from, how strong that source is, when it was checked and what came of it."
      lede={
        <>
          The fact ledger: where figures come from, how strong the source is, when it was checked and what
          came of it.{' '}
          <Link to={paths.methodology} className="link">
            What the grades mean
          </Link>
          .
        </>
      }
      noun="entries"
      empty="No figure of this directory has a source on record yet."
      query={query}
    >
      {(entries) => <SourceTable entries={entries} />}
    </PagedPage>
  );
}
