import { OfferList } from '../features/offers/list/offer-list';
import { useOfferMeta } from '../features/offers/list/use-offer-meta';
import { paths } from '../lib/paths';
import { EVERYTHING } from '../lib/queries/list-scope';
import { Claim } from '../ui/claim';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';

const TITLE = 'Wholesale investment offers';

export default function Offers() {
  const { meta, structuredData } = useOfferMeta(EVERYTHING, { title: TITLE, path: paths.offers });
  return (
    <>
      <PageMeta
        {...meta}
        description="Every wholesale investment offer in the directory: filter by asset class, minimum, target return, term and more; sort and compare. Nobody pays for a place."
        keywords={['wholesale offers', 'New Zealand investments', 'private credit', 'property', 'forestry']}
        structuredData={structuredData}
        feed={{ title: 'New offers', path: paths.offersFeed }}
      />
      <PageHead
        trail={[{ label: 'Offers' }]}
        title={TITLE}
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
