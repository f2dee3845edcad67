import * as text from '../content/secondary-market.mdx';
import { OfferList } from '../features/offers/list/offer-list';
import { SECONDARY_MARKET } from '../features/offers/list/scopes';
import { useOfferMeta } from '../features/offers/list/use-offer-meta';
import { paths } from '../lib/paths';
import { ListingPage } from '../ui/text/listing-page';

export default function SecondaryMarket() {
  const page = { title: text.frontmatter.title, path: paths.secondaryMarket };
  const { meta, structuredData } = useOfferMeta(SECONDARY_MARKET, page);
  return (
    <ListingPage text={text} list={meta} structuredData={structuredData}>
      <OfferList scope={SECONDARY_MARKET} />
    </ListingPage>
  );
}
