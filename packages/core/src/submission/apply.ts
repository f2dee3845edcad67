import * as z from 'zod';
import { key, slug, uuid } from '../column/field';
import {
  choice,
  consent,
  elapsed,
  email,
  message,
  noticeVersion,
  personName,
  phone,
  submissionId,
} from './fields';
import { FIELD_LIMITS } from './limits';
import { AMOUNT_BANDS, INVESTOR_BASES, TIMINGS } from './options';
import { personalNumberMessage } from './personal-numbers';

/** A provider that the visitor names as a recipient, as the form named it to him. */
const recipient = z.object({ id: key, name: z.string().trim().min(1).max(200) });

const consents = z.object(
  { share_with_providers: consent('share_with_providers'), marketing: consent('marketing') },
  'must hold an answer to each question of consent',
);
const recipients = z
  .array(recipient, 'Please choose who may receive your enquiry.')
  .max(FIELD_LIMITS.recipients, `Please choose at most ${FIELD_LIMITS.recipients} providers.`)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'A provider is named twice.');

const sharing = z.object({ recipients, consents });

/**
 * The body of POST /api/submissions/apply. Every recipient is named, also when the visitor asks for all providers of his
 * classes (information privacy principle 3A); an empty list means that only we receive the enquiry.
 */
export const applySubmission = z
  .object({
    submission_id: submissionId,
    elapsed_ms: elapsed,
    name: personName,
    email,
    phone,
    /** The offer that the enquiry is about; missing where it is about none in particular. */
    offer_id: uuid.optional(),
    investor_basis: choice(INVESTOR_BASES, 'Please choose the line that comes closest.'),
    asset_classes: z
      .array(slug, 'Please choose at least one asset class.')
      .min(1, 'Please choose at least one asset class.')
      .max(FIELD_LIMITS.asset_classes, `Please choose at most ${FIELD_LIMITS.asset_classes}.`)
      .transform((slugs) => [...new Set(slugs)]),
    amount_band: choice(AMOUNT_BANDS, 'Please choose an amount.'),
    timing: choice(TIMINGS, 'Please choose a time.'),
    message: message.superRefine((value, ctx) => {
      const problem = value && personalNumberMessage(value);
      if (problem) ctx.addIssue({ code: 'custom', message: problem });
    }),
    recipients,
    notice_version: noticeVersion,
    consents,
  })
  .refine((form) => form.recipients.length === 0 || form.consents.share_with_providers.given, {
    path: ['consents', 'share_with_providers'],
    error: 'Please tick this so that the providers you named may receive your enquiry, or name none.',
    // Reported together with the other problems, not only once those are mended.
    when: ({ value }) => sharing.safeParse(value).success,
  });

/** As stored. */
export type ApplySubmission = z.output<typeof applySubmission>;
/** As sent. */
export type ApplyForm = z.input<typeof applySubmission>;
