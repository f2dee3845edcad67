import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api-context';
import { excerpt } from '../../lib/excerpt';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/use-settings';
import type { FundRow } from '../../ui/firm/fund-row';
import { FundRows } from '../../ui/firm/fund-rows';
import { Markdown } from '../../ui/markdown/markdown';
import { PageHead } from '../../ui/page/page-head';
import { PageMeta } from '../../ui/page/page-meta';
import { breadcrumbData } from '../../ui/page/structured-data';
import { RelatedPages } from '../../ui/text/related-pages';
import { OfferList } from '../offers/list/offer-list';
import { useOfferMeta } from '../offers/list/use-offer-meta';
import { ClassFigures } from './class-figures';
import { classScope } from './class-scope';
import type { ShownClass } from './footer-classes';
import { classFiguresQuery } from './queries';

/** An asset class: what it is and how it fails, what its offers state together, the offers, the funds. */
export function ClassDetail({ asset, funds }: { asset: ShownClass; funds: readonly FundRow[] }) {
  const settings = useSettings();
  const api = useApi();
  const scope = classScope(asset.slug);
  const figures = useQuery(classFiguresQuery(api)).data?.data;
  const path = paths.assetClass(asset.slug);
  const trail = [{ label: 'Asset classes', to: paths.assetClasses }, { label: asset.name }];
  const title = `${asset.name} offers and funds`;
  const { meta, structuredData } = useOfferMeta(scope, { title, path });
  return (
    <>
      <PageMeta
        {...meta}
        description={`${asset.name} in New Zealand for wholesale investors: offers, funds, minimums and targets. ${excerpt(asset.description ?? '', 130)}`.trim()}
        keywords={[asset.name, 'wholesale investors', 'New Zealand', 'offers', 'funds']}
        structuredData={[...structuredData, breadcrumbData(trail, path, settings)]}
      />
      <PageHead trail={trail} title={asset.name} />
      <div className="grid gap-x-14 gap-y-7 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        {asset.description && <Markdown text={asset.description} idPrefix="about-" />}
        <div>
          <dl className="grid content-start gap-4 border-t border-line pt-4 sm:grid-cols-3 lg:grid-cols-1 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
            <ClassFigures figures={figures?.find((each) => each.asset_class.slug === asset.slug)} large />
          </dl>
          <p className="mt-4 text-13 text-muted lg:pl-8">
            From what the providers of the open offers state, the lowest and the highest figure of each kind.
            A target is an aim and no forecast.{' '}
            <Link to={paths.methodology} className="link">
              How figures are shown
            </Link>
          </p>
        </div>
      </div>
      <div className="mt-10 border-t border-line pt-8">
        <h2 id="offers" className="mb-5 scroll-mt-24 text-27">
          Offers
        </h2>
        <OfferList scope={scope} />
      </div>
      {funds.length > 0 && (
        <section aria-labelledby="funds" className="mt-14">
          <h2 id="funds" className="mb-5 scroll-mt-24 text-27">
            Funds
          </h2>
          <FundRows funds={funds} />
        </section>
      )}
      <RelatedPages pages={[...(asset.slug === 'venture-capital' ? [VENTURE_GUIDE] : []), ...READ_ON]} />
    </>
  );
}

const VENTURE_GUIDE = {
  to: paths.ventureCapital,
  title: 'Venture capital in New Zealand',
  text: 'Funds, rounds and networks, and how money comes back.',
};
const READ_ON = [
  {
    to: paths.assetClasses,
    title: 'Asset classes side by side',
    text: 'Where the return comes from and what usually goes wrong.',
  },
  {
    to: paths.pooledVersusDirect,
    title: 'Pooled or direct',
    text: 'A fund of many holdings against a single deal.',
  },
  {
    to: paths.wholesaleGuide,
    title: 'Wholesale investing',
    text: 'Who may invest, by which test, and what protection is missing.',
  },
];
