import { paths } from '../app/paths';
import { CallToAction } from '../components/call-to-action';
import { PageMeta } from '../components/page-meta';
import { ButtonLink } from '../components/ui/button';
import { AipSection } from '../features/home/aip-section';
import { BuilderPromo } from '../features/home/builder-promo';
import { FeaturedPlatforms, FeaturedProviders } from '../features/home/featured-firms';
import { FeaturedOffers } from '../features/home/featured-offers';
import { Hero } from '../features/home/hero';
import { LatestPosts } from '../features/home/latest-posts';
import { SecondaryBand } from '../features/home/secondary-band';
import { StatsRow } from '../features/home/stats-row';
import { WhyUs } from '../features/home/why-us';
import { organisationData, websiteData } from '../features/site/structured-data';
import { useSettings } from '../features/site/use-settings';

export default function Home() {
  const settings = useSettings();
  return (
    <>
      <PageMeta
        title={`${settings.name} ${settings.title_region}: wholesale investment offers, compared`}
        description="An independent public directory of New Zealand wholesale investment offers: private credit, property, forestry, venture capital and more, with sources."
        keywords={[
          'wholesale investment',
          'New Zealand',
          'private credit',
          'private equity',
          'Active Investor Plus',
        ]}
        structuredData={[websiteData(settings), organisationData(settings)]}
      />
      <Hero />
      <SecondaryBand />
      <StatsRow />
      <FeaturedOffers />
      <WhyUs />
      <BuilderPromo />
      <div className="h-12" />
      <FeaturedPlatforms />
      <FeaturedProviders />
      <AipSection />
      <LatestPosts />
      <CallToAction
        title="Are you a wholesale investor?"
        text="The check takes a few minutes, runs in your browser and keeps nothing. Or look at the offers first."
      >
        <ButtonLink to={paths.qualify}>Check eligibility</ButtonLink>
        <ButtonLink to={paths.offers} variant="outline">
          Browse offers
        </ButtonLink>
      </CallToAction>
    </>
  );
}
