import {
  type FacetNameOf,
  FIRM_LISTS,
  type FirmKind,
  type FirmQuery,
  type FirmSort,
} from '@tussock/core/firm/firm-lists';
import type { FiltersOf } from '@tussock/core/list/facet';
import { type ListSpec, parseListQuery } from '@tussock/core/list/list-query';
import type { PageAddress } from '../../lib/address/route';
import { chosenValues } from '../../lib/queries/chosen-values';

/** What a page that is a list of firms or funds shows before the visitor filters anything. */
export interface FirmScope<K extends FirmKind> {
  kind: K;
  /** Filters that the page itself sets. The visitor cannot change them there. */
  fixed: FiltersOf<FacetNameOf[K]>;
  /** One and many. */
  noun: readonly [string, string];
}

export const PROVIDERS: FirmScope<'providers'> = {
  kind: 'providers',
  fixed: {},
  noun: ['provider', 'providers'],
};
export const WEALTH_MANAGERS: FirmScope<'providers'> = {
  kind: 'providers',
  fixed: { type: ['wealth-manager'] },
  noun: ['wealth manager', 'wealth managers'],
};
export const ANGEL_NETWORKS: FirmScope<'providers'> = {
  kind: 'providers',
  fixed: { type: ['angel-network'] },
  noun: ['angel network', 'angel networks'],
};
/** Providers that say they are approved for the Active Investor Plus visa. */
export const AIP_APPROVED: FirmScope<'providers'> = { ...PROVIDERS, fixed: { aip: ['true'] } };
export const PLATFORMS: FirmScope<'platforms'> = {
  kind: 'platforms',
  fixed: {},
  noun: ['platform', 'platforms'],
};
export const FUNDS: FirmScope<'funds'> = { kind: 'funds', fixed: {}, noun: ['fund', 'funds'] };

/** The facets and orders of a list. */
export const specOf = <K extends FirmKind>({ kind }: FirmScope<K>) =>
  FIRM_LISTS[kind] as unknown as ListSpec<FacetNameOf[K], FirmSort>;

/** Reads the address of a list of firms or funds. */
export const parseFirmQuery =
  <K extends FirmKind>(scope: FirmScope<K>) =>
  ({ search }: PageAddress) =>
    parseListQuery(specOf(scope), search);

/** Parameters of /api/firms/… for the visitor's query within the scope of a page, without page and limit. */
export const firmListParams = <K extends FirmKind>({ fixed }: FirmScope<K>, query: FirmQuery<K>) => ({
  ...(query.q && { q: query.q }),
  ...chosenValues<FacetNameOf[K]>({ ...query.filters, ...fixed }),
  ...(query.sort && { sort: query.sort }),
});
