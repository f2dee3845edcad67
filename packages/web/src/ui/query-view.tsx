import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { hasFailed } from '../lib/queries/has-failed';
import { QueryError } from './query-error';

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
  useEffect(() => {
    if (query.error) console.error(`Could not load ${what}:`, query.error.message ?? query.error);
  }, [query.error, what]);
  if (hasFailed(query)) return <QueryError query={query} what={what} />;
  if (query.data !== undefined) return children(query.data);
  return skeleton ?? <p className="py-16 text-center text-muted">Loading...</p>;
}
