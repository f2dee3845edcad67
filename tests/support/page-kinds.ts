import type { Directory } from '@tussock/core/directory/directory';
import { PAGES } from '@tussock/core/settings/pages';

/** Every page without a parameter. Search says something once it is asked something, and the reference is no page of the app. */
const STATIC = Object.values(PAGES).filter(
  (path) => !path.includes(':') && path !== PAGES.search && path !== PAGES.apiReference,
);

/** One address for each kind of page. A page with a parameter needs an address here. */
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
    ...STATIC,
    ...offers,
    '/search?q=forestry',
    '/asset-classes/property',
    '/asset-classes/private-credit',
    `/providers/${slugOf(directory.providers[0])}`,
    `/platforms/${directory.platforms[0]?.id}`,
    `/funds/${slugOf(directory.funds[0])}`,
    '/tags/secondary-market',
    `/blog/${slugOf(post)}`,
    `/report?kind=offer&record=${slugOf(listed[0])}&field=minimum_investment`,
    '/opportunities/under-100k',
    '/opportunities/private-credit/auckland',
    '/offers?layout=table',
    '/offers?layout=chart',
    '/no-such-page',
  ];
}
