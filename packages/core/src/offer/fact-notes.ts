import type { Column } from '../column/column';
import { OFFER_COLUMNS } from './columns';
import { TAGS_OF_FIELD } from './derive';
import type { Offer } from './offer';
import { highestReturn } from './return-range';
import { TERM_BANDS } from './term';

const COLUMNS: Readonly<Record<string, Column>> = OFFER_COLUMNS;

/** Notes beside facts whose own column does not say all. */
const NOTES: Record<string, (offer: Offer) => string | null> = {
  target_return: (offer) => (highestReturn(offer) === null ? null : defaultNote(offer, 'target_return_type')),
  term: termNote,
  risk_rating: (offer) =>
    offer.defaulted.includes('risk_rating')
      ? 'not stated by provider; a default and no opinion'
      : 'as rated by provider',
  location: (offer) => (offer.place && !offer.location ? 'the provider’s location' : null),
};

/** What the page of an offer says beside a fact: where the value comes from, or what it is for. */
export function factNote(offer: Offer, name: string): string | null {
  const own = NOTES[name];
  if (own) return own(offer);
  return derivedNote(offer, name) ?? defaultNote(offer, name) ?? COLUMNS[name]?.note ?? null;
}

const defaultNote = (offer: Offer, field: string) =>
  offer.defaulted.includes(field)
    ? `${COLUMNS[field]?.label?.toLowerCase()} not stated; the directory’s default`
    : null;

function derivedNote(offer: Offer, field: string): string | null {
  const origin = derivedFrom(offer, field);
  return origin && `derived from ${origin}`;
}

/** The provider's own words for a term need no note of where the bands of the filters come from. */
function termNote(offer: Offer): string | null {
  if (offer.term_description) return null;
  const fields = offer.term_months !== null ? ['term_months'] : ['is_open_ended', 'terms'];
  const derived = fields.map((field) => derivedNote(offer, field)).find(Boolean) ?? null;
  const more = offer.terms.length > 1 ? offer.terms.map((band) => TERM_BANDS[band]).join(' or ') : null;
  return [more, derived].filter(Boolean).join('; ') || null;
}

const OTHER_ORIGINS: Record<string, string> = {
  tax_structure: 'the fund’s structure',
  security_type: 'the offer type',
  terms: 'the term in words',
  term_months: 'the term in words',
  is_open_ended: 'the term in words',
};

/** Where a derived field takes its value from: "the tag PIE", "the fund’s structure"; null where the provider stated it. */
export function derivedFrom(offer: Pick<Offer, 'derived' | 'tags'>, field: string): string | null {
  if (!offer.derived.includes(field)) return null;
  const tag = offer.tags.find(({ slug }) => TAGS_OF_FIELD[field]?.includes(slug));
  return tag ? `the tag “${tag.name}”` : (OTHER_ORIGINS[field] ?? 'other facts of the offer');
}
