import { FIELD_LIMITS } from '@tussock/core/submission/limits';
import { FIELD_LABELS } from '@tussock/core/submission/options';
import type { FormEvent, ReactNode } from 'react';
import { errorsAmong, errorsFromServer } from '../../lib/form/field-errors';
import { useFieldErrors } from '../../lib/form/use-field-errors';
import { useFormCheck } from '../../lib/form/use-form-check';
import { useSend } from '../../lib/form/use-send';
import { loadOnce } from '../../lib/script/load-once';
import { useDraft } from '../../lib/storage/use-draft';
import { createSubmissionClient } from '../../lib/submissions-client';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFoot } from '../../ui/form/form-foot';
import { HoneypotField } from '../../ui/form/honeypot-field';
import { LiveForm } from '../../ui/form/live-form';
import { PrivacyNotice } from '../../ui/form/privacy-notice';
import { EmailField, TextAreaField, TextField } from '../../ui/form/text-field';
import {
  type About,
  draftAbout,
  emptyReport,
  isOfAnother,
  REPORT_FIELDS,
  type ReportDraft,
  reportForm,
  storedReport,
} from './report-draft';
import type { SentReport } from './report-sent';
import { SubjectCard } from './report-subject';

const client = createSubmissionClient();
const loadReportCheck = loadOnce(() => import('./report-check').then((module) => module.checkReport));

/** The form for a mistake on a page. */
export function ReportForm({
  asked,
  subject,
  unread,
  onSent,
}: About & {
  /** In place of a subject that could not be read. */
  unread: ReactNode;
  onSent: (sent: SentReport) => void;
}) {
  const draft = useDraft(storedReport, emptyReport);
  const form = draftAbout(draft.form, { asked, subject });
  const { errors, show, clear, clearAll, form: element } = useFieldErrors();
  const { sending, failure, honeypot, send, forget } = useSend(draft);
  const { loadCheck } = useFormCheck(loadReportCheck);

  const field = (name: keyof ReportDraft) => ({
    name,
    value: form[name],
    error: errors[name],
    onValue: (value: string) => {
      draft.change({ ...form, [name]: value });
      clear([name]);
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !draft.ready) return;
    const check = await loadCheck();
    const wrong = errorsAmong(check(reportForm(form, subject, draft.submissionId)), REPORT_FIELDS);
    if (Object.keys(wrong).length > 0) return show(wrong);
    clear(REPORT_FIELDS);
    const answer = await send((id, traps) => client.report(reportForm(form, subject, id), traps));
    if (!answer.ok) return show(errorsFromServer(answer.failure));
    draft.discard();
    onSent({ submission_id: answer.id, email: form.email });
  };

  return (
    <LiveForm
      ready={draft.ready}
      ref={element}
      onFocus={loadCheck}
      onSubmit={submit}
      className="relative grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
    >
      <div className="grid gap-5">
        {subject ? <SubjectCard subject={subject} /> : unread}
        <ErrorSummary errors={errors} />
        <TextAreaField
          {...field('message')}
          label="What is wrong?"
          hint={
            subject?.field
              ? 'What should it say, and where can we see that? A link to a document helps most.'
              : 'Tell us the page, the figure or sentence, what it should say, and where we can see that.'
          }
          most={FIELD_LIMITS.message}
        />
        <TextField {...field('name')} label={FIELD_LABELS.name} autoComplete="name" />
        <EmailField {...field('email')} />
        <HoneypotField field={honeypot} />
      </div>
      <FormFoot
        action="Send report"
        sending={sending}
        failure={failure}
        draft={{ ...draft, isOfAnother: isOfAnother(draft.form, { asked, subject }) }}
        onDeleted={() => {
          clearAll();
          forget();
        }}
      />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PrivacyNotice form="report" />
      </div>
    </LiveForm>
  );
}
