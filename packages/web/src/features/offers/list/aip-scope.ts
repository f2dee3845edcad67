import { AIP_STATES, type AipState } from '@tussock/core/offer/aip-state';
import type { OfferQuery } from '@tussock/core/offer/offer-query';
import type { OfferScope } from '../../../lib/queries/offer-list';

export const STATES = Object.keys(AIP_STATES) as AipState[];
const ALL: OfferScope = { fixed: { aip: ['true'] } };

/** The state that the address of the page for the visa asks for; null for all. */
export const chosenState = ({ filters }: OfferQuery): AipState | null =>
  STATES.find((state) => filters.aip?.includes(state)) ?? null;

/** The offers of that page: those stated as eligible, or those of them in the state that the address asks for. */
export function aipScope(query: OfferQuery): OfferScope {
  const state = chosenState(query);
  return state ? { fixed: { aip: [state] } } : ALL;
}
