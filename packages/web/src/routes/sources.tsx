import { useQuery } from '@tanstack/react-query';
import { coverageText } from '@tussock/core/source/coverage';
import { Link } from 'react-router-dom';
import { statsQuery } from '../features/home/queries';
import {
  LEDGER_LIST,
  LEDGER_SORT_LABELS,
  type LedgerQuery,
  parseLedgerQuery,
} from '../features/sources/ledger-list';
import { sourcesQuery } from '../features/sources/queries';
import { SourceTable } from '../features/sources/source-table';
import { type Api, useApi } from '../lib/api';
import { listMeta } from '../lib/list/list-meta';
import { useListState } from '../lib/list/use-list-state';
import { paths } from '../lib/paths';
import { ROWS_ON_A_PAGE } from '../lib/queries/paging';
import { optional, required } from '../lib/route';
import { useSettings } from '../lib/use-settings';
import { ListLayout } from '../ui/list/list-layout';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { breadcrumbData } from '../ui/page/structured-data';

const TITLE = 'Sources';
const TRAIL = [{ label: TITLE }];
const NOUN = ['entry', 'entries'] as const;

export const parse = parseLedgerQuery;
export const queries = (query: LedgerQuery, api: Api) => [
  required(sourcesQuery(api, query)),
  optional(statsQuery(api)),
];

export default function SourcesPage({ at: query }: { at: LedgerQuery }) {
  const api = useApi();
  const list = useListState(LEDGER_LIST, query);
  const result = useQuery(sourcesQuery(api, query));
  const coverage = useQuery(statsQuery(api)).data?.coverage;
  const meta = listMeta({
    ...{ title: TITLE, path: paths.sources, spec: LEDGER_LIST, query },
    ...{ total: result.data?.total, size: ROWS_ON_A_PAGE },
  });
  return (
    <>
      <PageMeta
        {...meta}
        description="The fact ledger: the document or register behind figures of offers, funds and firms, how strong that source is, when we looked and what we found."
        structuredData={[breadcrumbData(TRAIL, paths.sources, useSettings())]}
      />
      <PageHead
        trail={TRAIL}
        title={TITLE}
        lede={
          <>
            The fact ledger: where figures come from, how strong the source is, when we looked and what we
            found. {coverage && `${coverageText(coverage)} in the whole directory. `}
            <Link to={paths.methodology} className="link">
              What the grades mean
            </Link>
          </>
        }
      />
      <ListLayout
        list={list}
        result={result}
        noun={NOUN}
        sortLabels={LEDGER_SORT_LABELS}
        size={ROWS_ON_A_PAGE}
        searchable={false}
      >
        {({ data }) => <SourceTable entries={data} />}
      </ListLayout>
    </>
  );
}
