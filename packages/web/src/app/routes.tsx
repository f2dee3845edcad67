import { lazyPage } from './lazy-page';
import type { Route } from './route';

/**
 * The whole route table, in the order of the specification. What each page reads stands under the same paths in
 * `route-data.ts`, which the server has at hand and the browser loads only when a newer release is taken over.
 */
export const routes: Route[] = [
  { path: '/', page: lazyPage('home', () => import('../pages/home')) },
  { path: '/offers', page: lazyPage('offers', () => import('../pages/offers')) },
  { path: '/offers/:id', page: lazyPage('offer', () => import('../pages/offer')) },
  {
    path: '/secondary-market',
    page: lazyPage('secondary-market', () => import('../pages/secondary-market')),
  },
  { path: '/search', page: lazyPage('search', () => import('../pages/search')) },
  { path: '/asset-classes/property', page: lazyPage('asset-class', () => import('../pages/asset-class')) },
  { path: '/providers', page: lazyPage('providers', () => import('../pages/providers')) },
  { path: '/providers/:id', page: lazyPage('provider', () => import('../pages/provider')) },
  { path: '/angel-networks', page: lazyPage('angel-networks', () => import('../pages/angel-networks')) },
  { path: '/wealth-managers', page: lazyPage('wealth-managers', () => import('../pages/wealth-managers')) },
  { path: '/platforms', page: lazyPage('platforms', () => import('../pages/platforms')) },
  { path: '/aggregators', page: lazyPage('platforms', () => import('../pages/platforms')) },
  { path: '/platforms/:id', page: lazyPage('platform', () => import('../pages/platform')) },
  { path: '/aggregators/:id', page: lazyPage('platform', () => import('../pages/platform')) },
  { path: '/funds/:id', page: lazyPage('fund', () => import('../pages/fund')) },
  { path: '/venture-capital', page: lazyPage('venture-capital', () => import('../pages/venture-capital')) },
  { path: '/asset-classes', page: lazyPage('asset-classes', () => import('../pages/asset-classes')) },
  { path: '/asset-classes/:id', page: lazyPage('asset-class', () => import('../pages/asset-class')) },
  { path: '/tags/:slug', page: lazyPage('tag', () => import('../pages/tag')) },
  { path: '/blog', page: lazyPage('blog', () => import('../pages/blog')) },
  { path: '/blog/:id', page: lazyPage('blog-post', () => import('../pages/blog-post')) },
  {
    path: '/aip-investor-visa',
    page: lazyPage('aip-investor-visa', () => import('../pages/aip-investor-visa')),
  },
  {
    path: '/aip-eligible-funds',
    page: lazyPage('aip-eligible-funds', () => import('../pages/aip-eligible-funds')),
  },
  { path: '/faq', page: lazyPage('faq', () => import('../pages/faq')) },
  {
    path: '/guides/wholesale-investing-nz',
    page: lazyPage('wholesale-investing-nz', () => import('../pages/wholesale-investing-nz')),
  },
  { path: '/about', page: lazyPage('about', () => import('../pages/about')) },
  { path: '/privacy', page: lazyPage('privacy', () => import('../pages/privacy')) },
  { path: '/terms', page: lazyPage('terms', () => import('../pages/terms')) },
  { path: '/disclaimer', page: lazyPage('disclaimer', () => import('../pages/disclaimer')) },
  { path: '/qualify', page: lazyPage('qualify', () => import('../pages/qualify')) },
  { path: '/apply', page: lazyPage('apply', () => import('../pages/apply')) },
  { path: '/pie-structure', page: lazyPage('pie-structure', () => import('../pages/pie-structure')) },
  {
    path: '/pooled-vs-direct',
    page: lazyPage('pooled-vs-direct', () => import('../pages/pooled-vs-direct')),
  },
  { path: '/partners', page: lazyPage('partners', () => import('../pages/partners')) },
  {
    path: '/portfolio-builder',
    page: lazyPage('portfolio-builder', () => import('../pages/portfolio-builder')),
  },
  { path: '/unlock', page: lazyPage('unlock', () => import('../pages/unlock')) },
  {
    path: '/unlock/thank-you',
    page: lazyPage('unlock-thank-you', () => import('../pages/unlock-thank-you')),
  },
  { path: '/compare', page: lazyPage('compare', () => import('../pages/compare')) },
  { path: '/opportunities/:slug', page: lazyPage('opportunity', () => import('../pages/opportunity')) },
  {
    path: '/opportunities/:assetSlug/:locationSlug',
    page: lazyPage('asset-by-location', () => import('../pages/asset-by-location')),
  },
  { path: '/watchlist', page: lazyPage('watchlist', () => import('../pages/watchlist')) },
  { path: '/funds', page: lazyPage('funds', () => import('../pages/funds')) },
  { path: '/methodology', page: lazyPage('methodology', () => import('../pages/methodology')) },
  { path: '/sources', page: lazyPage('sources', () => import('../pages/sources')) },
  { path: '/changes', page: lazyPage('changes', () => import('../pages/changes')) },
  { path: '/track-record', page: lazyPage('track-record', () => import('../pages/track-record')) },
];
