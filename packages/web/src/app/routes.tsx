import { parseFilters } from '@tussock/core/offer/offer-query';
import { blogPostQuery, blogPostsQuery } from '../features/blog/queries';
import { faqsQuery } from '../features/faqs/queries';
import { homeQueries } from '../features/home/queries';
import { offerListQuery } from '../features/offer-list/queries';
import { EVERYTHING } from '../features/offer-list/scope';
import { offerQuery, similarOffersQuery } from '../features/offers/queries';
import { lazyPage } from './lazy-page';
import { paths } from './paths';
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
  {
    path: '/offers/:id',
    page: lazyPage(() => import('../pages/offer')),
    queries: ({ params: { id = '' } }, api) => [
      required(offerQuery(api, id)),
      optional(similarOffersQuery(api, id)),
    ],
    canonical: ({ params: { id = '' } }, api, data) => {
      const offer = data.getQueryData(offerQuery(api, id).queryKey);
      return offer ? paths.offer(offer) : null;
    },
  },
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
  {
    path: '/blog',
    page: lazyPage(() => import('../pages/blog')),
    queries: (_, api) => [required(blogPostsQuery(api))],
  },
  {
    path: '/blog/:id',
    page: lazyPage(() => import('../pages/blog-post')),
    queries: ({ params: { id = '' } }, api) => [
      required(blogPostQuery(api, id)),
      optional(blogPostsQuery(api)),
    ],
    canonical: ({ params: { id = '' } }, api, data) => {
      const post = data.getQueryData(blogPostQuery(api, id).queryKey);
      return post ? paths.blogPost(post) : null;
    },
  },
  { path: '/aip-investor-visa', page: lazyPage(() => import('../pages/aip-investor-visa')) },
  inTheMaking('/aip-eligible-funds'),
  {
    path: '/faq',
    page: lazyPage(() => import('../pages/faq')),
    queries: (_, api) => [required(faqsQuery(api))],
  },
  { path: '/guides/wholesale-investing-nz', page: lazyPage(() => import('../pages/wholesale-investing-nz')) },
  { path: '/about', page: lazyPage(() => import('../pages/about')) },
  { path: '/privacy', page: lazyPage(() => import('../pages/privacy')) },
  { path: '/terms', page: lazyPage(() => import('../pages/terms')) },
  { path: '/disclaimer', page: lazyPage(() => import('../pages/disclaimer')) },
  inTheMaking('/qualify'),
  inTheMaking('/apply'),
  { path: '/pie-structure', page: lazyPage(() => import('../pages/pie-structure')) },
  { path: '/pooled-vs-direct', page: lazyPage(() => import('../pages/pooled-vs-direct')) },
  { path: '/partners', page: lazyPage(() => import('../pages/partners')) },
  { path: '/portfolio-builder', page: lazyPage(() => import('../pages/portfolio-builder')) },
  inTheMaking('/unlock'),
  inTheMaking('/unlock/thank-you'),
  inTheMaking('/compare'),
  inTheMaking('/opportunities/:slug'),
  inTheMaking('/opportunities/:assetSlug/:locationSlug'),
  inTheMaking('/watchlist'),
  inTheMaking('/funds'),
  { path: '/methodology', page: lazyPage(() => import('../pages/methodology')) },
  inTheMaking('/sources'),
  inTheMaking('/changes'),
  inTheMaking('/track-record'),
];
