import * as text from '../content/aip-eligible-funds.mdx';
import { ApprovedProviders } from '../features/firms/approved-providers';
import { OfferList } from '../features/offers/list/offer-list';
import { AIP_OFFERS } from '../features/offers/list/scopes';
import { useOfferMeta } from '../features/offers/list/use-offer-meta';
import { paths } from '../lib/paths';
import { Callout } from '../ui/callout';
import { ListingPage } from '../ui/text/listing-page';

export default function AipEligibleFunds() {
  const page = { title: text.frontmatter.title, path: paths.aipEligibleFunds };
  const { meta, structuredData } = useOfferMeta(AIP_OFFERS, page);
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
      <OfferList scope={AIP_OFFERS} />
      <ApprovedProviders />
    </ListingPage>
  );
}
