import type { FoundOffer } from '@tussock/core/answers/search';

/** The fields of a card that no list shows. */
const NOT_SHOWN = [
  'tagline',
  'tags',
  'platform',
  'fund',
  'offer_type',
  'minimum_in_nzd',
  'terms',
  'created_at',
] as const;

/** What a list shows of an offer. */
export type ListedOffer = Omit<FoundOffer, (typeof NOT_SHOWN)[number] | 'provider'> & {
  provider: Pick<NonNullable<FoundOffer['provider']>, 'id' | 'slug' | 'name'> | null;
};

/** A card without what no list shows: a page carries its data beside its HTML. */
export function listedOffer(card: FoundOffer): ListedOffer {
  const { provider, ...rest } = card;
  const shown = Object.entries(rest).filter(([name]) => !(NOT_SHOWN as readonly string[]).includes(name));
  return {
    ...(Object.fromEntries(shown) as Omit<ListedOffer, 'provider'>),
    provider: provider && { id: provider.id, slug: provider.slug, name: provider.name },
  };
}
