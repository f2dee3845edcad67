import { paths } from '../app/paths';
import { ListingPage } from '../components/content/listing-page';
import { Callout } from '../components/ui/callout';
import * as text from '../content/aip-eligible-funds.mdx';
import { ApprovedProviders } from '../features/aip/approved-providers';
import { OfferList } from '../features/offer-list/offer-list';
import { AIP_OFFERS } from '../features/offer-list/scopes';
import { useOfferMeta } from '../features/offer-list/use-offer-meta';

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
