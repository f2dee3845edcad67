import type { Directory } from '@tussock/core/directory/directory';

/** A directory whose offers carry the sorted slugs of their tags. */
export function withTags(directory: Directory) {
  const slugs = new Map(directory.tags.map((tag) => [tag.id, tag.slug]));
  const tags = new Map<string, Set<string>>();
  for (const { offer_id, tag_id } of directory.offer_tags) {
    const own = tags.get(offer_id) ?? new Set();
    tags.set(offer_id, own.add(slugs.get(tag_id) ?? tag_id));
  }
  const offers = directory.offers.map((offer) => ({
    ...offer,
    tags: [...(tags.get(offer.id) ?? [])].sort(),
  }));
  return { ...directory, offers };
}
