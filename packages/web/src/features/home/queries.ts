import type { Api } from '../../app/api-context';
import { latestPostsQuery } from '../blog/queries';
import { offerCardsQuery } from '../offers/queries';
import { platformsQuery } from '../platforms/queries';
import { providersQuery } from '../providers/queries';
import { statsQuery } from '../site/stats';

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
