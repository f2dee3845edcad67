import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import { DOT } from '@tussock/core/text/dotted';
import { AboutClass } from '../features/asset-classes/about-class';
import { ClassGuide } from '../features/asset-classes/class-guide';
import type { ShownClass } from '../features/asset-classes/footer-classes';
import { assetClassQuery, classFiguresQuery, type FundsOfClass } from '../features/asset-classes/queries';
import { relatedToClass } from '../features/asset-classes/related-pages';
import { OfferList } from '../features/offers/list/offer-list';
import { ToOffers } from '../features/offers/list/to-offers';
import { useOfferListMeta } from '../features/offers/list/use-offer-list-meta';
import { paths } from '../lib/address/paths';
import { optional, type PageAddress, pathOfLoaded, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { rangesChartQuery } from '../lib/queries/charts';
import { type OfferScope, offerListReads } from '../lib/queries/offer-list';
import { FundRows } from '../ui/firm/fund-rows';
import { Ranges } from '../ui/offer/ranges';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { RequiredView } from '../ui/page/required-view';
import { byNameInWords, SeeAll } from '../ui/page/see-all';
import { RelatedPages } from '../ui/text/related-pages';
import { WholesaleOnly } from '../ui/wholesale-only';

/** /asset-classes/property is a path of its own and has no parameter. */
export const parse = ({ params: { id = 'property' }, search }: PageAddress) => ({
  slug: id,
  query: parseFilters(search),
});
type At = ReturnType<typeof parse>;

export const queries = ({ slug, query }: At, api: Api) => [
  required(assetClassQuery(api, slug)),
  optional(classFiguresQuery(api)),
  optional(rangesChartQuery(api, { asset_class: slug })),
  ...offerListReads(api, scopeOf(slug), query, optional),
];
export const canonical = ({ slug }: At, api: Api, data: QueryClient) =>
  pathOfLoaded(data, assetClassQuery(api, slug), ({ asset_class }) => paths.assetClass(asset_class.slug));

const scopeOf = (slug: string): OfferScope => ({ fixed: { asset_class: [slug] } });

export default function AssetClassPage({ at }: { at: At }) {
  const found = useQuery(assetClassQuery(useApi(), at.slug));
  return (
    <RequiredView query={found} what="this asset class">
      {({ asset_class, funds }) => <AssetClass asset={asset_class} funds={funds} query={at.query} />}
    </RequiredView>
  );
}

/** What the class is and what goes wrong in it, the ranges that its offers state, the offers, the funds. */
function AssetClass({ asset, funds, query }: { asset: ShownClass; funds: FundsOfClass; query: OfferQuery }) {
  const scope = scopeOf(asset.slug);
  const path = paths.assetClass(asset.slug);
  const trail = [{ label: 'Asset classes', to: paths.assetClasses }, { label: asset.name }];
  const title = `${asset.name} offers and funds`;
  const { meta, structuredData } = useOfferListMeta(scope, query, { title, path });
  return (
    <>
      <PageMeta
        {...meta}
        pictured={asset.id === null ? undefined : path}
        description={`${asset.name} offers and funds for wholesale investors in New Zealand: minimums, targets, what usually goes wrong, and questions to ask.`}
        keywords={[asset.name, 'wholesale investors', 'New Zealand', 'offers', 'funds']}
        structuredData={structuredData}
        trail={trail}
      />
      <PageHead
        trail={trail}
        title={asset.name}
        lede={
          <>
            <ToOffers scope={scope} query={query}>
              {DOT}
            </ToOffers>
            <WholesaleOnly />
          </>
        }
      />
      <AboutClass asset={asset} />
      <div className="mt-10 border-t border-line pt-8">
        <h2 id="offers" className="mb-5 text-27">
          Offers
        </h2>
        <Ranges of={{ asset_class: asset.slug }} className="mb-10" />
        <OfferList scope={scope} query={query} />
      </div>
      {funds.count > 0 && <Funds of={asset} funds={funds} />}
      <ClassGuide asset={asset} />
      <RelatedPages pages={relatedToClass(asset.slug)} />
    </>
  );
}

function Funds({ of, funds: { rows, count } }: { of: ShownClass; funds: FundsOfClass }) {
  const isCut = rows.length < count;
  return (
    <section aria-labelledby="funds" className="mt-14">
      <h2 id="funds" className="mb-5 scroll-mt-24 text-27">
        Funds
      </h2>
      {count > 1 && <p className="mb-5 text-muted">{byNameInWords(rows.length, count)}</p>}
      <FundRows funds={rows} />
      {isCut && <SeeAll count={count} noun="funds" to={`${paths.funds}?asset_class=${of.slug}`} />}
    </section>
  );
}
