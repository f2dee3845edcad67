import { FIELD_LABELS } from '@tussock/core/submission/options';
import { currentWording } from '@tussock/core/submission/wording';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { withOrigin } from '../../lib/address/unlock-origin';
import { errorsAmong, errorsFromServer } from '../../lib/form/field-errors';
import { useFieldErrors } from '../../lib/form/use-field-errors';
import { useFormCheck } from '../../lib/form/use-form-check';
import { useIsHere } from '../../lib/form/use-is-here';
import { useSend } from '../../lib/form/use-send';
import { loadOnce } from '../../lib/script/load-once';
import { storedSession } from '../../lib/storage/session';
import { useDraft } from '../../lib/storage/use-draft';
import { createSubmissionClient } from '../../lib/submissions-client';
import { CheckBox } from '../../ui/form/check-box';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFoot } from '../../ui/form/form-foot';
import { HoneypotField } from '../../ui/form/honeypot-field';
import { LiveForm } from '../../ui/form/live-form';
import { PrivacyNotice } from '../../ui/form/privacy-notice';
import { EmailField, TextField } from '../../ui/form/text-field';
import { emptyUnlock, storedUnlock, UNLOCK_FIELDS, type UnlockDraft, unlockForm } from './unlock-draft';
import { useOrigin } from './use-origin';

const client = createSubmissionClient();
const loadUnlockCheck = loadOnce(() => import('./unlock-check').then((module) => module.checkUnlock));

/** The form that gives access to exclusive offers in this browser. */
export function UnlockForm() {
  const draft = useDraft(storedUnlock, emptyUnlock);
  const { form } = draft;
  const { errors, show, clear, clearAll, form: element } = useFieldErrors();
  const { sending, failure, honeypot, send, forget } = useSend(draft);
  const { loadCheck } = useFormCheck(loadUnlockCheck);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const origin = useOrigin();

  const change = (field: keyof UnlockDraft, value: string | boolean) => {
    draft.change({ [field]: value });
    clear([field, `consents.${field}`]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !draft.ready) return;
    const check = await loadCheck();
    const wrong = errorsAmong(check(unlockForm(form, draft.submissionId)), UNLOCK_FIELDS);
    if (Object.keys(wrong).length > 0) return show(wrong);
    clear(UNLOCK_FIELDS);
    const answer = await send((id, traps) => client.unlock(unlockForm(form, id), traps));
    if (!answer.ok) return show(errorsFromServer(answer.failure));
    storedSession.write(answer.value);
    draft.discard();
    if (isHere()) navigate(paths.unlockThankYou, { state: withOrigin(origin) });
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
        <ErrorSummary errors={errors} />
        <TextField
          name="name"
          label={FIELD_LABELS.name}
          autoComplete="name"
          value={form.name}
          onValue={(value) => change('name', value)}
          error={errors.name}
        />
        <EmailField
          name="email"
          value={form.email}
          onValue={(value) => change('email', value)}
          error={errors.email}
        />
        <div className="grid gap-2.5">
          <CheckBox
            name="consents.wholesale_declaration"
            label={currentWording('wholesale_declaration').text}
            hint={
              <>
                Eligible investors are one kind of wholesale investor. Not sure?{' '}
                <Link to={paths.qualify} className="link">
                  Go through the tests
                </Link>
                .
              </>
            }
            checked={form.wholesale_declaration}
            onChecked={(value) => change('wholesale_declaration', value)}
            error={errors['consents.wholesale_declaration']}
          />
          <CheckBox
            name="consents.marketing"
            label={
              <>
                {currentWording('marketing').text} <span className="text-muted">(optional)</span>
              </>
            }
            checked={form.marketing}
            onChecked={(value) => change('marketing', value)}
            error={errors['consents.marketing']}
          />
        </div>
        <HoneypotField field={honeypot} />
      </div>
      <FormFoot
        action="Unlock"
        sending={sending}
        failure={failure}
        draft={draft}
        onDeleted={() => {
          clearAll();
          forget();
        }}
      />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PrivacyNotice form="unlock" />
      </div>
    </LiveForm>
  );
}
