import { TAGS_OF_FIELD } from './derive';
import type { Offer } from './offer';

type Origin = Pick<Offer, 'derived' | 'tags'>;

const OTHERWISE: Record<string, string> = {
  tax_structure: 'the fund’s structure',
  security_type: 'the offer type',
  terms: 'the term in words',
  term_months: 'the term in words',
  is_open_ended: 'the term in words',
};

/** Where a derived field takes its value from: "the tag PIE", "the fund’s structure"; null where the provider stated it. */
export function derivedFrom(offer: Origin, field: string): string | null {
  if (!offer.derived.includes(field)) return null;
  const tag = offer.tags.find(({ slug }) => TAGS_OF_FIELD[field]?.includes(slug));
  return tag ? `the tag “${tag.name}”` : (OTHERWISE[field] ?? 'other facts of the offer');
}
