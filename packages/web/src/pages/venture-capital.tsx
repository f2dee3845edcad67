import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { ListingPage } from '../components/content/listing-page';
import * as text from '../content/venture-capital.mdx';
import { OfferList } from '../features/offer-list/offer-list';
import { VENTURE_CAPITAL } from '../features/offer-list/scopes';
import { useOfferMeta } from '../features/offer-list/use-offer-meta';

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
