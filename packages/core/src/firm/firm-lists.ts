import { type FacetsOf, fromData, fromFlag } from '../list/facet';
import type { ListQuery, ListSpec } from '../list/list-query';
import { slugify } from '../text/fold';
import type { FundCard, PlatformCard, ProviderCard } from './firm-card';

export const FIRM_KINDS = ['providers', 'platforms', 'funds'] as const;
export type FirmKind = (typeof FIRM_KINDS)[number];

export interface CardOf {
  providers: ProviderCard;
  platforms: PlatformCard;
  funds: FundCard;
}

export interface FacetNameOf {
  providers: 'type' | 'location' | 'asset_class' | 'aip';
  platforms: 'type' | 'asset_class' | 'secondary_market';
  funds: 'type' | 'structure' | 'asset_class' | 'location';
}

export const FIRM_SORTS = ['name', 'most_offers'] as const;
export type FirmSort = (typeof FIRM_SORTS)[number];

export const FIRM_SORT_LABELS: Record<FirmSort | 'relevance', string> = {
  name: 'Name',
  most_offers: 'Most offers',
  relevance: 'Closest match',
};

export type FirmQuery<K extends FirmKind = FirmKind> = ListQuery<FacetNameOf[K], FirmSort>;

const nameAndSlug = (text: string | null) => {
  const value = slugify(text ?? '');
  return text === null || value === '' ? [] : [{ value, label: text }];
};
const refs = (classes: readonly { slug: string; name: string }[]) =>
  classes.map(({ slug, name }) => ({ value: slug, label: name }));
const ref = (one: { slug: string; name: string } | null) => (one ? refs([one]) : []);

/** The facets of every list of firms and funds: the one declaration behind filters, counts and addresses. */
export const FIRM_FACETS: { [K in FirmKind]: FacetsOf<FacetNameOf[K], CardOf[K]> } = {
  providers: {
    type: fromData('type', 'Type', ({ type }) => ref(type)),
    location: fromData('location', 'Location', ({ place }) => ref(place)),
    asset_class: fromData('asset_class', 'Asset class', ({ asset_classes }) => refs(asset_classes)),
    aip: fromFlag(
      'aip',
      'Active Investor Plus',
      'Stated as AIP approved',
      'Not stated as AIP approved',
      (card) => card.is_aip_approved,
    ),
  },
  platforms: {
    type: fromData('type', 'Type', ({ platform_type }) => nameAndSlug(platform_type)),
    asset_class: fromData('asset_class', 'Asset class', ({ asset_classes }) => refs(asset_classes)),
    secondary_market: fromFlag(
      'secondary_market',
      'Secondary market',
      'Has a secondary market',
      'No secondary market',
      (card) => card.has_secondary_market,
    ),
  },
  funds: {
    type: fromData('type', 'Fund type', ({ fund_type }) => nameAndSlug(fund_type?.name ?? null)),
    structure: fromData('structure', 'Structure', ({ fund_structure }) => nameAndSlug(fund_structure)),
    asset_class: fromData('asset_class', 'Asset class', ({ asset_class }) => ref(asset_class)),
    location: fromData('location', 'Location of the provider', ({ place }) => ref(place)),
  },
};

const list = <K extends FirmKind>(kind: K): ListSpec<FacetNameOf[K], FirmSort> => ({
  facets: FIRM_FACETS[kind],
  sorts: FIRM_SORTS,
  ownSort: 'name',
});

export const FIRM_LISTS = {
  providers: list('providers'),
  platforms: list('platforms'),
  funds: list('funds'),
};

/** The order of two cards. The cards of a release are sorted by name already, so ties keep that order. */
export function firmOrder(
  sort: FirmSort,
): (a: { offer_count: number }, b: { offer_count: number }) => number {
  return sort === 'most_offers' ? (a, b) => b.offer_count - a.offer_count : () => 0;
}
