import type { Directory } from '@tussock/core/directory/directory';

/** One address for each kind of page: the routes of the specification and the later ones. */
export function pageKinds(directory: Directory): string[] {
  const slugOf = (row: { slug: string | null; id: string } | undefined) => row?.slug ?? row?.id ?? '';
  const listed = directory.offers.filter((offer) => offer.is_active);
  const offers = [
    listed.find((offer) => !offer.is_exclusive && offer.documents.length > 0),
    listed.find((offer) => offer.is_exclusive),
    listed.find((offer) => offer.outcome_return !== null),
  ].map((offer) => `/offers/${slugOf(offer)}`);
  const post = directory.blog_posts.find((row) => row.is_published);
  return [
    '/',
    '/offers',
    ...offers,
    '/secondary-market',
    '/search?q=forestry',
    '/asset-classes/property',
    '/providers',
    `/providers/${slugOf(directory.providers[0])}`,
    '/angel-networks',
    '/wealth-managers',
    '/platforms',
    `/platforms/${directory.platforms[0]?.id}`,
    '/funds',
    `/funds/${slugOf(directory.funds[0])}`,
    '/venture-capital',
    '/asset-classes',
    '/asset-classes/private-credit',
    '/tags/secondary-market',
    '/blog',
    `/blog/${slugOf(post)}`,
    '/aip-investor-visa',
    '/aip-eligible-funds',
    '/faq',
    '/guides/wholesale-investing-nz',
    '/about',
    '/privacy',
    '/terms',
    '/disclaimer',
    '/qualify',
    '/apply',
    '/pie-structure',
    '/pooled-vs-direct',
    '/partners',
    '/portfolio-builder',
    '/unlock',
    '/unlock/thank-you',
    '/compare',
    '/watchlist',
    '/methodology',
    '/sources',
    '/changes',
    '/track-record',
    '/corrections',
    '/report',
    `/report?kind=offer&record=${slugOf(listed[0])}&field=minimum_investment`,
    '/opportunities/under-100k',
    '/opportunities/private-credit/auckland',
    '/offers?layout=table',
    '/no-such-page',
  ];
}
