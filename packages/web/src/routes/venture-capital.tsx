import { Link } from 'react-router-dom';
import * as text from '../content/venture-capital.mdx';
import { OfferList } from '../features/offers/list/offer-list';
import { VENTURE_CAPITAL } from '../features/offers/list/scopes';
import { useOfferMeta } from '../features/offers/list/use-offer-meta';
import { paths } from '../lib/paths';
import { ListingPage } from '../ui/text/listing-page';

export default function VentureCapital() {
  const page = { title: text.frontmatter.title, path: paths.ventureCapital };
  const { meta, structuredData } = useOfferMeta(VENTURE_CAPITAL, page);
  return (
    <ListingPage text={text} list={meta} structuredData={structuredData}>
      <OfferList scope={VENTURE_CAPITAL} />
      <p className="mt-8 text-14 text-muted">
        Who is behind them:{' '}
        <Link to={`${paths.providers}?asset_class=venture-capital`} className="link">
          providers of venture capital
        </Link>
        ,{' '}
        <Link to={`${paths.funds}?asset_class=venture-capital`} className="link">
          venture funds
        </Link>{' '}
        and{' '}
        <Link to={paths.angelNetworks} className="link">
          angel networks
        </Link>
        .
      </p>
    </ListingPage>
  );
}
