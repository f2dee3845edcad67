import { OUTCOME_FACETS, type OutcomeFacetName } from '@tussock/core/changelog/outcome-facets';
import { isUuid } from '@tussock/core/identifier/identifier';
import { type FiltersOf, passesFilters } from '@tussock/core/list/facet';
import { slugify } from '@tussock/core/text/fold';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import { RecordRemoved } from '@tussock/store/errors';
import { addressNow } from '../http/renamed';

/**
 * Offers by id or slug with the active ones of their classes; one that is not there is left out. `inHand` counts those of no
 * class as well, which nothing is drawn beside.
 */
export async function offersBeside(reads: DirectoryReads, release: number, addresses: readonly string[]) {
  const found = await Promise.all(addresses.map((address) => offerByAnyAddress(reads, release, address)));
  const classes = new Set(
    found.map((offer) => offer?.asset_class?.slug).filter((slug) => slug !== undefined),
  );
  const groups = await Promise.all([...classes].map((slug) => reads.offersOf(release, 'asset-class', slug)));
  const cards = groups.flatMap((group) => group.cards);
  const own = found.flatMap((offer) => cards.find(({ id }) => id === offer?.id) ?? []);
  const inHand = new Set(found.flatMap((offer) => offer?.id ?? [])).size;
  return { own: [...new Set(own)], cards, inHand };
}

/** An offer by id or slug; null where there is none, or it was removed. */
const offerAt = (reads: DirectoryReads, release: number, address: string) =>
  (isUuid(address) ? reads.getOfferById(release, address) : reads.getOfferBySlug(release, address)).catch(
    unlessRemoved,
  );

/** The same, also by a slug that it had before: a link to a comparison keeps it. */
async function offerByAnyAddress(reads: DirectoryReads, release: number, address: string) {
  const found = await offerAt(reads, release, address);
  const now = found || isUuid(address) ? null : await addressNow(reads, release, 'offer', address);
  return now === null ? found : offerAt(reads, release, now);
}

/** The active offers of a class by its slug, also by one that it had before; with the slug that it has. */
export async function offersInClass(reads: DirectoryReads, release: number, slug: string) {
  const { cards } = await reads.offersOf(release, 'asset-class', slug);
  const now = cards.length > 0 ? null : await addressNow(reads, release, 'asset-class', slug);
  if (now === null) return { slug, cards };
  return { slug: now, cards: (await reads.offersOf(release, 'asset-class', now)).cards };
}

/** For `catch`: a record that was removed counts as none. */
export function unlessRemoved(error: unknown): null {
  if (error instanceof RecordRemoved) return null;
  throw error;
}

/** The outcomes that pass the filters, with cards that tell their kinds of return. */
export async function chosenOutcomes(
  reads: DirectoryReads,
  release: number,
  filters: FiltersOf<OutcomeFacetName>,
) {
  const [provider, ...others] = filters.provider ?? [];
  const of =
    provider !== undefined && others.length === 0
      ? await reads.offersOf(release, 'provider', slugify(provider))
      : await reads.outcomes(release);
  return {
    cards: of.cards,
    outcomes: of.outcomes.filter((outcome) => passesFilters(OUTCOME_FACETS, outcome, filters)),
    /** Whether there is an outcome, or an offer of the provider, by a value alone. */
    isKnown: (name: OutcomeFacetName, value: string) =>
      of.outcomes.some((outcome) => passesFilters(OUTCOME_FACETS, outcome, { [name]: [value] })) ||
      (name === 'provider' && of.cards.some(({ provider }) => provider?.slug === value)),
  };
}
