import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/use-settings';
import { PageHead } from '../../ui/page/page-head';
import { PageMeta } from '../../ui/page/page-meta';
import { breadcrumbData } from '../../ui/page/structured-data';
import { OfferList } from '../offers/list/offer-list';
import { useOfferMeta } from '../offers/list/use-offer-meta';
import { OtherPages } from './other-pages';

interface Opportunity {
  slug: string;
  title: string;
  introduction: string;
  rule: string;
}

/** A filter page: what its offers have in common, the rule that decides, and the offers. */
export function OpportunityPage({ page: { slug, title, introduction, rule } }: { page: Opportunity }) {
  const settings = useSettings();
  const path = paths.opportunities(slug);
  const scope = { opportunity: slug };
  const { meta, structuredData } = useOfferMeta(scope, { title, path });
  const trail = [{ label: 'Offers', to: paths.offers }, { label: title }];
  return (
    <>
      <PageMeta
        {...meta}
        description={`${introduction} ${rule}`}
        keywords={[title, 'wholesale offers', 'New Zealand']}
        structuredData={[...structuredData, breadcrumbData(trail, path, settings)]}
      />
      <PageHead
        trail={trail}
        title={title}
        lede={
          <>
            <p>{introduction}</p>
            <p className="mt-2 text-14">
              <span className="font-semibold text-ink">What is on this page:</span> {rule} An offer that does
              not state the figure is not here.{' '}
              <Link to={paths.methodology} className="link">
                How offers are listed
              </Link>
            </p>
          </>
        }
      />
      <OfferList scope={scope} />
      <OtherPages slug={slug} />
    </>
  );
}
