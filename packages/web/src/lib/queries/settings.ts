import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../api';

/** The site's settings in a release: name, address, thresholds, effective-dated figures. */
export const settingsQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'settings'],
    queryFn: () => read(client.api.settings.$get({ query: pin(release) })),
  });
