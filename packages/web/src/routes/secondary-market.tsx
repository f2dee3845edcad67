import { type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import * as text from '../content/secondary-market.mdx';
import { OfferList } from '../features/offers/list/offer-list';
import { SECONDARY_MARKET } from '../features/offers/list/scopes';
import { useOfferListMeta } from '../features/offers/list/use-offer-list-meta';
import { paths } from '../lib/address/paths';
import { type PageAddress, required } from '../lib/address/route';
import type { Api } from '../lib/api';
import { offerListReads } from '../lib/queries/offer-list';
import { ListingPage } from '../ui/text/listing-page';

export const parse = ({ search }: PageAddress) => parseFilters(search);
export const queries = (query: OfferQuery, api: Api) =>
  offerListReads(api, SECONDARY_MARKET, query, required);

export default function SecondaryMarketPage({ at: query }: { at: OfferQuery }) {
  const page = { title: text.frontmatter.title, path: paths.secondaryMarket };
  const { meta, structuredData } = useOfferListMeta(SECONDARY_MARKET, query, page);
  return (
    <ListingPage text={text} list={meta} structuredData={structuredData} hasOffers>
      <OfferList scope={SECONDARY_MARKET} query={query} />
    </ListingPage>
  );
}
