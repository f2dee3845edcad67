import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '../load-error';
import { NotFound } from './not-found';
import { PageMeta } from './page-meta';

/**
 * Shows the record that a page is about: a line while it loads, the not-found page where there is none, else what went
 * wrong, with a retry.
 */
export function RequiredView<T>({
  query,
  what,
  children,
}: {
  query: UseQueryResult<T>;
  /** Completes "We could not load …". */
  what: string;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <p className="py-24 text-center text-muted">Loading...</p>;
  if ((query.error as { status?: number }).status === 404) return <NotFound />;
  return (
    <div className="mx-auto max-w-2xl py-14">
      <PageMeta title="Not available just now" description="The directory did not answer." noindex />
      <h1 className="mb-5 text-34">Not available just now</h1>
      <LoadError what={what} retry={() => query.refetch()} busy={query.isFetching} />
    </div>
  );
}
