import { QueryClient } from '@tanstack/react-query';

/**
 * Reads are pinned to a release and never go stale; another release has other keys. A failed read stays failed until
 * the visitor tries again or the connection returns, on the server and in the browser alike.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000,
        // Without a network a read fails, and the page says so; to wait for one would be silence.
        networkMode: 'always',
        retry:
          typeof window === 'undefined'
            ? false
            : (failures, error) => failures < 2 && isPassing(error) && !isTimeUp(error),
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error' && isPassing(state.error),
      },
      dehydrate: {
        shouldDehydrateQuery: ({ state, meta }) =>
          state.status === 'error' || (state.status === 'success' && !meta?.drawn),
      },
    },
  });
}

/** Whether another try may succeed at once: there was no answer although there is a network, or the server failed. */
function isPassing(error: unknown): boolean {
  const status = (error as { status?: number } | null)?.status ?? 0;
  return (status === 0 && navigator.onLine) || status >= 500;
}

/** Whether a read got no answer in its time: to wait twice more would be a minute of silence. */
const isTimeUp = (error: Error) => ((error.cause ?? error) as { name?: string }).name === 'TimeoutError';
