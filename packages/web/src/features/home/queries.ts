import type { Api } from '../../lib/api-context';
import { offerCardsQuery } from '../../lib/queries/offers';
import { latestPostsQuery } from '../blog/queries';
import { platformsQuery } from '../firms/platform-queries';
import { providersQuery } from '../firms/provider-queries';
import { statsQuery } from './stats';

/** Rows of each featured section (spec §9). */
export const FEATURED = 3;
export const FEATURED_SECONDARY = 2;
const NEWEST = 8;

export const newestOffersQuery = (api: Api) => offerCardsQuery(api, { status: 'Open' }, NEWEST);
export const secondaryOffersQuery = (api: Api) => offerCardsQuery(api, { tag: 'secondary-market' }, 25);
export const featuredPlatformsQuery = (api: Api) => platformsQuery(api, FEATURED);
export const featuredProvidersQuery = (api: Api) => providersQuery(api, FEATURED);
export const homePostsQuery = (api: Api) => latestPostsQuery(api, FEATURED);

/** Everything the home page shows; each section stands or falls alone. */
export const homeQueries = (api: Api) => [
  newestOffersQuery(api),
  secondaryOffersQuery(api),
  statsQuery(api),
  featuredPlatformsQuery(api),
  featuredProvidersQuery(api),
  homePostsQuery(api),
];
