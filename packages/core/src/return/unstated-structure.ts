import { derivedFrom } from '../offer/derived-fact';
import type { OfferCard } from '../offer/offer';

/** Why a tax structure is no statement of the provider: we derived it, or there is none. */
export const UNSTATED_STRUCTURES = ['derived', 'not_stated'] as const;
export type UnstatedStructure = (typeof UNSTATED_STRUCTURES)[number];

type Structured = Pick<OfferCard, 'tax_structure' | 'tags'> & { derived?: string[] };

/** Null where the provider states the tax structure. */
export function unstatedStructure({ tax_structure, derived }: Structured): UnstatedStructure | null {
  if (tax_structure === null) return 'not_stated';
  return derived?.includes('tax_structure') ? 'derived' : null;
}

/** What tax is worked out from where the provider does not state the tax structure, in a sentence; null where it does. */
export function structureNote(offer: Structured): string | null {
  if (offer.tax_structure === null)
    return 'The tax structure is not stated. Tax is worked out as if you held it directly.';
  const origin = derivedFrom(offer, 'tax_structure');
  return origin && `The provider does not state the tax structure: it is derived from ${origin}.`;
}
