import type { UseQueryResult } from '@tanstack/react-query';
import {
  hashKey,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { useFollowedLinks } from '../../lib/address/use-followed-links';

/**
 * What the server drew from a query, which needs no script. The browser leaves its HTML as it is: the page's state goes without the data, and
 * nothing of it is hydrated. The data is read where the page is opened by a link, or the query changes.
 */
export function Drawn<T, Key extends QueryKey>({
  query,
  className,
  children,
}: {
  query: UseQueryOptions<T, Error, T, Key>;
  className?: string;
  children: (result: UseQueryResult<T>) => ReactNode;
}) {
  const id = useId();
  const follow = useFollowedLinks();
  const queries = useQueryClient();
  const hash = hashKey(query.queryKey);
  const [drawn] = useState(() => {
    // Where hydration begins anew, the query is there without data.
    const state = queries.getQueryState(query.queryKey);
    const isKnown = typeof document === 'undefined' || (state !== undefined && state.status !== 'pending');
    return { hash, html: isKnown ? undefined : document.getElementById(id)?.innerHTML };
  });
  const isDrawn = drawn.html !== undefined && drawn.hash === hash;
  const result = useQuery({ ...query, enabled: !isDrawn });
  const isStill = isDrawn || (drawn.html !== undefined && result.isPending);
  const shown = clsx('empty:hidden', className);
  return isStill ? (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it take the focus and the keys
    <div
      key="drawn"
      id={id}
      className={shown}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered here
      dangerouslySetInnerHTML={{ __html: drawn.html ?? '' }}
    />
  ) : (
    <div key="shown" id={id} className={shown}>
      {children(result)}
    </div>
  );
}
