import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '../../lib/api-context';
import { useMatched } from '../../lib/match-context';
import { LoadError } from '../load-error';
import NotFound from './not-found';
import { PageMeta } from './page-meta';

/**
 * Shows the record that a page is about: its skeleton while it loads, the not-found page when there is none, what went
 * wrong with a retry otherwise. Reached by an id or an older slug, the address becomes the canonical one.
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
  useCanonicalAddress(query.data !== undefined);
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

function useCanonicalAddress(loaded: boolean) {
  const { route, at } = useMatched();
  const api = useApi();
  const data = useQueryClient();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    if (!loaded) return;
    let left = false;
    void import('../../app/route-data').then(({ routeData }) => {
      const canonical = routeData[route.path]?.canonical?.(at, api, data);
      if (!left && canonical && canonical !== at.path) navigate(canonical + search + hash, { replace: true });
    });
    return () => {
      left = true;
    };
  }, [loaded, route, at, api, data, navigate, search, hash]);
}
