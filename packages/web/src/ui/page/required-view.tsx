import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '@tussock/api/client';
import type { ReactNode } from 'react';
import { PAGE_TITLE } from '../../lib/page-title';
import { hasFailed } from '../../lib/queries/has-failed';
import { QueryError } from '../query-error';
import { NotFound } from './not-found';
import { PageMeta } from './page-meta';
import { Removed } from './removed';

/**
 * Shows the record that a page is about: a line while it loads, the not-found page where there is none, what is left of
 * one that was removed, else what went wrong, with a retry.
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
  const { data } = query;
  if (!hasFailed(query))
    return data !== undefined ? children(data) : <p className="py-24 text-center text-muted">Loading...</p>;
  const { status, code, details } = (query.error ?? {}) as Partial<ApiError>;
  if (status === 404) return <NotFound />;
  if (code === 'record_removed' && Array.isArray(details)) return <Removed details={details} />;
  return (
    <div className="mx-auto max-w-2xl py-14">
      <PageMeta title="Not available just now" description="The directory did not answer." noindex />
      <h1 id={PAGE_TITLE} className="mb-5 text-34">
        Not available just now
      </h1>
      <QueryError query={query} what={what} />
    </div>
  );
}
