import { AIP_STATES, type AipState } from '../offer/aip-state';
import { byName } from '../text/fold';
import { inSentence } from '../text/in-sentence';
import { AIP_CATEGORY_LABELS, type AipCategory } from './settings';

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
  return SHOWN[category ?? 'any'].flatMap((of) =>
    (Object.keys(AIP_STATES) as AipState[]).flatMap((state) => {
      const group = offers.filter((offer) => offer.aip_category === of && offer.aip_state === state);
      return group.length === 0
        ? []
        : [{ category: of, state, label: labelOf(of, state), offers: group.sort(byName) }];
    }),
  );
}

const SHOWN: Record<AipCategory | 'any', readonly (AipCategory | null)[]> = {
  growth: ['growth', null],
  balanced: ['balanced', 'growth', null],
  any: ['growth', 'balanced', null],
};

function labelOf(category: AipCategory | null, state: AipState): string {
  const of = category ? `${AIP_CATEGORY_LABELS[category]} category` : 'Category not stated';
  return `${of}: ${inSentence(AIP_STATES[state])}`;
}
