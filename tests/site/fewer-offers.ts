import type { Directory } from '@tussock/core/directory/directory';

/** The exclusive offers and a few others with what they link to: every kind of address, in a third of the time. */
export function fewerOffers(directory: Directory): Directory {
  const exclusive = directory.offers.filter((offer) => offer.is_exclusive);
  const offers = [...exclusive, ...directory.offers.filter((offer) => !offer.is_exclusive).slice(0, 6)];
  const linked = new Set(offers.flatMap((offer) => [offer.id, offer.provider_id, offer.fund_id]));
  const isLinked = (row: { id: string }) => linked.has(row.id);
  return {
    ...directory,
    offers,
    providers: directory.providers.filter(isLinked),
    funds: directory.funds.filter(isLinked),
    key_people: [],
    blog_posts: directory.blog_posts.slice(0, 1),
    offer_tags: directory.offer_tags.filter(({ offer_id }) => linked.has(offer_id)),
    sources: directory.sources.filter(({ record }) => linked.has(record)),
    corrections: [],
  };
}
