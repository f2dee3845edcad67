import { parseFilters } from '@tussock/core/offer/offer-query';
import { homeQueries } from '../features/home/queries';
import { offerListQuery } from '../features/offer-list/queries';
import { EVERYTHING } from '../features/offer-list/scope';
import { lazyPage } from './lazy-page';
import { optional, type Route, required } from './route';

/** Addresses of the specification whose pages are still being made: they open a plain page, unlisted and noindex. */
const inTheMaking = (path: string): Route => ({
  path,
  page: lazyPage(() => import('../pages/in-the-making')),
});

/** The whole route table, in the order of the specification. */
export const routes: Route[] = [
  {
    path: '/',
    page: lazyPage(() => import('../pages/home')),
    queries: (_, api) => homeQueries(api).map(optional),
  },
  {
    path: '/offers',
    page: lazyPage(() => import('../pages/offers')),
    queries: (at, api) => [required(offerListQuery(api, EVERYTHING, parseFilters(at.search)))],
  },
  inTheMaking('/offers/:id'),
  inTheMaking('/secondary-market'),
  inTheMaking('/search'),
  inTheMaking('/asset-classes/property'),
  inTheMaking('/providers'),
  inTheMaking('/providers/:id'),
  inTheMaking('/angel-networks'),
  inTheMaking('/wealth-managers'),
  inTheMaking('/platforms'),
  inTheMaking('/aggregators'),
  inTheMaking('/platforms/:id'),
  inTheMaking('/aggregators/:id'),
  inTheMaking('/funds/:id'),
  inTheMaking('/venture-capital'),
  inTheMaking('/asset-classes'),
  inTheMaking('/asset-classes/:id'),
  inTheMaking('/tags/:slug'),
  inTheMaking('/blog'),
  inTheMaking('/blog/:id'),
  inTheMaking('/aip-investor-visa'),
  inTheMaking('/aip-eligible-funds'),
  inTheMaking('/faq'),
  inTheMaking('/guides/wholesale-investing-nz'),
  inTheMaking('/about'),
  inTheMaking('/privacy'),
  inTheMaking('/terms'),
  inTheMaking('/disclaimer'),
  inTheMaking('/qualify'),
  inTheMaking('/apply'),
  inTheMaking('/pie-structure'),
  inTheMaking('/pooled-vs-direct'),
  inTheMaking('/partners'),
  inTheMaking('/portfolio-builder'),
  inTheMaking('/unlock'),
  inTheMaking('/unlock/thank-you'),
  inTheMaking('/compare'),
  inTheMaking('/opportunities/:slug'),
  inTheMaking('/opportunities/:assetSlug/:locationSlug'),
  inTheMaking('/watchlist'),
  inTheMaking('/funds'),
  inTheMaking('/methodology'),
  inTheMaking('/sources'),
  inTheMaking('/changes'),
  inTheMaking('/track-record'),
];
