import type { FoundOffer } from '@tussock/core/answers/search';
import { addressOf } from '@tussock/core/identifier/identifier';
import { TABLE_FACTS } from '@tussock/core/offer/offer-query';
import { canReachTarget } from '@tussock/core/offer/status';

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

/** Missing on a page on which every offer runs. */
type OfEnded = Pick<FoundOffer, 'outcome_return' | 'closed_on'>;

/** Missing on a page on which no offer has its term from tags alone. */
type OfTags = Pick<FoundOffer, 'terms'>;
const hasTermOfTags = ({ term_description, term_months, is_open_ended, terms }: FoundOffer) =>
  !term_description && term_months === null && !is_open_ended && terms.length > 0;

/** The columns that a list can say do not apply. */
const SHOWN: readonly string[] = TABLE_FACTS;

/** What a list shows of an offer. */
export type ListedOffer = Omit<FoundOffer, (typeof NOT_SHOWN)[number] | 'provider' | keyof OfEnded> &
  Partial<OfEnded & OfTags> & {
    provider: Pick<NonNullable<FoundOffer['provider']>, 'id' | 'slug' | 'name'> | null;
  };

/** The offers of a page of a list. They all have the same fields: alike rows are written in fewer bytes. */
export function listedOffers(cards: readonly FoundOffer[]): ListedOffer[] {
  const allRun = cards.every((card) => canReachTarget(card) && card.closed_on === null);
  const haveTerms = cards.some(hasTermOfTags);
  return cards.map((card) => {
    const { outcome_return, closed_on, ...listed } = listedOffer(card);
    return {
      ...listed,
      ...(!allRun && { outcome_return, closed_on }),
      ...(haveTerms && { terms: card.terms }),
    };
  });
}

/**
 * A card without what no list shows: a page carries its data beside its HTML. The ids of its provider and class are their
 * addresses, which links need alone: a real one is 16 random bytes more.
 */
function listedOffer(card: FoundOffer): ListedOffer {
  const { provider, asset_class, not_applicable, ...rest } = card;
  const shown = Object.entries(rest).filter(([name]) => !(NOT_SHOWN as readonly string[]).includes(name));
  return {
    ...(Object.fromEntries(shown) as Omit<ListedOffer, 'provider'>),
    not_applicable: not_applicable.filter((name) => SHOWN.includes(name)),
    asset_class: asset_class && { ...asset_class, id: asset_class.slug },
    provider: provider && { id: addressOf(provider), slug: provider.slug, name: provider.name },
  };
}
