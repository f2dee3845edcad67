import type { Platform } from '@tussock/core/firm/platform';
import { PLATFORM_COLUMNS } from '@tussock/core/firm/platform-columns';
import { isStated } from '@tussock/core/money/money';
import { readableMoney } from '@tussock/core/money/readable-money';
import { checksOf } from '@tussock/core/source/checks';
import type { ReactNode } from 'react';
import { paths } from '../../lib/address/paths';
import { useSettings } from '../../lib/use-settings';
import { ChangesSection } from '../../ui/changelog/own-changes';
import { CorrectionsSection, OpenReports } from '../../ui/correction/own-corrections';
import { ExternalLink } from '../../ui/external-link';
import { Fact, FactRow } from '../../ui/fact';
import { investorsInWords } from '../../ui/firm/investors';
import { Logo } from '../../ui/logo';
import { Markdown } from '../../ui/markdown/markdown';
import { PageHead } from '../../ui/page/page-head';
import { PageMeta } from '../../ui/page/page-meta';
import { RecordFoot } from '../../ui/page/record-foot';
import { TermSection } from '../../ui/page/term-section';
import { useMarkedField } from '../../ui/source/use-marked-field';
import { LedgerSection } from './ledger-section';
import { RegisterNumbers } from './register-numbers';
import { platformData } from './structured-data';

/** A platform: what it is, its figures, and as children the offers made through it. */
export function PlatformDetail({
  platform,
  address,
  toOffers,
  children,
}: {
  platform: Platform;
  /** The id or slug in the page's address. */
  address: string;
  /** A link from its head to its offers. */
  toOffers: ReactNode;
  children: ReactNode;
}) {
  const settings = useSettings();
  const path = paths.platform(platform);
  const trail = [{ label: 'Platforms', to: paths.platforms }, { label: platform.name }];
  return (
    <>
      <PageMeta
        title={platform.name}
        description={describe(platform)}
        canonical={path}
        pictured={path}
        structuredData={[platformData(platform, settings)]}
        trail={trail}
      />
      <PageHead
        trail={trail}
        title={platform.name}
        badges={<Logo name={platform.name} src={platform.logo_url} className="size-11 md:size-14" />}
        lede={toOffers}
      />
      <OpenReports kind="platform" record={platform} />
      <Figures platform={platform} />
      <RegisterNumbers kind="platform" firm={platform} />
      <TermSection id="about" title="What it is">
        {platform.description ? (
          <Markdown text={platform.description} topLevel={3} idPrefix="about-" />
        ) : (
          <p className="text-muted">The platform has not described itself.</p>
        )}
        {platform.website && (
          <p className="mt-4">
            <ExternalLink href={platform.website}>Website of {platform.name}</ExternalLink>
          </p>
        )}
      </TermSection>
      <div className="mb-10 border-t border-line pt-8">
        <h2 id="offers" className="mb-5 text-27">
          Offers through {platform.name}
        </h2>
        {children}
      </div>
      <LedgerSection kind="platform" record={platform} coverage={platform.coverage} />
      <ChangesSection kind="platform" address={address} />
      <CorrectionsSection kind="platform" record={platform} />
      <RecordFoot kind="platform" record={platform} />
    </>
  );
}

const SECONDARY = PLATFORM_COLUMNS.has_secondary_market;

function Figures({ platform }: { platform: Platform }) {
  const marked = useMarkedField('platform');
  const own = { ...platform, checks: checksOf(platform.sources) };
  const { total_capital_raised: raised, has_secondary_market } = platform;
  return (
    <FactRow>
      <Fact label={PLATFORM_COLUMNS.total_capital_raised.label} figure={isStated(raised)} marked>
        {marked(own, 'total_capital_raised', isStated(raised) && readableMoney(raised))}
      </Fact>
      <Fact label={PLATFORM_COLUMNS.investor_count.label} figure={platform.investor_count !== null} marked>
        {marked(own, 'investor_count', investorsInWords(platform.investor_count))}
      </Fact>
      <Fact label={PLATFORM_COLUMNS.platform_type.label} marked>
        {marked(own, 'platform_type', platform.platform_type)}
      </Fact>
      <Fact label={SECONDARY.label} marked>
        {marked(
          own,
          'has_secondary_market',
          has_secondary_market ? 'Yes, holders can offer for resale' : SECONDARY.words.false,
        )}
      </Fact>
    </FactRow>
  );
}

function describe(platform: Platform): string {
  const what = `${platform.name}: ${platform.platform_type ?? 'investment platform'}.`;
  return `${what} What it does, the offers to wholesale investors made through it, and the source of each figure we checked.`;
}
