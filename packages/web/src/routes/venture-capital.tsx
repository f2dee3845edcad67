import { type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import { Link } from 'react-router-dom';
import * as text from '../content/venture-capital.mdx';
import { OfferList } from '../features/offers/list/offer-list';
import { VENTURE_CAPITAL } from '../features/offers/list/scopes';
import { useOfferListMeta } from '../features/offers/list/use-offer-list-meta';
import { paths } from '../lib/address/paths';
import { type PageAddress, required } from '../lib/address/route';
import type { Api } from '../lib/api';
import { offerListReads } from '../lib/queries/offer-list';
import { ListingPage } from '../ui/text/listing-page';

export const parse = ({ search }: PageAddress) => parseFilters(search);
export const queries = (query: OfferQuery, api: Api) => offerListReads(api, VENTURE_CAPITAL, query, required);

export default function VentureCapitalPage({ at: query }: { at: OfferQuery }) {
  const page = { title: text.frontmatter.title, path: paths.ventureCapital };
  const { meta, structuredData } = useOfferListMeta(VENTURE_CAPITAL, query, page);
  return (
    <ListingPage text={text} list={meta} structuredData={structuredData} hasOffers>
      <OfferList scope={VENTURE_CAPITAL} query={query} />
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
