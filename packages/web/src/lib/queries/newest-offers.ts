import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../api';

/** Offers that are read to find new ones; a longer list may have more. */
const NEWEST_READ = 100;

/** The newest offers of a saved list: a read like that of the list itself. */
export const newestOffersQuery = ({ client, release }: Api, params: string) =>
  queryOptions({
    queryKey: [release, 'newest-offers', params],
    queryFn: () => read(client.api.search.$get({ query: { ...pin(release), ...asQuery(params) } })),
  });

/** What counting needs: the order, the size, and no options of facets. */
const COUNTED = { sort: 'newest', page: '1', limit: String(NEWEST_READ), most_options: '0' };

/** The parameters as the client takes them. */
function asQuery(params: string): Record<string, string | string[]> {
  const search = new URLSearchParams(params);
  for (const [name, value] of Object.entries(COUNTED)) search.set(name, value);
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]));
}
