import { addressOf } from '../identifier/identifier';
import { type Facet, fromData } from '../list/facet';
import { FACTS } from '../offer/facts';
import type { OfferOutcome } from './changelog';

/** The facets of the offers that ended, in the order in which they are shown. */
export const OUTCOME_FACETS = {
  asset_class: fromData('asset_class', FACTS.asset_class.label, ({ asset_class }: OfferOutcome) =>
    asset_class ? [{ value: asset_class.slug, label: asset_class.name }] : [],
  ),
  provider: fromData('provider', FACTS.provider.label, ({ provider }: OfferOutcome) =>
    provider ? [{ value: addressOf(provider), label: provider.name }] : [],
  ),
} as const satisfies Readonly<Record<string, Facet<OfferOutcome>>>;

export type OutcomeFacetName = keyof typeof OUTCOME_FACETS;
export const OUTCOME_FACET_NAMES = Object.keys(OUTCOME_FACETS) as OutcomeFacetName[];
