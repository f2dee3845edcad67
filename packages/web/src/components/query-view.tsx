import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from './load-error';

/** Shows a query's data, its skeleton while it loads, or what went wrong with a retry. */
export function QueryView<T>({
  query,
  what,
  skeleton,
  children,
}: {
  query: UseQueryResult<T>;
  /** Completes "We could not load …". */
  what: string;
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <LoadError what={what} retry={() => query.refetch()} busy={query.isFetching} />;
  return skeleton ?? <p className="py-16 text-center text-muted">Loading...</p>;
}
