import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../../lib/api';

const MOST = '6';

/** The first few offers that a search for these words finds; nothing is asked without words. */
export const offersNamedQuery = ({ client, release }: Api, words: string) =>
  queryOptions({
    queryKey: [release, 'offers-named', words],
    queryFn: () =>
      read(client.api.search.$get({ query: { ...pin(release), q: words, limit: MOST, open_first: 'true' } })),
    enabled: words !== '',
  });
