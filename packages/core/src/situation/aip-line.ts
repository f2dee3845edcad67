import type { AipState } from '../offer/aip-state';
import { OFFER_COLUMNS } from '../offer/columns';
import { formatDate } from '../text/format-date';
import type { Situation } from './situation';

interface Listing {
  aip_state: AipState | null;
  aip_category: NonNullable<Situation['aip_category']> | null;
  aip_listed_on: string | null;
  not_applicable?: readonly string[];
}

const LABELS = OFFER_COLUMNS.aip_category.values;

/**
 * What is known of an offer on the official Active Investor Plus list, for a visitor of a category: as listed, with no view
 * on what counts for the visa.
 */
export function aipLine(offer: Listing, category: NonNullable<Situation['aip_category']>): string {
  const { aip_state, aip_category, aip_listed_on, not_applicable = [] } = offer;
  if (aip_state === 'listed') {
    const on = aip_listed_on ? ` on ${formatDate(aip_listed_on)}` : '';
    if (aip_category === null)
      return `Listed${on}. The category ${not_applicable.includes('aip_category') ? 'does not apply' : 'is not stated'}.`;
    const yours = aip_category === category ? '' : ` Your category is ${LABELS[category]}.`;
    return `Listed for ${LABELS[aip_category]}${on}.${yours}`;
  }
  if (aip_state === 'not_found') return 'The provider says it is eligible. We did not find it on the list.';
  if (aip_state === 'stated') return 'The provider says it is eligible. We have not seen it on the list.';
  return 'Not on the list as far as we know.';
}
