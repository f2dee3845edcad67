import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { AIP_STATES } from '@tussock/core/offer/aip-state';
import type { OfferCard } from '@tussock/core/offer/offer';
import { type Api, pin } from '../../lib/api';

const ON_A_PAGE = 100;
const MOST_PAGES = 3;

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

/** The offers that are stated for the visa, up to 300 by name, without what their cards have more. */
export const aipOffersQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'aip-offers'],
    queryFn: async () => {
      const offers: AipOffer[] = [];
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const answer = await read(
          client.api.search.$get({
            query: {
              ...pin(release),
              aip: Object.keys(AIP_STATES),
              sort: 'name',
              page: String(page),
              limit: String(ON_A_PAGE),
            },
          }),
        );
        offers.push(...answer.data.map(slim));
        if (offers.length >= answer.total) return { offers, isWhole: true };
      }
      return { offers, isWhole: false };
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
