import type { UseQueryResult } from '@tanstack/react-query';
import { hasFailed } from '../../lib/queries/has-failed';
import { QueryError } from '../query-error';

/** In place of the record that a form is about, where it could not be read: the form can be sent without it. */
export function UnreadRecord({
  query,
  what,
  className,
  children,
}: {
  query: UseQueryResult<unknown>;
  /** Completes "We could not load …". */
  what: string;
  className?: string;
  /** What is sent now. */
  children: string;
}) {
  if (!hasFailed(query)) return null;
  return (
    <div className={className}>
      <QueryError query={query} what={what} />
      <p className="text-14">{children}</p>
    </div>
  );
}
