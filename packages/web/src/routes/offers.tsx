import { type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import { OfferList } from '../features/offers/list/offer-list';
import { ALL_OFFERS } from '../features/offers/list/scopes';
import { useOfferListMeta } from '../features/offers/list/use-offer-list-meta';
import { paths } from '../lib/address/paths';
import { type PageAddress, required } from '../lib/address/route';
import type { Api } from '../lib/api';
import { offerListReads } from '../lib/queries/offer-list';
import { Claim } from '../ui/claim';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { WholesaleOnly } from '../ui/wholesale-only';

const TITLE = 'Wholesale investment offers';

export const parse = ({ search }: PageAddress) => parseFilters(search);
export const queries = (query: OfferQuery, api: Api) => offerListReads(api, ALL_OFFERS, query, required);

export default function OffersPage({ at: query }: { at: OfferQuery }) {
  const { meta, structuredData } = useOfferListMeta(ALL_OFFERS, query, { title: TITLE, path: paths.offers });
  return (
    <>
      <PageMeta
        {...meta}
        description="Every wholesale investment offer in the directory: filter by asset class, minimum, target return, term and more; sort and compare. Nobody pays for a place."
        keywords={['wholesale offers', 'New Zealand investments', 'private credit', 'property', 'forestry']}
        structuredData={structuredData}
        feed={{ title: 'New offers', path: paths.offersFeed }}
      />
      <PageHead
        trail={[{ label: 'Offers' }]}
        title={TITLE}
        lede={
          <>
            Every offer, in the order you choose.{' '}
            <Claim basis={paths.partners}>Nobody pays for a place.</Claim> <WholesaleOnly />
          </>
        }
      />
      <OfferList scope={ALL_OFFERS} query={query} />
    </>
  );
}
