import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../../lib/api';

/** Providers with offers in any of the asset classes, by name: they can be chosen as recipients. */
export const providersInQuery = ({ client, release }: Api, classes: readonly string[]) => {
  const chosen = [...classes].sort();
  return queryOptions({
    queryKey: [release, 'providers-in', chosen],
    queryFn: async () => {
      const { facets } = await read(
        client.api.search.$get({ query: { ...pin(release), asset_class: chosen, limit: '1' } }),
      );
      return (facets.provider ?? []).map(({ value, label, count }) => ({ id: value, name: label, count }));
    },
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  });
};
