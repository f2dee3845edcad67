import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../../lib/api';
import { orNull } from '../../lib/queries/record';
import { enquiryOffer } from './enquiry-offer';

/** The offer that the address of the form names, by id or slug; null where the directory does not list it, or no longer. */
export const enquiryOfferQuery = ({ client, release }: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [release, 'enquiry-offer', idOrSlug],
    queryFn: async () => {
      const asked = { param: { idOrSlug }, query: pin(release) };
      const offer = await orNull(read(client.api.offers[':idOrSlug'].$get(asked)));
      return offer && enquiryOffer(offer);
    },
  });

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
