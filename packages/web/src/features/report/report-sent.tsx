import { useEffect, useRef } from 'react';
import { paths } from '../../lib/address/paths';
import { BackToRecord, ButtonLink } from '../../ui/button';
import { CorrectionPromise } from '../../ui/correction-promise';
import type { ReportSubject } from './report-subject';

export interface SentReport {
  submission_id: string;
  email: string;
}

/** Acknowledges a report: what comes next, and its number. */
export function ReportSent({ sent, subject }: { sent: SentReport; subject: ReportSubject | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="max-w-[44rem] rounded-card border border-line bg-card px-6 py-7 md:px-9">
      <h2 ref={heading} tabIndex={-1} className="text-27 outline-none">
        We have received your report
      </h2>
      <p className="mt-2">
        Thank you. We’ll compare what you wrote with the source. <CorrectionPromise /> We’ll reply to{' '}
        <strong className="wrap-anywhere">{sent.email}</strong>.
      </p>
      <p className="mt-4 border-t border-line pt-4 text-14 text-muted">
        Your report number: <span className="wrap-anywhere">{sent.submission_id}</span>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {subject && <BackToRecord to={subject.path} name={subject.name} />}
        <ButtonLink to={paths.corrections} variant="outline">
          See the log of corrections
        </ButtonLink>
      </div>
    </section>
  );
}
