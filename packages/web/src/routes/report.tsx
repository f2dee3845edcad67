import { useQuery } from '@tanstack/react-query';
import { SOURCE_KINDS, type SourceKind } from '@tussock/core/changelog/about';
import { useState } from 'react';
import { platformQuery, providerQuery } from '../features/firms/queries';
import { fundQuery } from '../features/funds/queries';
import { ReportForm } from '../features/report/report-form';
import { ReportSent, type SentReport } from '../features/report/report-sent';
import { type ReportSubject, subjectOf } from '../features/report/report-subject';
import { type Api, useApi } from '../lib/api';
import { paths } from '../lib/paths';
import { offerQuery } from '../lib/queries/offer';
import { optional, type PageAddress } from '../lib/route';
import { CorrectionPromise } from '../ui/correction-promise';
import { NeedsScripts } from '../ui/form/needs-scripts';
import { TextLink } from '../ui/markdown/text-link';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';

interface Asked {
  kind: SourceKind;
  /** Id or slug. */
  record: string;
  field: string | null;
}

/** What the address names: `?kind=offer&record=SLUG&field=minimum_investment`; null where it names nothing. */
export function parse({ search }: PageAddress): Asked | null {
  const kind = SOURCE_KINDS.find((one) => one === search.get('kind'));
  const record = search.get('record') ?? '';
  const field = search.get('field') ?? '';
  if (!kind || !/^[a-z0-9][a-z0-9-]{0,119}$/i.test(record)) return null;
  return { kind, record, field: /^[a-z][a-z0-9_]{0,59}$/.test(field) ? field : null };
}

export const queries = (asked: Asked | null, api: Api) => (asked ? [optional(recordQuery(api, asked))] : []);

/** The record that is named; the form is there without it too. */
function recordQuery(api: Api, { kind, record }: Asked) {
  if (kind === 'offer') return offerQuery(api, record);
  if (kind === 'fund') return fundQuery(api, record);
  return kind === 'provider' ? providerQuery(api, record) : platformQuery(api, record);
}

export default function ReportPage({ at: asked }: { at: Asked | null }) {
  const [sent, setSent] = useState<{ report: SentReport; subject: ReportSubject | null } | null>(null);
  return (
    <>
      <PageMeta
        title="Report a mistake"
        description="Tell us what is wrong on a page of this directory and where the right figure can be seen. What comes of each report is shown in a public log."
        noindex={asked !== null}
      />
      <PageHead
        trail={[{ label: 'Corrections', to: paths.corrections }, { label: 'Report a mistake' }]}
        title="Report a mistake"
        lede={
          <>
            <CorrectionPromise /> What comes of each report is shown in the{' '}
            <TextLink href={paths.corrections}>log of corrections</TextLink>, without your name.
          </>
        }
      />
      <NeedsScripts what="The form" />
      {sent ? (
        <ReportSent sent={sent.report} subject={sent.subject} />
      ) : asked ? (
        <FormAbout asked={asked} onSent={setSent} />
      ) : (
        <ReportForm subject={null} onSent={(report) => setSent({ report, subject: null })} />
      )}
    </>
  );
}

function FormAbout({
  asked,
  onSent,
}: {
  asked: Asked;
  onSent: (sent: { report: SentReport; subject: ReportSubject | null }) => void;
}) {
  const query = useQuery<{ id: string; slug?: string | null; name: string }>(
    recordQuery(useApi(), asked) as never,
  );
  const record = query.data;
  const subject = record
    ? subjectOf(asked.kind, { ...record, slug: record.slug ?? null }, asked.field)
    : null;
  return <ReportForm subject={subject} onSent={(report) => onSent({ report, subject })} />;
}
