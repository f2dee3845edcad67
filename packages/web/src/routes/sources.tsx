import { useQuery } from '@tanstack/react-query';
import { coverageText } from '@tussock/core/source/coverage';
import { Link } from 'react-router-dom';
import { statsQuery } from '../features/home/queries';
import { LEDGER_LIST, type LedgerQuery } from '../features/sources/ledger-list';
import { sourcesQuery } from '../features/sources/queries';
import { SourceTable } from '../features/sources/source-table';
import { paths } from '../lib/address/paths';
import { optional, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { OneOrderPage } from '../ui/list/one-order-page';

const NOUN = ['entry', 'entries'] as const;

export const parse = LEDGER_LIST.parse;
export const queries = (query: LedgerQuery, api: Api) => [
  required(sourcesQuery(api, query)),
  optional(statsQuery(api)),
];

export default function SourcesPage({ at: query }: { at: LedgerQuery }) {
  const api = useApi();
  const asked = sourcesQuery(api, query);
  const coverage = useQuery(statsQuery(api)).data?.coverage;
  return (
    <OneOrderPage
      list={LEDGER_LIST}
      query={query}
      result={useQuery(asked)}
      optionsOf={asked.optionsOf}
      path={paths.sources}
      title="Sources"
      description="The fact ledger: the document or register behind figures of offers, funds and firms, how strong that source is, when we looked and what we found."
      lede={
        <>
          The fact ledger says where figures come from, how strong each source is, when we looked and what we
          found. It leaves out the locked details of exclusive offers.{' '}
          {coverage && `${coverageText(coverage)} in the whole directory. `}
          <Link to={paths.methodology} className="link">
            What the grades mean
          </Link>
        </>
      }
      noun={NOUN}
    >
      {(entries) => <SourceTable entries={entries} />}
    </OneOrderPage>
  );
}
