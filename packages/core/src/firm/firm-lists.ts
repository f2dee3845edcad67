import { FUND_COLUMNS } from '../fund/columns';
import { addressOf } from '../identifier/identifier';
import { type FacetsOf, fromData, fromFlag } from '../list/facet';
import type { ListQuery, ListSpec } from '../list/list-query';
import { slugify } from '../text/fold';
import type { FundCard, PlatformCard, ProviderCard } from './firm-card';
import { PLATFORM_COLUMNS } from './platform-columns';
import { PROVIDER_COLUMNS } from './provider-columns';

const ASSET_CLASS = FUND_COLUMNS.asset_class_id.label;

export interface CardOf {
  providers: ProviderCard;
  platforms: PlatformCard;
  funds: FundCard;
}
export type FirmKind = keyof CardOf;

export interface FacetNameOf {
  providers: 'type' | 'location' | 'asset_class' | 'aip';
  platforms: 'type' | 'asset_class' | 'secondary_market';
  funds: 'type' | 'structure' | 'asset_class' | 'location' | 'provider';
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
    type: fromData('type', PROVIDER_COLUMNS.provider_type.label, ({ type }) => ref(type)),
    location: fromData('location', PROVIDER_COLUMNS.location.label, ({ place }) => ref(place)),
    asset_class: fromData('asset_class', ASSET_CLASS, ({ asset_classes }) => refs(asset_classes)),
    aip: fromFlag(
      'aip',
      PROVIDER_COLUMNS.is_aip_approved.label,
      'Stated as AIP approved',
      'Not stated as AIP approved',
      (card) => card.is_aip_approved,
    ),
  },
  platforms: {
    type: fromData('type', PLATFORM_COLUMNS.platform_type.label, ({ platform_type }) =>
      nameAndSlug(platform_type),
    ),
    asset_class: fromData('asset_class', ASSET_CLASS, ({ asset_classes }) => refs(asset_classes)),
    secondary_market: fromFlag(
      'secondary_market',
      PLATFORM_COLUMNS.has_secondary_market.label,
      'Has a secondary market',
      'No secondary market stated',
      (card) => card.has_secondary_market,
    ),
  },
  funds: {
    type: fromData('type', FUND_COLUMNS.fund_type.label, ({ fund_type }) =>
      nameAndSlug(fund_type?.name ?? null),
    ),
    structure: fromData('structure', FUND_COLUMNS.fund_structure.label, ({ fund_structure }) =>
      nameAndSlug(fund_structure),
    ),
    asset_class: fromData('asset_class', ASSET_CLASS, ({ asset_class }) => ref(asset_class)),
    location: fromData('location', `Provider ${PROVIDER_COLUMNS.location.label.toLowerCase()}`, ({ place }) =>
      ref(place),
    ),
    provider: {
      ...fromData('provider', FUND_COLUMNS.provider_id.label, ({ provider }) =>
        provider ? [{ value: addressOf(provider), label: provider.name }] : [],
      ),
      listsChosenOnly: true,
    },
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
