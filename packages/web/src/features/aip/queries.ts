import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { AIP_STATES } from '@tussock/core/offer/aip-state';
import type { OfferCard } from '@tussock/core/offer/offer';
import { type Api, pin } from '../../lib/api';

/** Rows that the page has beside its list, which has all of them. */
const MOST_GROUPED = 100;

export type AipOffer = Pick<
  OfferCard,
  | 'id'
  | 'slug'
  | 'name'
  | 'status'
  | 'aip_category'
  | 'aip_state'
  | 'aip_listed_on'
  | 'minimum_investment'
  | 'investment_currency'
> & { provider: string | null };

/** The first offers by name that are stated for the visa, without what their cards have more, and how many there are. */
export const aipOffersQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'aip-offers'],
    queryFn: async () => {
      const { data, total } = await read(
        client.api.search.$get({
          query: {
            ...pin(release),
            aip: Object.keys(AIP_STATES),
            sort: 'name',
            limit: String(MOST_GROUPED),
            most_options: '0',
          },
        }),
      );
      return { offers: data.map(slim), total };
    },
  });

function slim(card: OfferCard): AipOffer {
  const { id, slug, name, status, aip_category, aip_state, aip_listed_on } = card;
  const { minimum_investment, investment_currency, provider } = card;
  return {
    ...{ id, slug, name, status, aip_category, aip_state, aip_listed_on },
    ...{ minimum_investment, investment_currency, provider: provider?.name ?? null },
  };
}
