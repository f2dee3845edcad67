import type { Checks } from '../source/source';
import { formatDate } from '../text/format-date';
import { OFFER_COLUMNS } from './columns';

/** How far it is shown that an offer counts for the Active Investor Plus visa. */
export const AIP_STATES = {
  listed: 'On the official list',
  stated: 'Stated by the provider',
  not_found: 'Stated by the provider, not found on the official list',
} as const;
export type AipState = keyof typeof AIP_STATES;

interface Eligibility {
  is_aip_eligible: boolean;
  aip_category: keyof (typeof OFFER_COLUMNS)['aip_category']['values'] | null;
  aip_listed_on: string | null;
}

/** The state of an offer's eligibility, by its columns and by what the ledger found; null where nobody states it. */
export function aipStateOf(offer: Eligibility, checks: Checks): AipState | null {
  const { is_aip_eligible, aip_category, aip_listed_on } = offer;
  const isContradicted = (field: keyof Eligibility) =>
    ['differs', 'not_found'].includes(checks[field]?.state ?? '');
  if (aip_listed_on !== null) return isContradicted('aip_listed_on') ? 'not_found' : 'listed';
  if (!is_aip_eligible && aip_category === null) return null;
  return isContradicted('is_aip_eligible') ? 'not_found' : 'stated';
}

/** The state in words: "On the official list of 30 July 2026, Growth"; null where nobody states it. */
export function aipText(offer: Partial<Eligibility> & { aip_state?: AipState | null }): string | null {
  const { aip_state, aip_category, aip_listed_on } = offer;
  if (!aip_state) return null;
  const category = aip_category ? `, ${OFFER_COLUMNS.aip_category.values[aip_category]} category` : '';
  const date = aip_state === 'listed' && aip_listed_on ? ` of ${formatDate(aip_listed_on)}` : '';
  return AIP_STATES[aip_state] + date + category;
}
