import { AIP_LIST } from '@tussock/core/aip/aip-list';
import { type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import * as text from '../content/aip-eligible-funds.mdx';
import { AipOffers } from '../features/aip/aip-offers';
import { aipOffersQuery } from '../features/aip/queries';
import { ApprovedProviders } from '../features/firms/approved-providers';
import { approvedProvidersQuery } from '../features/firms/queries';
import { aipScope, chosenState } from '../features/offers/list/aip-scope';
import { AipStates } from '../features/offers/list/aip-states';
import { OfferList } from '../features/offers/list/offer-list';
import { useOfferListMeta } from '../features/offers/list/use-offer-list-meta';
import { paths } from '../lib/address/paths';
import { optional, type PageAddress, required } from '../lib/address/route';
import type { Api } from '../lib/api';
import { offerListReads } from '../lib/queries/offer-list';
import { Callout } from '../ui/callout';
import { ListingPage } from '../ui/text/listing-page';

export const parse = ({ search }: PageAddress) => parseFilters(search, AIP_LIST);
export const queries = (query: OfferQuery, api: Api) => [
  ...offerListReads(api, aipScope(query), query, required),
  optional(aipOffersQuery(api, query, chosenState(query))),
  optional(approvedProvidersQuery(api)),
];

export default function AipEligibleFundsPage({ at: query }: { at: OfferQuery }) {
  const page = { title: text.frontmatter.title, path: paths.aipEligibleFunds };
  const { meta, structuredData } = useOfferListMeta(aipScope(query), query, page);
  return (
    <ListingPage text={text} list={meta} structuredData={structuredData} hasOffers>
      <div className="mb-4 max-w-[39rem] md:mb-6">
        <Callout tone="caution">
          <p>
            <strong>A badge is not an approval.</strong> It shows that we found the offer on the official
            list, or that only its provider says that it is eligible. An offer can lose its approval, and
            Immigration New Zealand decides what counts, case by case. Information only, not immigration or
            financial advice.{' '}
            <a href="#what-the-badges-mean" className="link">
              What the badges mean
            </a>
          </p>
        </Callout>
      </div>
      <AipStates query={query} />
      <p className="mb-4 text-14 md:mb-6">
        Growth or Balanced?{' '}
        <a href="#by-category" className="link inline-block min-h-6">
          These offers by category
        </a>
      </p>
      <OfferList scope={aipScope(query)} query={query} spec={AIP_LIST} />
      <AipOffers query={query} state={chosenState(query)} />
      <ApprovedProviders />
    </ListingPage>
  );
}
