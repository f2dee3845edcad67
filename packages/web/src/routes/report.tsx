import { useQuery } from '@tanstack/react-query';
import { SOURCE_KINDS } from '@tussock/core/source/kind';
import { Link } from 'react-router-dom';
import { type Asked, reportSubjectQuery } from '../features/report/queries';
import { ReportForm } from '../features/report/report-form';
import { ReportSent, type SentReport } from '../features/report/report-sent';
import type { ReportSubject } from '../features/report/report-subject';
import { paths } from '../lib/address/paths';
import { optional, type PageAddress } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { useSent } from '../lib/form/use-sent';
import { useLastOf } from '../lib/state/use-last';
import { CorrectionPromise } from '../ui/correction-promise';
import { NeedsScripts } from '../ui/form/needs-scripts';
import { UnreadRecord } from '../ui/form/unread-record';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';

/** What the address names: `?kind=offer&record=SLUG&field=minimum_investment`; null where it names nothing. */
export function parse({ search }: PageAddress): Asked | null {
  const kind = SOURCE_KINDS.find((one) => one === search.get('kind'));
  const record = search.get('record') ?? '';
  const field = search.get('field') ?? '';
  if (!kind || !/^[a-z0-9][a-z0-9-]{0,119}$/i.test(record)) return null;
  return { kind, record, field: /^[a-z][a-z0-9_]{0,59}$/.test(field) ? field : null };
}

export const queries = (asked: Asked | null, api: Api) =>
  asked ? [optional(reportSubjectQuery(api, asked))] : [];

interface Sent {
  report: SentReport;
  subject: ReportSubject | null;
}

export default function ReportPage({ at: asked }: { at: Asked | null }) {
  const [sent, setSent] = useSent<Sent>();
  return (
    <>
      <PageMeta
        title="Report a mistake"
        description="Tell us what is wrong on a page of this directory and where we can see the right figure. We publish the result of each report about a listing in a log."
        noindex={asked !== null}
      />
      <PageHead
        trail={[{ label: 'Corrections', to: paths.corrections }, { label: 'Report a mistake' }]}
        title="Report a mistake"
        lede={
          sent ? null : (
            <>
              <CorrectionPromise /> The result of each report about a listing is in the{' '}
              <Link to={paths.corrections} className="link">
                log of corrections
              </Link>
              , without your name.
            </>
          )
        }
      />
      <NeedsScripts what="The form" />
      {sent ? (
        <ReportSent sent={sent.report} subject={sent.subject} />
      ) : asked ? (
        <FormAbout asked={asked} onSent={setSent} />
      ) : (
        <ReportForm
          asked={null}
          subject={null}
          unread={null}
          onSent={(report) => setSent({ report, subject: null })}
        />
      )}
    </>
  );
}

function FormAbout({ asked, onSent }: { asked: Asked; onSent: (sent: Sent) => void }) {
  // The form is there without the record too.
  const query = useQuery(reportSubjectQuery(useApi(), asked));
  const subject = useLastOf(`${asked.kind} ${asked.record} ${asked.field}`, query.data);
  return (
    <ReportForm
      asked={asked}
      subject={subject}
      unread={
        <UnreadRecord query={query} what="what you report on">
          A report that you send now must say which page it is about.
        </UnreadRecord>
      }
      onSent={(report) => onSent({ report, subject })}
    />
  );
}
