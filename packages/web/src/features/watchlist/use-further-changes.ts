import { useQueries } from '@tanstack/react-query';
import { furtherChanges } from '@tussock/core/watchlist/further-changes';
import type { Watched } from '@tussock/core/watchlist/watchlist';
import { useApi } from '../../lib/api';
import { recordChangesQuery } from '../../lib/queries/record-changes';

/** What the change log says of watched offers since each was last looked at, beside the facts that a card has. */
export interface FurtherChanges {
  /** By the id of the offer; none for one whose log was not read. */
  of: ReadonlyMap<string, readonly string[]>;
  /** Whether the log of each was read, and goes back as far as the last look. */
  complete: boolean;
  /** Ids of those whose log is to be read, and was not. */
  unread: ReadonlySet<string>;
  /** Whether the log of one of them is on its way. */
  loading: boolean;
}

/** The log of an offer is read where there was a release since the last look. */
export function useFurtherChanges(watched: readonly Watched[]): FurtherChanges {
  const api = useApi();
  const older = watched.filter(({ seen_in }) => seen_in !== null && seen_in < (api.release ?? 0));
  const logs = useQueries({ queries: older.map(({ id }) => recordChangesQuery(api, 'offer', id)) });
  return {
    of: new Map(
      older.map((each, at) => {
        const { data = [], total = 0 } = logs[at]?.data ?? {};
        return [each.id, furtherChanges(each, data, total)];
      }),
    ),
    unread: new Set(older.flatMap(({ id }, at) => (logs[at]?.data ? [] : [id]))),
    complete: older.every(
      ({ seen_in }, at) => (seen_in ?? 0) >= (logs[at]?.data?.whole_after ?? Number.POSITIVE_INFINITY),
    ),
    loading: logs.some(({ isPending, isFetching }) => isPending && isFetching),
  };
}
