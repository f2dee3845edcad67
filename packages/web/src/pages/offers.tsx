import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context';
import { paths } from '../app/paths';
import { PageHead } from '../components/page-head';
import { PageMeta } from '../components/page-meta';
import { OfferList } from '../features/offer-list/offer-list';
import { offerListQuery } from '../features/offer-list/queries';
import { EVERYTHING } from '../features/offer-list/scope';
import { useListQuery } from '../features/offer-list/use-list-query';
import { offerListData } from '../features/offers/structured-data';
import { Claim } from '../features/site/claim';
import { useSettings } from '../features/site/use-settings';

export default function Offers() {
  const { asked } = useListQuery();
  const settings = useSettings();
  const { data } = useQuery(offerListQuery(useApi(), EVERYTHING, asked));
  return (
    <>
      <PageMeta
        title="Wholesale investment offers"
        description="Every wholesale investment offer in the directory: filter by asset class, minimum, target return, term and more; sort and compare. Nobody pays for a place."
        keywords={['wholesale offers', 'New Zealand investments', 'private credit', 'property', 'forestry']}
        structuredData={data ? [offerListData('Wholesale investment offers', data.data, settings)] : []}
        feed={{ title: 'New offers', path: paths.offersFeed }}
      />
      <PageHead
        trail={[{ label: 'Offers' }]}
        title="Wholesale investment offers"
        lede={
          <>
            Every offer in the directory, in the order you choose.{' '}
            <Claim basis={paths.partners}>Nobody pays for a place.</Claim> For wholesale investors only, of
            whom eligible investors are one kind.
          </>
        }
      />
      <OfferList scope={EVERYTHING} />
    </>
  );
}
