import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { AipState } from '@tussock/core/offer/aip-state';
import type { OfferCard } from '@tussock/core/offer/offer';
import { DEFAULT_OFFER_QUERY, type OfferQuery } from '@tussock/core/offer/offer-query';
import { type Api, pin } from '../../lib/api';
import { offerListParams } from '../../lib/queries/offer-list-params';

/** Rows that the page has beside its list, which has all of them. */
const MOST_GROUPED = 100;

/** The figures of a row, which carry what the fact ledger knows of them. */
const MARKED = ['minimum_investment', 'term_description', 'term_months', 'is_open_ended'];

export type AipOffer = Pick<
  OfferCard,
  | 'id'
  | 'slug'
  | 'name'
  | 'status'
  | 'aip_category'
  | 'aip_state'
  | 'aip_listed_on'
  | 'not_applicable'
  | 'minimum_investment'
  | 'investment_currency'
  | 'term_description'
  | 'term_months'
  | 'is_open_ended'
  | 'terms'
  | 'derived'
  | 'checks'
> & { provider: string | null };

/**
 * The first offers by name that are stated for the visa, without what their cards have more, and how many there are: those
 * that the filters and the words of the list leave, in the state that it shows.
 */
export const aipOffersQuery = (
  { client, release }: Api,
  { q, filters }: OfferQuery,
  state: AipState | null,
) => {
  // As the list: a category alone does not make an offer one that is stated as eligible.
  const { open_first: _, ...asked } = offerListParams(
    { fixed: { aip: [state ?? 'true'] } },
    { ...DEFAULT_OFFER_QUERY, q, filters, sort: 'name' },
  );
  return queryOptions({
    queryKey: [release, 'aip-offers', asked],
    queryFn: async () => {
      const { data, total } = await read(
        client.api.search.$get({
          query: { ...pin(release), ...asked, limit: String(MOST_GROUPED), most_options: '0' },
        }),
      );
      return { offers: data.map(slim), total };
    },
    placeholderData: keepPreviousData,
  });
};

function slim(card: OfferCard): AipOffer {
  const { id, slug, name, status, aip_category, aip_state, aip_listed_on } = card;
  const { minimum_investment, investment_currency, provider } = card;
  const { term_description, term_months, is_open_ended, terms, derived, not_applicable, checks } = card;
  return {
    id,
    slug,
    name,
    status,
    aip_category,
    aip_state,
    aip_listed_on,
    minimum_investment,
    investment_currency,
    provider: provider?.name ?? null,
    term_description,
    term_months,
    is_open_ended,
    terms,
    derived,
    not_applicable: not_applicable.filter((name) => name === 'aip_category'),
    checks: Object.fromEntries(Object.entries(checks).filter(([field]) => MARKED.includes(field))),
  };
}
