import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { errorsAmong, errorsFromServer } from '../../lib/form/field-errors';
import { useFieldErrors } from '../../lib/form/use-field-errors';
import { useFormCheck } from '../../lib/form/use-form-check';
import { useSend } from '../../lib/form/use-send';
import { useStep } from '../../lib/form/use-step';
import { useStepFocus } from '../../lib/form/use-step-focus';
import { loadOnce } from '../../lib/script/load-once';
import { type FormDraft, useDraft } from '../../lib/storage/use-draft';
import { createSubmissionClient } from '../../lib/submissions-client';
import { Button } from '../../ui/button';
import { DraftNote } from '../../ui/form/draft-note';
import { ErrorSummary } from '../../ui/form/error-summary';
import { HoneypotField } from '../../ui/form/honeypot-field';
import { LiveForm } from '../../ui/form/live-form';
import { PrivacyNotice, PrivacyNoticeLink } from '../../ui/form/privacy-notice';
import { SendFailed } from '../../ui/form/send-failed';
import { StepList } from '../../ui/form/step-list';
import { type ApplyDraft, emptyApply, storedApply } from './apply-draft';
import { APPLY_STEPS, applyForm } from './apply-form';
import { type EnquiryOffer, OfferCard } from './enquiry-offer';
import type { SentEnquiry } from './enquiry-sent';
import type { ClassChoice, ClassesResult, StepProps } from './step';
import { StepAbout } from './step-about';
import { StepLookingFor } from './step-looking-for';
import { StepRecipients } from './step-recipients';
import { StepReview } from './step-review';

const client = createSubmissionClient();
const loadApplyCheck = loadOnce(() => import('./apply-check').then((module) => module.checkApply));
/** The step whose answers go to others: what happens with them follows its button. */
const RECIPIENTS = 2;
const LAST = APPLY_STEPS.length - 1;

/** The enquiry, step by step. "Continue" leaves a step only when its answers are valid. */
export function ApplySteps({
  classes,
  offer,
  unread,
  onSent,
}: {
  classes: ClassesResult;
  offer: EnquiryOffer | null;
  /** In place of an offer that could not be read. */
  unread: ReactNode;
  onSent: (sent: SentEnquiry) => void;
}) {
  const draft = useDraft(storedApply, emptyApply);
  const { form } = draft;
  const { check, loadCheck } = useFormCheck(loadApplyCheck);
  const all = useMemo(
    () => check?.(applyForm(form, draft.submissionId, offer)),
    [check, form, draft.submissionId, offer],
  );
  const { step, asked, goTo, goBack, leave } = useStep(draft.ready && all ? furthestStep(all) : null);
  const heading = useStepFocus(step);
  const shown = useFieldErrors();
  const { sending, failure, honeypot, send, forget } = useSend(draft);
  const presses = useRef(0);
  const { title, fields } = APPLY_STEPS[step] ?? APPLY_STEPS[0];

  useClassOfOffer(offer, draft);
  useListedClasses(classes.data, draft);
  useEffect(() => {
    if (asked > 0) void loadCheck();
  }, [asked, loadCheck]);

  const change = (part: Partial<ApplyDraft>) => {
    draft.change(part);
    shown.clear(Object.keys(part).map((field) => (CONSENTS.has(field) ? `consents.${field}` : field)));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !draft.ready) return;
    presses.current += 1;
    const press = presses.current;
    const checked = await loadCheck();
    // Pressed again while the check was on its way, the button goes on once.
    if (press !== presses.current) return;
    const wrong = errorsAmong(checked(applyForm(form, draft.submissionId, offer)), fields);
    if (Object.keys(wrong).length > 0) return shown.show(wrong);
    shown.clear(fields);
    if (step < LAST) return goTo(step + 1);
    const answer = await send((id, traps) => client.apply(applyForm(form, id, offer), traps));
    if (answer.ok) {
      const { email, recipients } = form;
      onSent({
        submission_id: answer.id,
        offer: offer?.name ?? null,
        email,
        recipients: recipients.map(({ name }) => name),
      });
      draft.discard();
      // Back leads to the page before, and not to the steps of what was sent.
      return leave();
    }
    const refused = errorsFromServer(answer.failure);
    const first = APPLY_STEPS.findIndex((each) => each.fields.some((field) => refused[field]));
    if (first < 0) return;
    goTo(first);
    shown.show(refused);
  };

  const onDeleted = () => {
    shown.clearAll();
    forget();
    goTo(0);
  };

  return (
    <LiveForm
      // Until its later step can be shown, a draft is not filled in at its first.
      ready={draft.ready && (asked <= 0 || all !== undefined)}
      ref={shown.form}
      onFocus={loadCheck}
      onSubmit={submit}
      className="relative min-w-0"
    >
      {offer ? <OfferCard offer={offer} error={shown.errors.offer_id} /> : unread}
      <StepList label="Steps of the form" steps={APPLY_STEPS.map((each) => each.title)} at={step} />
      <h2 ref={heading} tabIndex={-1} className="mb-5 text-27 outline-none">
        {title}
      </h2>
      <ErrorSummary errors={errorsAmong(shown.errors, fields)} />
      <div className="grid gap-8">
        <StepFields
          step={step}
          form={form}
          change={change}
          errors={shown.errors}
          classes={classes}
          offer={offer}
          goTo={goTo}
        />
      </div>
      <HoneypotField field={honeypot} />
      <div className="mt-8">
        {step === RECIPIENTS && <PrivacyNoticeLink />}
        {step === LAST && <SendFailed failure={failure} saved={draft.saved} />}
        <div className="flex flex-wrap gap-3 in-[html:not([data-js])]:hidden">
          {step > 0 && (
            <Button variant="outline" size="lg" onClick={goBack} disabled={sending}>
              Back
            </Button>
          )}
          <Button type="submit" size="lg" aria-disabled={sending} className="min-w-40">
            {step < LAST ? 'Continue' : sendText(sending, failure !== null)}
          </Button>
        </div>
        <DraftNote draft={draft} onDeleted={onDeleted} />
      </div>
      {step === RECIPIENTS && (
        <div className="mt-8">
          <PrivacyNotice form="apply" heading="h3" recipients={form.recipients.map((each) => each.name)} />
        </div>
      )}
    </LiveForm>
  );
}

