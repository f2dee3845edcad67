import { AIP_CATEGORIES, type AipCategory } from '@tussock/core/aip/settings';
import { type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import * as text from '../content/aip-eligible-funds.mdx';
import { AipOffers } from '../features/aip/aip-offers';
import { aipOffersQuery } from '../features/aip/queries';
import { ApprovedProviders } from '../features/firms/approved-providers';
import { approvedProvidersQuery } from '../features/firms/queries';
import { AipStates, aipScope } from '../features/offers/list/aip-states';
import { OfferList } from '../features/offers/list/offer-list';
import { useOfferListMeta } from '../features/offers/list/use-offer-list-meta';
import type { Api } from '../lib/api';
import { paths } from '../lib/paths';
import { offerListQuery } from '../lib/queries/offer-list';
import { optional, type PageAddress, required } from '../lib/route';
import { Callout } from '../ui/callout';
import { IgnoredChoices } from '../ui/list/ignored-parameters';
import { ListingPage } from '../ui/text/listing-page';

interface At {
  query: OfferQuery;
  /** Of the list by category. */
  category: AipCategory | null;
  /** The address asks for a category that there is not. */
  isUnknown: boolean;
}

export function parse({ search }: PageAddress): At {
  const asked = search.get('category');
  const category = AIP_CATEGORIES.find((each) => each === asked) ?? null;
  return { query: parseFilters(search), category, isUnknown: category === null && Boolean(asked) };
}
export const queries = ({ query }: At, api: Api) => [
  required(offerListQuery(api, aipScope(query), query)),
  optional(aipOffersQuery(api)),
  optional(approvedProvidersQuery(api)),
];

export default function AipEligibleFundsPage({ at: { query, category, isUnknown } }: { at: At }) {
  const page = { title: text.frontmatter.title, path: paths.aipEligibleFunds };
  const { meta, structuredData } = useOfferListMeta(aipScope(query), query, page);
  return (
    <ListingPage text={text} list={meta} structuredData={structuredData}>
      <div className="mb-7 max-w-[50rem]">
        <Callout tone="caution" title="A badge is not an approval">
          <p>
            “On the AIP list” means that we found the offer on the official list of the date shown. “As
            stated” means that only the provider says so. An offer can lose its approval. Immigration New
            Zealand decides what counts towards the visa, case by case. Information only, not immigration or
            financial advice.
          </p>
        </Callout>
      </div>
      {isUnknown && <IgnoredChoices labels={['category']} />}
      <AipStates query={query} />
      <p className="-mt-3 mb-6 text-14">
        Growth or Balanced?{' '}
        <a href="#by-category" className="link inline-block min-h-6">
          These offers by category
        </a>
      </p>
      <OfferList scope={aipScope(query)} query={query} />
      <AipOffers category={category} />
      <ApprovedProviders />
    </ListingPage>
  );
}
