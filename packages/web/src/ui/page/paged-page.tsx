import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAt } from '../../lib/match-context';
import { RECORD_PAGE_SIZE, recordPage } from '../../lib/queries/public-record';
import { useSettings } from '../../lib/use-settings';
import { Pager } from '../list/pager';
import { PageHead } from './page-head';
import { PageMeta } from './page-meta';
import { RequiredView } from './required-view';
import { breadcrumbData } from './structured-data';

interface Counted<T> {
  data: T[];
  total: number;
}

/** A page of what is kept on record: its head, how much there is, the entries, and the way to more. */
export function RecordPage<T>(props: {
  title: string;
  description: string;
  lede: ReactNode;
  /** "entries of the ledger": completes "1,204 …" and "We could not load the …". */
  noun: string;
  empty: ReactNode;
  query: UseQueryResult<Counted<T>>;
  feed?: { title: string; path: string };
  children: (rows: T[]) => ReactNode;
}) {
  const { path, search } = useAt();
  const settings = useSettings();
  const page = recordPage(search);
  const trail = [{ label: props.title }];
  return (
    <RequiredView query={props.query} what={`the ${props.noun}`}>
      {({ data, total }) => (
        <>
          <PageMeta
            title={page > 1 ? `${props.title}, page ${page}` : props.title}
            description={props.description}
            structuredData={[breadcrumbData(trail, path, settings)]}
            noindex={page > 1}
            {...(props.feed && { feed: props.feed })}
          />
          <PageHead trail={trail} title={props.title} lede={props.lede} />
          {total === 0 ? (
            <div className="rounded-card border border-line bg-card px-6 py-10 text-muted">{props.empty}</div>
          ) : (
            <>
              <p className="mb-4 font-semibold">
                {total.toLocaleString('en-NZ')} {props.noun}
              </p>
              {data.length === 0 && <p className="text-muted">The list ends before this page.</p>}
              {props.children(data)}
              <Pager
                page={page}
                total={total}
                size={RECORD_PAGE_SIZE}
                addressOfPage={(at) => (at === 1 ? path : `${path}?page=${at}`)}
              />
            </>
          )}
        </>
      )}
    </RequiredView>
  );
}
