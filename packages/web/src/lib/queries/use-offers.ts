import { useQueries } from '@tanstack/react-query';
import type { ApiError } from '@tussock/api/client';
import type { Offer } from '@tussock/core/offer/offer';
import { paths } from '../address/paths';
import { useApi } from '../api';
import { readRemoval } from '../removal';
import { hasFailed } from './has-failed';
import { offerQuery } from './offer';

/** An offer that has left the directory. */
export interface GoneOffer {
  /** The id or slug that it was asked for by. */
  identifier: string;
  /** As the directory had it last; null where it says nothing of the offer. */
  name: string | null;
  /** Path of the page that says why it left or what was last known; null where there is none. */
  page: string | null;
  /** Why and when it was removed; null where the directory does not say it. */
  removal: { reason: string; removed_on: string | null } | null;
  /** Whether the page has what was last known; of one that was removed for cause it has not. */
  isKnown: boolean;
}

/** Offers by id or slug, each read on its own: the others show even where one is gone or cannot be read. */
export interface ReadOffers {
  /** The ids and slugs that were asked for. */
  identifiers: readonly string[];
  /** Those that were found, in the order of the identifiers. */
  offers: Offer[];
  /** Those that have left the directory. */
  gone: GoneOffer[];
  /** Some of them are loading. */
  loading: boolean;
  /** Some of them could not be read. */
  failed: boolean;
  /** Why the first of those could not; null while they are tried again. */
  error: unknown;
  retry: () => void;
}

export function useOffers(identifiers: readonly string[]): ReadOffers {
  const api = useApi();
  const queries = useQueries({ queries: identifiers.map((identifier) => offerQuery(api, identifier)) });
  const gone = queries.map(({ data, error }, at) => goneOffer(identifiers[at] ?? '', data, error));
  const failures = queries.filter((query, at) => hasFailed(query) && !gone[at]);
  return {
    identifiers,
    offers: unique(queries.flatMap(({ data }) => (data?.is_active ? data : []))),
    gone: gone.flatMap((one) => one ?? []),
    loading: queries.some(({ isPending, isFetching }) => isPending && isFetching),
    failed: failures.length > 0,
    error: failures[0]?.error ?? null,
    retry: () => {
      for (const query of failures) void query.refetch();
    },
  };
}

/** Null for an offer that is listed, or of which nothing is known: a release that is gone answers 410 too. */
function goneOffer(identifier: string, offer: Offer | undefined, error: unknown): GoneOffer | null {
  if (offer)
    return offer.is_active
      ? null
      : { identifier, name: offer.name, page: paths.offer(offer), removal: null, isKnown: true };
  const { status, code, details } = (error ?? {}) as Partial<ApiError>;
  if (status === 404) return { identifier, name: null, page: null, removal: null, isKnown: false };
  if (code !== 'record_removed') return null;
  const { name, reason, removed_on, lastKnown } = readRemoval(Array.isArray(details) ? details : []);
  return {
    identifier,
    name,
    page: paths.offer({ id: identifier, slug: null }),
    removal: reason === null ? null : { reason, removed_on },
    isKnown: lastKnown.length > 0,
  };
}

/** An id and a slug may name the same offer. */
const unique = (offers: Offer[]) =>
  offers.filter((offer, at) => offers.findIndex(({ id }) => id === offer.id) === at);
