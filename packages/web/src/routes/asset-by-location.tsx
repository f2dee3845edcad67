import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listQueryParams, unfoldedParams } from '@tussock/core/list/list-query';
import { OFFER_LIST, type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import { inSentence } from '@tussock/core/text/in-sentence';
import { assetClassQuery, classFiguresQuery } from '../features/asset-classes/queries';
import { OfferList } from '../features/offers/list/offer-list';
import { useOfferListMeta } from '../features/offers/list/use-offer-list-meta';
import { OptionLinks } from '../features/opportunities/option-links';
import { placeQuery } from '../features/opportunities/queries';
import { paths } from '../lib/address/paths';
import { optional, type PageAddress, pathOfLoaded, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { doubleOfPlace, FEWEST_LISTED } from '../lib/list/doubles';
import { type OfferScope, offerListQuery, offerListReads } from '../lib/queries/offer-list';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { RequiredView } from '../ui/page/required-view';
import { WholesaleOnly } from '../ui/wholesale-only';

export const parse = ({ params: { assetSlug = '', locationSlug = '' }, search }: PageAddress) => ({
  assetSlug,
  locationSlug,
  query: parseFilters(search),
});
type At = ReturnType<typeof parse>;

export const queries = ({ assetSlug, locationSlug, query }: At, api: Api) => [
  required(assetClassQuery(api, assetSlug)),
  required(placeQuery(api, locationSlug)),
  optional(classFiguresQuery(api)),
  ...offerListReads(api, scopeOf(assetSlug, locationSlug), query, required),
];

export const canonical = ({ assetSlug, locationSlug }: At, api: Api, data: QueryClient) =>
  pathOfLoaded(data, assetClassQuery(api, assetSlug), ({ asset_class }) =>
    paths.assetByLocation(asset_class.slug, locationSlug),
  );

/** The offers of an asset class in a place. */
const scopeOf = (assetSlug: string, locationSlug: string): OfferScope => ({
  fixed: { asset_class: [assetSlug], location: [locationSlug] },
});

export default function AssetByLocationPage({ at }: { at: At }) {
  const api = useApi();
  const asset = useQuery(assetClassQuery(api, at.assetSlug));
  const place = useQuery(placeQuery(api, at.locationSlug));
  return (
    <RequiredView query={asset} what="this list of offers">
      {({ asset_class }) => (
        <RequiredView query={place} what="this list of offers">
          {(found) => <OffersInPlace asset={asset_class} place={found} query={at.query} />}
        </RequiredView>
      )}
    </RequiredView>
  );
}

/** The headings under which the options of a filter are links. */
const SHOWN_UNDER = { location: 'other-places', asset_class: 'other-classes' } as const;

interface Named {
  slug: string;
  name: string;
}

/** The offers of an asset class in a place, and where else there are any. */
function OffersInPlace({ asset, place, query }: { asset: Named; place: Named; query: OfferQuery }) {
  const scope = scopeOf(asset.slug, place.slug);
  const { data } = useQuery(offerListQuery(useApi(), scope, query));
  const figures = useQuery(classFiguresQuery(useApi())).data?.data;
  const ofClass = figures?.find(({ asset_class }) => asset_class.slug === asset.slug);
  const allOf = (name: keyof typeof SHOWN_UNDER) =>
    data?.option_totals?.[name] === undefined
      ? null
      : `?${unfoldedParams(listQueryParams(OFFER_LIST, query), query.unfolded ?? [], name)}#${SHOWN_UNDER[name]}`;
  const title = `${asset.name} offers in ${place.name}`;
  const path = paths.assetByLocation(asset.slug, place.slug);
  const { meta, structuredData } = useOfferListMeta(scope, query, {
    title,
    path,
    fewest: FEWEST_LISTED,
    doubleOf: data && doubleOfPlace(asset.slug, data.total, ofClass?.offers),
  });
  const trail = [
    { label: 'Asset classes', to: paths.assetClasses },
    { label: asset.name, to: paths.assetClass(asset.slug) },
    { label: place.name },
  ];
  return (
    <>
      <PageMeta
        {...meta}
        description={`${asset.name} offers in ${place.name} for wholesale investors in New Zealand, with minimums, target returns, terms and providers side by side.`}
        keywords={[asset.name, place.name, 'wholesale offers', 'New Zealand']}
        structuredData={structuredData}
        trail={trail}
      />
      <PageHead
        trail={trail}
        title={title}
        lede={
          <>
            These {inSentence(asset.name)} offers name {place.name} as their place or, if they name none, have
            a provider there. The asset itself may be somewhere else: the offer says where. <WholesaleOnly />
          </>
        }
      />
      <OfferList scope={scope} query={query} />
      <div className="no-print mt-14 grid gap-8 border-t border-line pt-6 md:grid-cols-2">
        <OptionLinks
          id={SHOWN_UNDER.location}
          title={`${asset.name} elsewhere`}
          noun="places"
          options={data?.facets.location ?? []}
          own={place.slug}
          all={allOf('location')}
          addressOf={(slug) => paths.assetByLocation(asset.slug, slug)}
        />
        <OptionLinks
          id={SHOWN_UNDER.asset_class}
          title={`Other classes in ${place.name}`}
          noun="classes"
          options={data?.facets.asset_class ?? []}
          own={asset.slug}
          all={allOf('asset_class')}
          addressOf={(slug) => paths.assetByLocation(slug, place.slug)}
        />
      </div>
    </>
  );
}
