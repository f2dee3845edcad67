import { useQuery } from '@tanstack/react-query';
import type { Opportunity as OpportunityAnswer } from '@tussock/core/answers/opportunity';
import { currencyRule } from '@tussock/core/money/exchange-rate';
import { type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import { Link } from 'react-router-dom';
import { OfferList } from '../features/offers/list/offer-list';
import { useOfferListMeta } from '../features/offers/list/use-offer-list-meta';
import { MixedKinds } from '../features/opportunities/mixed-kinds';
import { OtherPages } from '../features/opportunities/other-pages';
import { opportunitiesQuery, opportunityQuery } from '../features/opportunities/queries';
import { paths } from '../lib/address/paths';
import { optional, type PageAddress, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { FEWEST_LISTED } from '../lib/list/doubles';
import { offerListReads } from '../lib/queries/offer-list';
import { useSettings } from '../lib/use-settings';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { RequiredView } from '../ui/page/required-view';
import { WholesaleOnly } from '../ui/wholesale-only';

export const parse = ({ params: { slug = '' }, search }: PageAddress) => ({
  slug,
  query: parseFilters(search),
});
type At = ReturnType<typeof parse>;

export const queries = ({ slug, query }: At, api: Api) => [
  required(opportunityQuery(api, slug)),
  optional(opportunitiesQuery(api)),
  ...offerListReads(api, { opportunity: slug }, query, required),
];

export default function OpportunityPage({ at }: { at: At }) {
  const opportunity = useQuery(opportunityQuery(useApi(), at.slug));
  return (
    <RequiredView query={opportunity} what="this list of offers">
      {(found) => <Opportunity opportunity={found} query={at.query} />}
    </RequiredView>
  );
}

/** A filter page: what its offers have in common, the rule that decides, and the offers. */
function Opportunity({
  opportunity: { slug, type, title, introduction, rule, return_kinds },
  query,
}: {
  opportunity: OpportunityAnswer;
  query: OfferQuery;
}) {
  const settings = useSettings();
  const path = paths.opportunities(slug);
  const scope = { opportunity: slug };
  const { meta, structuredData } = useOfferListMeta(scope, query, { title, path, fewest: FEWEST_LISTED });
  const trail = [{ label: 'Offers', to: paths.offers }, { label: title }];
  return (
    <>
      <PageMeta
        {...meta}
        description={`${introduction} Wholesale offers in New Zealand with minimums, targets and terms.`}
        keywords={[title, 'wholesale offers', 'New Zealand']}
        structuredData={structuredData}
        trail={trail}
      />
      <PageHead
        trail={trail}
        title={title}
        lede={
          <>
            <p>
              {introduction} <WholesaleOnly />
            </p>
            <p className="mt-2 text-14">
              <span className="font-semibold text-ink">What is on this page.</span> {rule} If we don’t know
              this about an offer, we leave it out.{' '}
              {type === 'investment-amount' && `${currencyRule(settings.exchange_rates)} `}
              <Link to={paths.methodology} className="link">
                How offers are listed
              </Link>
            </p>
            {return_kinds && <MixedKinds kinds={return_kinds} />}
          </>
        }
      />
      <OfferList scope={scope} query={query} />
      <OtherPages slug={slug} />
    </>
  );
}
