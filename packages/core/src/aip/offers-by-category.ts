import { AIP_STATES, type AipState } from '../offer/aip-state';
import { compareNames, compareText } from '../text/fold';
import { AIP_CATEGORIES, AIP_CATEGORY_LABELS, type AipCategory } from './settings';

interface StatedForAip {
  id: string;
  name: string;
  aip_category: AipCategory | null;
  aip_state: AipState | null;
}

export interface AipGroup<Offer> {
  category: AipCategory | null;
  state: AipState;
  label: string;
  offers: Offer[];
}

/**
 * Offers that are stated for the visa, grouped: Growth, Balanced, then those whose category is not stated; in each, by how
 * far it is shown; in each of these, by name. Nothing else decides a place. Empty groups are left out.
 *
 * For a category: its own and those without one. Balanced also has those of Growth, since it takes every kind of investment
 * that Growth takes (operational manual BN7.10).
 */
export function aipOffersByCategory<Offer extends StatedForAip>(
  offers: readonly Offer[],
  category: AipCategory | null,
): AipGroup<Offer>[] {
  const categories = [...AIP_CATEGORIES, null].filter(
    (each) => category !== 'growth' || each === 'growth' || each === null,
  );
  const ordered = category === 'balanced' ? [...categories].sort(balancedFirst) : categories;
  return ordered.flatMap((of) =>
    (Object.keys(AIP_STATES) as AipState[]).flatMap((state) => {
      const group = offers.filter((offer) => offer.aip_category === of && offer.aip_state === state);
      return group.length === 0
        ? []
        : [{ category: of, state, label: labelOf(of, state), offers: byName(group) }];
    }),
  );
}

const PLACES = ['balanced', 'growth', null];
const balancedFirst = (a: AipCategory | null, b: AipCategory | null) => PLACES.indexOf(a) - PLACES.indexOf(b);

function labelOf(category: AipCategory | null, state: AipState): string {
  const of = category ? `${AIP_CATEGORY_LABELS[category]} category` : 'Category not stated';
  return `${of}: ${AIP_STATES[state].charAt(0).toLowerCase()}${AIP_STATES[state].slice(1)}`;
}

const byName = <Offer extends StatedForAip>(offers: Offer[]): Offer[] =>
  offers.sort((a, b) => compareNames(a.name, b.name) || compareText(a.id, b.id));
