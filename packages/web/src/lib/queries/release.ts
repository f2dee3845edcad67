import { queryOptions } from '@tanstack/react-query';
import { type DirectoryClient, read } from '@tussock/api/client';

/** The live release. It is the only query that is not pinned: the keys of all others begin with a release. */
export const releaseQuery = (client: DirectoryClient) =>
  queryOptions({
    queryKey: ['live-release'],
    queryFn: () => read(client.api.release.$get({ query: {} })),
  });
