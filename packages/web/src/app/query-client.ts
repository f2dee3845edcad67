import { QueryClient } from '@tanstack/react-query';

/**
 * Reads are pinned to a release and so never stale; a change of release changes the keys. A failed read stays failed
 * until the visitor tries again (or the page is focused), on the server and in the browser alike.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000,
        retry: typeof window === 'undefined' ? false : (failures, error) => failures < 2 && isPassing(error),
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: (query) => query.state.status === 'error',
      },
      dehydrate: { shouldDehydrateQuery: (query) => query.state.status !== 'pending' },
    },
  });
}

/** A failure that another try may mend: no answer at all, or the server's own trouble. */
function isPassing(error: unknown): boolean {
  const status = (error as { status?: number } | null)?.status ?? 0;
  return status === 0 || status >= 500;
}
