import type { FacetOption } from '../list/facet';
import type { FacetName } from '../offer/facets';
import { riskLevel } from '../offer/risk-scale';
import { TERM_BANDS } from '../offer/term';
import type { PhraseBook } from './phrases';

const TERMS = Object.keys(TERM_BANDS);

/** The place of a value among those of its facet that have an order, ratings and terms; -1 for any other. */
export function placeOf(facet: FacetName, { value }: FacetOption = { value: '', label: '' }): number {
  return facet === 'risk_rating' ? (riskLevel(value) ?? -1) : facet === 'term' ? TERMS.indexOf(value) : -1;
}

/** The values that offers have in such places, in their order; null for none. */
export function offeredAt(
  book: PhraseBook,
  facet: FacetName,
  isThere: (place: number) => boolean,
): FacetOption[] | null {
  const within = [...book.values()]
    .flat()
    .flatMap((phrase) => (phrase.facet === facet ? phrase.options : []))
    .filter((option) => placeOf(facet, option) >= 0 && isThere(placeOf(facet, option)))
    .sort((a, b) => placeOf(facet, a) - placeOf(facet, b));
  const options = new Map(within.map((option) => [option.value, option]));
  return options.size > 0 ? [...options.values()] : null;
}
