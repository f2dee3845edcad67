import type { Column } from '../column/column';
import { inSentence } from '../text/in-sentence';
import { OFFER_COLUMNS } from './columns';
import type { Known } from './composed-facts';
import { derivedColumns, derivedFrom } from './derived-fact';
import { type FactName, factText } from './facts';
import { highestReturn } from './return-range';
import { TERM_BANDS } from './term';

const COLUMNS: Readonly<Record<string, Column>> = OFFER_COLUMNS;

/** Notes beside facts whose own column does not say all. */
const NOTES: Record<string, (offer: Known) => string | null> = {
  target_return: ({ target_return_min = null, target_return_max = null, ...offer }) =>
    highestReturn({ target_return_min, target_return_max }) === null
      ? null
      : defaultNote(offer, 'target_return_type'),
  term: termNote,
  risk_rating: ({ defaulted = [] }) =>
    defaulted.includes('risk_rating')
      ? 'not stated by provider; a default, not an opinion'
      : 'as rated by provider',
  location: placeOrigin,
};

/** What the page of an offer says beside a fact: where the value comes from, or what it is for. */
export function factNote(offer: Known, name: string): string | null {
  const own = NOTES[name];
  if (own) return own(offer);
  const note = derivedNote(offer, name) ?? defaultNote(offer, name);
  if (note !== null) return note;
  return offer.not_applicable?.includes(name) ? null : (COLUMNS[name]?.note ?? null);
}

/** Where the value of a fact comes from that the provider does not state of the offer; null where it states it, or nothing is known. */
export function factOrigin(offer: Known, name: string): string | null {
  if (name === 'location') return placeOrigin(offer);
  return name === 'term' ? termOrigin(offer) : derivedNote(offer, name);
}

/** "Limited partnership, derived from the fund’s structure" */
export const withOrigin = ({ text, origin }: { text: string; origin?: string | null }): string =>
  origin ? `${text}, ${origin}` : text;

/** A fact as text; one that the provider does not state says from what it was derived. */
export const factWithOrigin = (offer: Known, name: FactName): string =>
  withOrigin({ text: factText(offer, name), origin: factOrigin(offer, name) });

/** A card has the place without the column: what it derives says whose place it is. */
function placeOrigin({ place, location, derived = [] }: Known): string | null {
  const isOfProvider = location === undefined ? derived.includes('place') : !location;
  return place && isOfProvider ? 'the provider’s location' : null;
}

const defaultNote = ({ defaulted = [] }: Known, field: string) =>
  defaulted.includes(field)
    ? `${inSentence(COLUMNS[field]?.label ?? field)} not stated; the directory’s default`
    : null;

function derivedNote(offer: Known, field: string): string | null {
  const origin = derivedFrom(offer, field);
  return origin && `derived from ${origin}`;
}

function termNote(offer: Known): string | null {
  const { term_description, terms = [] } = offer;
  const more = terms.length > 1 ? terms.map((band) => TERM_BANDS[band]).join(' or ') : null;
  return term_description ? null : [more, termOrigin(offer)].filter(Boolean).join('; ') || null;
}

/** The provider's own words for a term need no note of where the bands of the filters come from. */
function termOrigin(offer: Known): string | null {
  const [column] = derivedColumns(offer, 'term');
  return column === undefined ? null : derivedNote(offer, column);
}
