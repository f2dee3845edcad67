import { queryOptions } from '@tanstack/react-query';
import { type DirectoryClient, read } from '@tussock/api/client';

/** The live release. The one query that is not pinned: everything else begins its key with a release. */
export const releaseQuery = (client: DirectoryClient) =>
  queryOptions({
    queryKey: ['live-release'],
    queryFn: () => read(client.api.release.$get({ query: {} })),
  });
