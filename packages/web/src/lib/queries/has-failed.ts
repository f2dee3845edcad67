import type { UseQueryResult } from '@tanstack/react-query';

/** Whether a query has no data of its own since it failed. It stays true while the query is tried again. */
export const hasFailed = ({
  data,
  isPlaceholderData,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'isPlaceholderData' | 'errorUpdateCount'>): boolean =>
  errorUpdateCount > 0 && (data === undefined || isPlaceholderData);
