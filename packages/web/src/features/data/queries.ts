import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../../lib/api';
import { DRAWN } from '../../lib/queries/charts';

/** Every release that is or was live, newest first. */
export const releasesQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'releases'],
    queryFn: () => read(client.api.releases.$get({ query: pin(release) })),
  });

/** What the tables and columns of a data release mean. */
export const dictionaryQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'dictionary'],
    meta: DRAWN,
    queryFn: () => read(client.api.dictionary.$get({ query: pin(release) })),
  });
