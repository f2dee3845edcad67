import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Fund } from '@tussock/core/fund/fund';
import { type Api, pin } from '../../lib/api';
import { settingsQuery } from '../../lib/queries/settings';
import { type WithShownOffers, withShownOffers } from '../../lib/queries/shown-offers';

export type ShownFund = WithShownOffers<Fund>;

/** One fund by id or slug, with the offers that its page shows. */
export const fundQuery = (api: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [api.release, 'fund', idOrSlug],
    queryFn: async ({ client: cache }) => {
      const [fund, settings] = await Promise.all([
        read(api.client.api.funds[':idOrSlug'].$get({ param: { idOrSlug }, query: pin(api.release) })),
        cache.ensureQueryData(settingsQuery(api)),
      ]);
      return withShownOffers(fund, settings);
    },
  });
