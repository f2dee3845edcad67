import { useQueries } from '@tanstack/react-query';
import type { Offer } from '@tussock/core/offer/offer';
import { useApi } from '../api';
import { hasFailed } from './has-failed';
import { offerQuery } from './offer';

/** Offers by id or slug, each read on its own: the others show even where one is gone or cannot be read. */
export interface ReadOffers {
  /** Those that were found, in the order of the identifiers. */
  offers: Offer[];
  /** The identifiers of offers that have left the directory. */
  gone: string[];
  /** Some of them are loading. */
  loading: boolean;
  /** Some of them could not be read. */
  failed: boolean;
  retry: () => void;
}

export function useOffers(identifiers: readonly string[]): ReadOffers {
  const api = useApi();
  const queries = useQueries({ queries: identifiers.map((identifier) => offerQuery(api, identifier)) });
  const isGone = ({ data, error }: (typeof queries)[number]) =>
    data ? !data.is_active : [404, 410].includes((error as { status?: number } | null)?.status ?? 0);
  const failures = queries.filter((query) => hasFailed(query) && !isGone(query));
  return {
    offers: unique(queries.flatMap(({ data }) => (data?.is_active ? data : []))),
    gone: identifiers.filter((_, at) => {
      const query = queries[at];
      return query !== undefined && isGone(query);
    }),
    loading: queries.some(({ isPending, isFetching }) => isPending && isFetching),
    failed: failures.length > 0,
    retry: () => {
      for (const query of failures) void query.refetch();
    },
  };
}

/** An id and a slug may name the same offer. */
const unique = (offers: Offer[]) =>
  offers.filter((offer, at) => offers.findIndex(({ id }) => id === offer.id) === at);
