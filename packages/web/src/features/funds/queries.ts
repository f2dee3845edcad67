import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { allPages } from '../../app/all-pages';
import type { Api } from '../../app/api-context';
import { pin } from '../../app/pin';
import { toFundRow } from './fund-row';

/** One fund by id or slug. */
export const fundQuery = ({ client, release }: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [release, 'fund', idOrSlug],
    queryFn: () => read(client.api.funds[':idOrSlug'].$get({ param: { idOrSlug }, query: pin(release) })),
  });

/** Every fund by name, without its texts and offers. */
export const allFundsQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'all-funds'],
    queryFn: async () => {
      const funds = await allPages((page) =>
        read(client.api.funds.$get({ query: { ...pin(release), ...page } })),
      );
      return funds.map(toFundRow);
    },
  });
