import { type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import * as text from '../content/aip-eligible-funds.mdx';
import { ApprovedProviders } from '../features/firms/approved-providers';
import { approvedProvidersQuery } from '../features/firms/queries';
import { OfferList } from '../features/offers/list/offer-list';
import { AIP_OFFERS } from '../features/offers/list/scopes';
import { useOfferListMeta } from '../features/offers/list/use-offer-list-meta';
import type { Api } from '../lib/api';
import { paths } from '../lib/paths';
import { offerListQuery } from '../lib/queries/offer-list';
import { optional, type PageAddress, required } from '../lib/route';
import { Callout } from '../ui/callout';
import { ListingPage } from '../ui/text/listing-page';

export const parse = ({ search }: PageAddress) => parseFilters(search);
export const queries = (query: OfferQuery, api: Api) => [
  required(offerListQuery(api, AIP_OFFERS, query)),
  optional(approvedProvidersQuery(api)),
];

export default function AipEligibleFundsPage({ at: query }: { at: OfferQuery }) {
  const page = { title: text.frontmatter.title, path: paths.aipEligibleFunds };
  const { meta, structuredData } = useOfferListMeta(AIP_OFFERS, query, page);
  return (
    <ListingPage text={text} list={meta} structuredData={structuredData}>
      <div className="mb-7 max-w-[50rem]">
        <Callout tone="caution" title="Stated by the provider, not checked by us">
          <p>
            Immigration New Zealand decides what counts towards the visa, case by case. An offer in this list
            can lose its approval, or may never have had it. Information only, not immigration or financial
            advice.
          </p>
        </Callout>
      </div>
      <OfferList scope={AIP_OFFERS} query={query} />
      <ApprovedProviders />
    </ListingPage>
  );
}
