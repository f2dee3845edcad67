import type { Route } from '../lib/route';
import { lazyPage } from './lazy-page';

/**
 * The whole route table, in the order of the specification. What each page reads stands under the same paths in
 * `route-data.ts`, which the server has at hand and the browser loads only when a newer release is taken over.
 */
export const routes: Route[] = [
  { path: '/', page: lazyPage('home', () => import('../routes/home')) },
  { path: '/offers', page: lazyPage('offers', () => import('../routes/offers')) },
  { path: '/offers/:id', page: lazyPage('offer', () => import('../routes/offer')) },
  {
    path: '/secondary-market',
    page: lazyPage('secondary-market', () => import('../routes/secondary-market')),
  },
  { path: '/search', page: lazyPage('search', () => import('../routes/search')) },
  { path: '/asset-classes/property', page: lazyPage('asset-class', () => import('../routes/asset-class')) },
  { path: '/providers', page: lazyPage('providers', () => import('../routes/providers')) },
  { path: '/providers/:id', page: lazyPage('provider', () => import('../routes/provider')) },
  { path: '/angel-networks', page: lazyPage('angel-networks', () => import('../routes/angel-networks')) },
  { path: '/wealth-managers', page: lazyPage('wealth-managers', () => import('../routes/wealth-managers')) },
  { path: '/platforms', page: lazyPage('platforms', () => import('../routes/platforms')) },
  { path: '/aggregators', page: lazyPage('platforms', () => import('../routes/platforms')) },
  { path: '/platforms/:id', page: lazyPage('platform', () => import('../routes/platform')) },
  { path: '/aggregators/:id', page: lazyPage('platform', () => import('../routes/platform')) },
  { path: '/funds/:id', page: lazyPage('fund', () => import('../routes/fund')) },
  { path: '/venture-capital', page: lazyPage('venture-capital', () => import('../routes/venture-capital')) },
  { path: '/asset-classes', page: lazyPage('asset-classes', () => import('../routes/asset-classes')) },
  { path: '/asset-classes/:id', page: lazyPage('asset-class', () => import('../routes/asset-class')) },
  { path: '/tags/:slug', page: lazyPage('tag', () => import('../routes/tag')) },
  { path: '/blog', page: lazyPage('blog', () => import('../routes/blog')) },
  { path: '/blog/:id', page: lazyPage('blog-post', () => import('../routes/blog-post')) },
  {
    path: '/aip-investor-visa',
    page: lazyPage('aip-investor-visa', () => import('../routes/aip-investor-visa')),
  },
  {
    path: '/aip-eligible-funds',
    page: lazyPage('aip-eligible-funds', () => import('../routes/aip-eligible-funds')),
  },
  { path: '/faq', page: lazyPage('faq', () => import('../routes/faq')) },
  {
    path: '/guides/wholesale-investing-nz',
    page: lazyPage('wholesale-investing-nz', () => import('../routes/wholesale-investing-nz')),
  },
  { path: '/about', page: lazyPage('about', () => import('../routes/about')) },
  { path: '/privacy', page: lazyPage('privacy', () => import('../routes/privacy')) },
  { path: '/terms', page: lazyPage('terms', () => import('../routes/terms')) },
  { path: '/disclaimer', page: lazyPage('disclaimer', () => import('../routes/disclaimer')) },
  { path: '/qualify', page: lazyPage('qualify', () => import('../routes/qualify')) },
  { path: '/apply', page: lazyPage('apply', () => import('../routes/apply')) },
  { path: '/pie-structure', page: lazyPage('pie-structure', () => import('../routes/pie-structure')) },
  {
    path: '/pooled-vs-direct',
    page: lazyPage('pooled-vs-direct', () => import('../routes/pooled-vs-direct')),
  },
  { path: '/partners', page: lazyPage('partners', () => import('../routes/partners')) },
  {
    path: '/portfolio-builder',
    page: lazyPage('portfolio-builder', () => import('../routes/portfolio-builder')),
  },
  { path: '/unlock', page: lazyPage('unlock', () => import('../routes/unlock')) },
  {
    path: '/unlock/thank-you',
    page: lazyPage('unlock-thank-you', () => import('../routes/unlock-thank-you')),
  },
  { path: '/compare', page: lazyPage('compare', () => import('../routes/compare')) },
  { path: '/opportunities/:slug', page: lazyPage('opportunity', () => import('../routes/opportunity')) },
  {
    path: '/opportunities/:assetSlug/:locationSlug',
    page: lazyPage('asset-by-location', () => import('../routes/asset-by-location')),
  },
  { path: '/watchlist', page: lazyPage('watchlist', () => import('../routes/watchlist')) },
  { path: '/funds', page: lazyPage('funds', () => import('../routes/funds')) },
  { path: '/methodology', page: lazyPage('methodology', () => import('../routes/methodology')) },
  { path: '/sources', page: lazyPage('sources', () => import('../routes/sources')) },
  { path: '/changes', page: lazyPage('changes', () => import('../routes/changes')) },
  { path: '/track-record', page: lazyPage('track-record', () => import('../routes/track-record')) },
];
