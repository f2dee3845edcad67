import { siteTitle } from '@tussock/core/settings/page-title';
import { AipSection } from '../features/aip/aip-section';
import { LatestPosts } from '../features/blog/latest-posts';
import { latestPostsQuery } from '../features/blog/queries';
import { FeaturedPlatforms, FeaturedProviders } from '../features/firms/featured-firms';
import { featuredPlatformsQuery, featuredProvidersQuery } from '../features/firms/queries';
import { Hero } from '../features/home/hero';
import { OpenNow } from '../features/home/open-now';
import { statsQuery } from '../features/home/queries';
import { StatsRow } from '../features/home/stats-row';
import { organisationData, websiteData } from '../features/home/structured-data';
import { WhyUs } from '../features/home/why-us';
import { FeaturedOffers } from '../features/offers/featured/featured-offers';
import { LiveNow } from '../features/offers/featured/live-now';
import { newestOpenOffersQuery, secondaryOffersQuery } from '../features/offers/featured/queries';
import { SecondaryBand } from '../features/offers/featured/secondary-band';
import { BuilderPromo } from '../features/portfolio/builder-promo';
import { paths } from '../lib/address/paths';
import { optional } from '../lib/address/route';
import type { Api } from '../lib/api';
import { openNowChartQuery } from '../lib/queries/charts';
import { useSettings } from '../lib/use-settings';
import { ButtonLink } from '../ui/button';
import { CallToAction } from '../ui/page/call-to-action';
import { PageMeta } from '../ui/page/page-meta';

/** Each section shows what it has; none of them is required. */
export const queries = (_: null, api: Api) =>
  [
    newestOpenOffersQuery(api),
    secondaryOffersQuery(api),
    statsQuery(api),
    openNowChartQuery(api),
    featuredPlatformsQuery(api),
    featuredProvidersQuery(api),
    latestPostsQuery(api),
  ].map(optional);

export default function HomePage() {
  const settings = useSettings();
  return (
    <>
      <PageMeta
        title={`${siteTitle(settings)}: wholesale investment offers, compared`}
        description="An independent directory of New Zealand wholesale investment offers, from private credit to forestry, with marks on the figures we checked."
        keywords={[
          'wholesale investment',
          'New Zealand',
          'private credit',
          'private equity',
          'Active Investor Plus',
        ]}
        structuredData={[websiteData(settings), organisationData(settings)]}
      />
      <Hero>
        <LiveNow />
      </Hero>
      <SecondaryBand />
      <StatsRow />
      <OpenNow />
      <FeaturedOffers />
      <WhyUs />
      <BuilderPromo />
      <div className="no-print h-12" />
      <FeaturedPlatforms />
      <FeaturedProviders />
      <AipSection />
      <LatestPosts />
      <CallToAction
        title="Are you a wholesale investor?"
        text="The check takes a few minutes. Your answers stay in your browser and aren’t stored. You can also look at the offers first."
      >
        <ButtonLink to={paths.qualify}>Check eligibility</ButtonLink>
        <ButtonLink to={paths.offers} variant="outline">
          Browse offers
        </ButtonLink>
      </CallToAction>
    </>
  );
}
