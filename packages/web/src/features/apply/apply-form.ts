import type { ApplyForm } from '@tussock/core/submission/apply';
import { currentWording, NOTICE_VERSIONS } from '@tussock/core/submission/wording';
import type { ApplyDraft } from './apply-draft';

/** Steps of the form, in order, with the fields of each in the order of the page. */
export const APPLY_STEPS = [
  { title: 'About you', fields: ['offer_id', 'name', 'email', 'phone', 'investor_basis'] },
  { title: 'What you’re looking for', fields: ['asset_classes', 'amount_band', 'timing', 'message'] },
  {
    title: 'Who may contact you',
    fields: ['recipients', 'consents.share_with_providers', 'consents.marketing'],
  },
  { title: 'Check and send', fields: [] },
] as const;

/** What is sent of a draft, with the offer that it is about. The versions are those of the wordings on the page. */
export function applyForm(
  draft: ApplyDraft,
  submissionId: string,
  offer: { id: string } | null,
): Omit<ApplyForm, 'elapsed_ms'> {
  const { share_with_providers, marketing, ...fields } = draft;
  return {
    submission_id: submissionId,
    ...fields,
    ...(offer && { offer_id: offer.id }),
    // The schema reports, in words, what is missing or is not an option.
    investor_basis: fields.investor_basis as ApplyForm['investor_basis'],
    amount_band: fields.amount_band as ApplyForm['amount_band'],
    timing: fields.timing as ApplyForm['timing'],
    notice_version: NOTICE_VERSIONS[0],
    consents: {
      share_with_providers: answer(
        'share_with_providers',
        share_with_providers && fields.recipients.length > 0,
      ),
      marketing: answer('marketing', marketing),
    },
  };
}

const answer = <P extends 'share_with_providers' | 'marketing'>(purpose: P, given: boolean) => ({
  version: currentWording(purpose).version as ApplyForm['consents'][P]['version'],
  given,
});
