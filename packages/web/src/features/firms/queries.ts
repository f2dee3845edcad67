import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { FirmAnswer } from '@tussock/core/answers/firms';
import type { FirmKind, FirmQuery } from '@tussock/core/firm/firm-lists';
import { dotted } from '@tussock/core/text/dotted';
import { type Api, pin } from '../../lib/api';
import { facetedListQuery } from '../../lib/queries/faceted-list';
import { AIP_APPROVED, type FirmScope, firmListParams } from './scopes';

export const FIRMS_ON_A_PAGE = 25;

/** A page of a list of firms or funds with its facet counts: the visitor's query within the scope of the page. */
export function firmListQuery<K extends FirmKind>(
  { client, release }: Api,
  scope: FirmScope<K>,
  query: FirmQuery<K>,
) {
  const { kind } = scope;
  const params = {
    ...pin(release),
    ...firmListParams(scope, query),
    page: String(query.page),
    limit: String(FIRMS_ON_A_PAGE),
  };
  return facetedListQuery([release, 'firm-list', kind], query, params, async (asked) => {
    const call = client.api.firms[kind].$get as unknown as (given: { query: typeof asked }) => never;
    return (await read(call({ query: asked }))) as FirmAnswer<K>;
  });
}

/** The first page of the providers that are stated as AIP approved, for a page that is a list of something else. */
export const approvedProvidersQuery = (api: Api) =>
  firmListQuery(api, AIP_APPROVED, { q: '', filters: {}, sort: null, page: 1, layout: 'cards' });

/** What the page of one provider shows, by id or slug. */
export const providerQuery = ({ client, release }: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [release, 'provider', idOrSlug],
    queryFn: () =>
      read(client.api.providers[':idOrSlug'].page.$get({ param: { idOrSlug }, query: pin(release) })),
  });

/** One platform by id. */
export const platformQuery = ({ client, release }: Api, id: string) =>
  queryOptions({
    queryKey: [release, 'platform', id],
    queryFn: () => read(client.api.platforms[':id'].$get({ param: { id }, query: pin(release) })),
  });

/** Firms of a featured section. */
const FEATURED = 3;

/** What a featured firm shows: a firm has its offers as well, and the page would carry them. */
export interface FeaturedFirm {
  id: string;
  slug: string | null;
  name: string;
  logo_url: string | null;
  website: string | null;
  kind: string | null;
  description: string | null;
}

const featured = (
  { id, slug, name, logo_url, website, description }: Omit<FeaturedFirm, 'kind'>,
  kind: string | null,
): FeaturedFirm => ({ id, slug, name, logo_url, website, kind, description });

/** The first providers by name; platforms are not among them. */
export const featuredProvidersQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'providers', FEATURED],
    queryFn: async () => {
      const query = { ...pin(release), limit: String(FEATURED) };
      const { data } = await read(client.api.providers.$get({ query }));
      return data.map((provider) => featured(provider, dotted([provider.provider_type, provider.location])));
    },
  });

/** The first platforms by name. */
export const featuredPlatformsQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'platforms', FEATURED],
    queryFn: async () => {
      const query = { ...pin(release), limit: String(FEATURED) };
      const { data } = await read(client.api.platforms.$get({ query }));
      return data.map((platform) => featured(platform, platform.platform_type));
    },
  });
