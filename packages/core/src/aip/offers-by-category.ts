import { AIP_STATES, type AipState } from '../offer/aip-state';
import { byName } from '../text/fold';
import { inSentence } from '../text/in-sentence';
import { AIP_CATEGORY_LABELS, type AipCategory } from './settings';

interface StatedForAip {
  id: string;
  name: string;
  aip_category: AipCategory | null;
  aip_state: AipState | null;
  not_applicable: readonly string[];
}

/** Of an offer: its category, or why it has none. */
type Stated = AipCategory | 'not_stated' | 'not_applicable';

export interface AipGroup<Offer> {
  label: string;
  offers: Offer[];
}

/**
 * Offers that are stated for the visa, grouped: Growth, Balanced, then those whose category is not stated, then those to
 * which none applies; in each, by how far it is shown; in each of these, by name. Nothing else decides a place. Empty groups
 * are left out.
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
      const group = offers.filter((offer) => statedOf(offer) === of && offer.aip_state === state);
      return group.length === 0
        ? []
        : [{ label: `${LABELS[of]}: ${inSentence(AIP_STATES[state])}`, offers: group.sort(byName) }];
    }),
  );
}

function statedOf({ aip_category, not_applicable }: StatedForAip): Stated {
  if (aip_category !== null) return aip_category;
  return not_applicable.includes('aip_category') ? 'not_applicable' : 'not_stated';
}

const SHOWN: Record<AipCategory | 'any', readonly Stated[]> = {
  growth: ['growth', 'not_stated', 'not_applicable'],
  balanced: ['balanced', 'growth', 'not_stated', 'not_applicable'],
  any: ['growth', 'balanced', 'not_stated', 'not_applicable'],
};

const LABELS: Record<Stated, string> = {
  growth: `${AIP_CATEGORY_LABELS.growth} category`,
  balanced: `${AIP_CATEGORY_LABELS.balanced} category`,
  not_stated: 'Category not stated',
  not_applicable: 'Category does not apply',
};