function StepFields({
  step,
  classes,
  offer,
  goTo,
  ...props
}: StepProps & {
  step: number;
  classes: ClassesResult;
  offer: EnquiryOffer | null;
  goTo: (step: number) => void;
}) {
  if (step === 0) return <StepAbout {...props} />;
  if (step === 1) return <StepLookingFor {...props} classes={classes} />;
  if (step === RECIPIENTS) return <StepRecipients {...props} offer={offer} />;
  return <StepReview form={props.form} offer={offer} classes={classes.data ?? []} goTo={goTo} />;
}

/** Ticks the asset class of the offer in a form in which none is ticked. */
function useClassOfOffer(offer: EnquiryOffer | null, { ready, form, suggest }: FormDraft<ApplyDraft>) {
  const slug = offer?.asset_class;
  const isFilled = form.asset_classes.length > 0;
  const offered = useRef<string | null>(null);
  useEffect(() => {
    if (!ready || !slug || offered.current === slug) return;
    offered.current = slug;
    if (!isFilled) suggest({ asset_classes: [slug] });
  }, [ready, slug, isFilled, suggest]);
}

/** Unticks the asset classes of a draft that are no longer listed: no box of the form shows them. */
function useListedClasses(
  listed: readonly ClassChoice[] | undefined,
  { ready, form, change }: FormDraft<ApplyDraft>,
) {
  const chosen = form.asset_classes;
  useEffect(() => {
    if (!ready || !listed) return;
    const kept = chosen.filter((slug) => listed.some((each) => each.slug === slug));
    if (kept.length < chosen.length) change({ asset_classes: kept });
  }, [ready, listed, chosen, change]);
}

const CONSENTS: ReadonlySet<string> = new Set(['share_with_providers', 'marketing']);

function sendText(sending: boolean, failed: boolean): string {
  if (sending) return 'Sending…';
  return failed ? 'Send again' : 'Send enquiry';
}

/** The first step with an error; the steps after it cannot be shown yet. */
function furthestStep(errors: Readonly<Record<string, string>>): number {
  const first = APPLY_STEPS.findIndex(({ fields }) => fields.some((field) => errors[field]));
  return first < 0 ? LAST : first;
}
