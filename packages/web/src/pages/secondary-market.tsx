import { paths } from '../app/paths';
import { ListingPage } from '../components/content/listing-page';
import * as text from '../content/secondary-market.mdx';
import { OfferList } from '../features/offer-list/offer-list';
import { SECONDARY_MARKET } from '../features/offer-list/scopes';
import { useOfferMeta } from '../features/offer-list/use-offer-meta';

export default function SecondaryMarket() {
  const page = { title: text.frontmatter.title, path: paths.secondaryMarket };
  const { meta, structuredData } = useOfferMeta(SECONDARY_MARKET, page);
  return (
    <ListingPage text={text} list={meta} structuredData={structuredData}>
      <OfferList scope={SECONDARY_MARKET} />
    </ListingPage>
  );
}
