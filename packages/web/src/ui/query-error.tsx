import type { UseQueryResult } from '@tanstack/react-query';
import { LoadError } from './load-error';

/** Says that a query failed, with a button that asks again. */
export const QueryError = ({ query, what }: { query: UseQueryResult<unknown>; what: string }) => (
  <LoadError what={what} error={query.error} retry={() => query.refetch()} busy={query.isFetching} />
);
