import type { ProviderPage } from '@tussock/core/answers/record-pages';
import { PROVIDER_COLUMNS } from '@tussock/core/firm/provider-columns';
import { addressOf } from '@tussock/core/identifier/identifier';
import { isStated } from '@tussock/core/money/money';
import { readableMoney } from '@tussock/core/money/readable-money';
import { checksOf } from '@tussock/core/source/checks';
import { formatDate } from '@tussock/core/text/format-date';
import { paths } from '../../lib/address/paths';
import { useSettings } from '../../lib/use-settings';
import { ChangesSection } from '../../ui/changelog/own-changes';
import { CorrectionsSection, OpenReports } from '../../ui/correction/own-corrections';
import { ExternalLink } from '../../ui/external-link';
import { Fact, FactRow } from '../../ui/fact';
import { FundRows } from '../../ui/firm/fund-rows';
import { Logo } from '../../ui/logo';
import { Markdown } from '../../ui/markdown/markdown';
import { OffersOfRecord, offersInWords } from '../../ui/offer/offers-of-record';
import { PageHead } from '../../ui/page/page-head';
import { PageMeta } from '../../ui/page/page-meta';
import { RecordFoot } from '../../ui/page/record-foot';
import { byNameInWords, SeeAll } from '../../ui/page/see-all';
import { TermSection } from '../../ui/page/term-section';
import { useMarkedField } from '../../ui/source/use-marked-field';
import { LedgerSection } from './ledger-section';
import { People } from './people';
import { ProviderTrackRecord } from './provider-track-record';
import { RegisterNumbers } from './register-numbers';
import { providerData } from './structured-data';

/** A provider: who it is, what it offers, its funds and people. */
export function ProviderDetail({ provider }: { provider: ProviderPage }) {
  const settings = useSettings();
  const path = paths.provider(provider);
  const trail = [{ label: 'Providers', to: paths.providers }, { label: provider.name }];
  return (
    <>
      <PageMeta
        title={provider.name}
        description={describe(provider)}
        canonical={path}
        pictured={path}
        structuredData={[providerData(provider, settings)]}
        trail={trail}
      />
      <PageHead
        trail={trail}
        title={provider.name}
        badges={<Logo name={provider.name} src={provider.logo_url} className="size-11 md:size-14" />}
        lede={
          provider.offer_count > 0 && (
            <a href="#offers" className="link">
              Offers: {offersInWords(provider)}
            </a>
          )
        }
      />
      <OpenReports kind="provider" record={provider} />
      <Figures provider={provider} />
      <RegisterNumbers kind="provider" firm={provider} />
      <TermSection id="about" title="Who they are">
        {provider.description ? (
          <Markdown text={provider.description} topLevel={3} idPrefix="about-" />
        ) : (
          <p className="text-muted">The provider has not described itself.</p>
        )}
        {provider.website && (
          <p className="mt-4">
            <ExternalLink href={provider.website}>Website of {provider.name}</ExternalLink>
          </p>
        )}
      </TermSection>
      <OffersOfRecord kind="provider" record={provider} />
      <ProviderTrackRecord provider={provider} />
      {provider.funds.length > 0 && <Funds provider={provider} />}
      <TermSection id="people" title="Key people" lede="As named by the provider.">
        <People people={provider.key_people} />
      </TermSection>
      <LedgerSection kind="provider" record={provider} coverage={provider.coverage} />
      <ChangesSection kind="provider" address={addressOf(provider)} />
      <CorrectionsSection kind="provider" record={provider} />
      <RecordFoot kind="provider" record={provider} />
    </>
  );
}

function Figures({ provider }: { provider: ProviderPage }) {
  const marked = useMarkedField('provider');
  const own = { ...provider, checks: checksOf(provider.sources) };
  return (
    <FactRow>
      <Fact label={PROVIDER_COLUMNS.aum.label} figure={isStated(provider.aum)} marked>
        {marked(own, 'aum', isStated(provider.aum) && readableMoney(provider.aum, provider.aum_currency))}
      </Fact>
      <Fact label={PROVIDER_COLUMNS.provider_type.label} marked>
        {marked(own, 'provider_type', provider.provider_type)}
      </Fact>
      <Fact label={PROVIDER_COLUMNS.location.label} marked>
        {marked(own, 'location', provider.location)}
      </Fact>
      <Fact label={PROVIDER_COLUMNS.established_date.label} marked>
        {marked(own, 'established_date', provider.established_date && formatDate(provider.established_date))}
      </Fact>
      <Fact label={PROVIDER_COLUMNS.is_aip_approved.label} marked>
        {marked(
          own,
          'is_aip_approved',
          PROVIDER_COLUMNS.is_aip_approved.words[provider.is_aip_approved ? 'true' : 'false'],
        )}
      </Fact>
    </FactRow>
  );
}

function Funds({ provider }: { provider: ProviderPage }) {
  const { funds, fund_count: count } = provider;
  const isCut = funds.length < count;
  return (
    <TermSection id="funds" title="Funds" lede={byNameInWords(funds.length, count)}>
      <FundRows funds={funds} />
      {isCut && <SeeAll count={count} noun="funds" to={`${paths.funds}?provider=${addressOf(provider)}`} />}
    </TermSection>
  );
}

function describe(provider: ProviderPage): string {
  const kind = [provider.provider_type ?? 'Provider', provider.location && `in ${provider.location}`];
  const what = `${provider.name}: ${kind.filter(Boolean).join(' ')}.`;
  return `${what} Offers to wholesale investors: ${offersInWords(provider)}. Its funds, key people, and the source of each figure we checked.`;
}
