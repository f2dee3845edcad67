import type { UseQueryResult } from '@tanstack/react-query';
import { formatCount } from '@tussock/core/text/format-number';
import { capitalised } from '@tussock/core/text/in-sentence';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { nameOfPage } from '../../lib/list/name-of-page';
import { useTopOfPages } from '../../lib/list/use-top-of-pages';
import { ROWS_ON_A_PAGE } from '../../lib/queries/paging';
import { Pager } from '../list/pager';
import { PageHead } from './page-head';
import { PageMeta } from './page-meta';
import { RequiredView } from './required-view';

interface Counted<T> {
  data: T[];
  total: number;
}

export interface Narrowed {
  /** The parameters of the address that do so. */
  params: Record<string, string>;
  /** For the title: what links to it are shown with. */
  by: string;
  /** Says so above the rows, with a link to all of them. */
  notice: ReactNode;
  /** In place of the page's own. */
  empty: ReactNode;
}

/** A page of a public record (changes, corrections) without filters: its head, how many rows there are, the rows, the other pages. */
export function PagedPage<T>(props: {
  path: string;
  /** From 1. */
  page: number;
  title: string;
  description: string;
  lede: ReactNode;
  /** "reports": completes "1,204 …" and "We could not load the …"; of one, it loses its last letter. */
  noun: string;
  empty: ReactNode;
  query: UseQueryResult<Counted<T>>;
  feed?: { title: string; path: string };
  /** What the address narrows the rows by. */
  narrowed?: Narrowed | undefined;
  children: (rows: T[]) => ReactNode;
}) {
  const { path, page, narrowed } = props;
  const trail = [{ label: props.title }];
  const top = useTopOfPages(page);
  const addressOfPage = (at: number) => {
    const search = new URLSearchParams({ ...narrowed?.params, ...(at > 1 && { page: String(at) }) });
    return search.size > 0 ? `${path}?${search}` : path;
  };
  const title = narrowed ? `${narrowed.by} · ${props.title}` : props.title;
  return (
    <RequiredView query={props.query} what={`the ${props.noun}`}>
      {({ data, total }) => (
        <>
          <PageMeta
            title={nameOfPage(title, page)}
            description={props.description}
            // A link to a page beyond the end leads to the first.
            canonical={addressOfPage(data.length > 0 ? page : 1)}
            trail={trail}
            noindex={page > 1 || narrowed !== undefined}
            feed={narrowed ? undefined : props.feed}
          />
          <PageHead trail={trail} title={props.title} lede={props.lede} />
          {narrowed?.notice}
          {total === 0 ? (
            <div className="rounded-card border border-line bg-card px-6 py-10 text-center text-balance text-muted">
              {narrowed?.empty ?? props.empty}
            </div>
          ) : (
            <section
              ref={top}
              tabIndex={-1}
              aria-label={nameOfPage(capitalised(props.noun), page)}
              className="scroll-mt-20 outline-none"
            >
              <p className="mb-4 font-semibold">{formatCount(total, props.noun)}</p>
              {data.length === 0 && <p className="text-muted">The list ends before this page.</p>}
              <div className={clsx(props.query.isPlaceholderData && 'opacity-60 transition-opacity')}>
                {props.children(data)}
              </div>
              <Pager page={page} total={total} size={ROWS_ON_A_PAGE} addressOfPage={addressOfPage} />
            </section>
          )}
        </>
      )}
    </RequiredView>
  );
}
