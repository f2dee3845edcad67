import type { FacetNameOf } from '@tussock/core/firm/firm-lists';
import type { FiltersOf } from '@tussock/core/list/facet';

type Fixed = FiltersOf<FacetNameOf['providers']>;

/** Pages that are the list of providers of one type. */
export const WEALTH_MANAGERS: Fixed = { type: ['wealth-manager'] };
export const ANGEL_NETWORKS: Fixed = { type: ['angel-network'] };
/** Providers that say they are approved for the Active Investor Plus visa. */
export const AIP_APPROVED: Fixed = { aip: ['true'] };
