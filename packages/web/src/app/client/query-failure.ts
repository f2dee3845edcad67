import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The HTTP status of a query that failed, 0 without an answer; null when it did not fail. */
export function queryFailure(queryClient: QueryClient, { queryKey }: { queryKey: QueryKey }): number | null {
  const state = queryClient.getQueryState(queryKey);
  if (state?.status !== 'error') return null;
  return (state.error as { status?: number } | null)?.status ?? 0;
}

/** Whether the data could not be read, unlike a record that is not there. */
export const isOutage = (status: number | null) => status !== null && (status === 0 || status >= 500);
