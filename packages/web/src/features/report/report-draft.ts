import type { ReportForm } from '@tussock/core/submission/report';
import { NOTICE_VERSIONS } from '@tussock/core/submission/wording';
import { createDraft, textsOf } from '../../lib/storage/draft';
import { KEPT_KEYS } from '../../lib/storage/kept-keys';
import type { Asked } from './queries';
import type { ReportSubject } from './report-subject';

export interface ReportDraft {
  /** What the message is about: `subjectKey`. */
  about: string;
  message: string;
  name: string;
  email: string;
}

export const emptyReport: ReportDraft = { about: '', message: '', name: '', email: '' };

/** Fields in the order of the page. */
export const REPORT_FIELDS = ['message', 'name', 'email'] as const;

/** "offer ID minimum_investment"; empty for the site as such. */
export const subjectKey = (subject: Asked | null): string =>
  subject ? [subject.kind, subject.record, subject.field].filter(Boolean).join(' ') : '';

/** What a form is about: what its address names, and the record of that where it could be read. */
export interface About {
  asked: Asked | null;
  subject: ReportSubject | null;
}

const keyOf = ({ asked, subject }: About): string => subjectKey(subject ?? asked);

/** A message that was written before the record could be read is about it too. */
const isAbout = ({ about }: ReportDraft, of: About): boolean =>
  about === keyOf(of) || about === subjectKey(of.asked);

/** The draft as far as it is about this: a message about something else is not sent with it. */
export const draftAbout = (draft: ReportDraft, of: About): ReportDraft => ({
  ...draft,
  ...(!isAbout(draft, of) && { message: '' }),
  about: keyOf(of),
});

/** Whether a draft has a message about something else, which one about this would take the place of. */
export const isOfAnother = (draft: ReportDraft, of: About): boolean =>
  draft.message !== '' && !isAbout(draft, of);

/** What is sent of a draft. */
export function reportForm(
  { message, name, email }: ReportDraft,
  subject: ReportSubject | null,
  submissionId: string,
): Omit<ReportForm, 'elapsed_ms'> {
  return {
    submission_id: submissionId,
    subject: subject && {
      kind: subject.kind,
      record: subject.record,
      name: subject.name,
      field: subject.field,
    },
    message,
    name,
    email,
    notice_version: NOTICE_VERSIONS[0],
  };
}

export const storedReport = createDraft(
  KEPT_KEYS.draft_report(),
  (stored): ReportDraft => textsOf(stored, ['about', 'message', 'name', 'email']),
);
