import type { FundPage } from '@tussock/core/answers/record-pages';
import { columnNames } from '@tussock/core/column/column';
import { NOT_STATED } from '@tussock/core/column/value-text';
import type { FUND_COLUMNS } from '@tussock/core/fund/columns';
import { typeFieldOf } from '@tussock/core/fund/type-field';
import { FUND_IDENTIFIERS } from '@tussock/core/identifier/columns';
import { addressOf } from '@tussock/core/identifier/identifier';
import { isStated } from '@tussock/core/money/money';
import { readableMoney } from '@tussock/core/money/readable-money';
import { checksOf } from '@tussock/core/source/checks';
import { coverageText } from '@tussock/core/source/coverage';
import { DOT, dotted } from '@tussock/core/text/dotted';
import { formatDate } from '@tussock/core/text/format-date';
import { withoutMarks } from '@tussock/core/text/without-marks';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useSettings } from '../../lib/use-settings';
import { ChangesSection } from '../../ui/changelog/own-changes';
import { CorrectionsSection, OpenReports } from '../../ui/correction/own-corrections';
import { Markdown } from '../../ui/markdown/markdown';
import { OffersOfRecord } from '../../ui/offer/offers-of-record';
import { PageHead } from '../../ui/page/page-head';
import { PageMeta } from '../../ui/page/page-meta';
import { RecordFoot } from '../../ui/page/record-foot';
import { TermSection } from '../../ui/page/term-section';
import { RegisterNumber } from '../../ui/register-number';
import { type FactLine, FactTable } from '../../ui/source/fact-table';
import { recordFigure } from '../../ui/source/figure';
import { factsFor, SourceNotes } from '../../ui/source/source-notes';
import { WholesaleOnly } from '../../ui/wholesale-only';
import { fundData } from './structured-data';

/** A fund: what it is, who runs it, and what it offers. */
export function FundDetail({ fund }: { fund: FundPage }) {
  const settings = useSettings();
  const path = paths.fund(fund);
  const trail = [{ label: 'Funds', to: paths.funds }, { label: fund.name }];
  return (
    <>
      <PageMeta
        title={`${fund.name}: fund`}
        description={describe(fund)}
        canonical={path}
        pictured={path}
        structuredData={[fundData(fund, settings)]}
        trail={trail}
      />
      <PageHead
        trail={trail}
        title={fund.name}
        lede={
          <>
            <p>
              <Byline fund={fund} />
            </p>
            <p className="mt-2 text-14">
              {fund.offer_count > 0 && (
                <>
                  <a href="#offers" className="link">
                    See its offers
                  </a>
                  {DOT}
                </>
              )}
              <WholesaleOnly />
            </p>
          </>
        }
      />
      <OpenReports kind="fund" record={fund} />
      <TermSection id="about" title="What it is">
        {fund.description ? (
          <Markdown text={fund.description} topLevel={3} idPrefix="about-" />
        ) : (
          <p className="text-muted">The provider has not described this fund.</p>
        )}
        <div className="mt-4 empty:hidden">
          <SourceNotes facts={factsFor(fund.sources, ['name', 'description'])} />
        </div>
      </TermSection>
      <TermSection
        id="key-facts"
        title="Key facts"
        lede={
          <>
            As stated by the provider. {coverageText(fund.coverage)}.{' '}
            <Link to={paths.methodology} className="link">
              How we check
            </Link>
          </>
        }
      >
        <FactTable label="Key facts" rows={facts(fund)} />
      </TermSection>
      <OffersOfRecord kind="fund" record={fund} />
      <ChangesSection kind="fund" address={addressOf(fund)} />
      <CorrectionsSection kind="fund" record={fund} />
      <RecordFoot kind="fund" record={fund} />
    </>
  );
}

function Byline({ fund }: { fund: FundPage }) {
  const facts = dotted([fund.asset_class?.name, fund.fund_structure]);
  return (
    <>
      {fund.provider && (
        <Link to={paths.provider(fund.provider)} className="font-medium text-ink hover:underline">
          {fund.provider.name}
        </Link>
      )}
      {fund.provider && facts && DOT}
      {facts}
    </>
  );
}

function facts(fund: FundPage): FactLine[] {
  const checks = checksOf(fund.sources);
  const line = (field: keyof typeof FUND_COLUMNS, value: ReactNode, more: string[] = []): FactLine => {
    const figure = recordFigure('fund', { ...fund, checks: value ? checks : {} }, field);
    return {
      label: figure.label,
      value: value || <span className="text-muted">{NOT_STATED}</span>,
      figure,
      fields: more,
    };
  };
  const { provider, asset_class, fund_type, total_fund_size } = fund;
  return [
    line(
      'provider_id',
      provider && (
        <Link to={paths.provider(provider)} className="link">
          {provider.name}
        </Link>
      ),
    ),
    line(
      'asset_class_id',
      asset_class && (
        <Link to={paths.assetClass(asset_class.slug)} className="link">
          {asset_class.name}
        </Link>
      ),
    ),
    line(typeFieldOf(fund), fund_type?.name, ['fund_type', 'fund_type_id']),
    line('fund_structure', fund.fund_structure),
    line(
      'total_fund_size',
      isStated(total_fund_size) && readableMoney(total_fund_size, fund.fund_size_currency),
      ['fund_size_currency'],
    ),
    line('inception_date', fund.inception_date && formatDate(fund.inception_date)),
    ...columnNames(FUND_IDENTIFIERS, () => true).flatMap((name) => {
      const value = fund[name];
      if (value === null) return [];
      return line(name, <RegisterNumber scheme={FUND_IDENTIFIERS[name].scheme} value={value} />);
    }),
  ];
}

function describe(fund: FundPage): string {
  const kind = [fund.asset_class?.name, 'fund', fund.provider && `of ${fund.provider.name}`];
  const what = `${fund.name}: ${kind.filter(Boolean).join(' ')}.`;
  return `${what} Its structure, size and offers, with the source of each figure we checked. ${withoutMarks(fund.description ?? '')}`;
}
