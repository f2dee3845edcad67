import * as z from 'zod';
import { consent, elapsed, email, noticeVersion, personName, submissionId } from './fields';

/** The body of POST /api/submissions/unlock. The declaration is the visitor's own; nobody checks it. */
export const unlockSubmission = z.object({
  submission_id: submissionId,
  elapsed_ms: elapsed,
  name: personName,
  email,
  notice_version: noticeVersion,
  consents: z.object(
    {
      wholesale_declaration: consent('wholesale_declaration').refine(({ given }) => given, {
        error: 'Exclusive offers are for wholesale investors: please tick this if you are one.',
      }),
      marketing: consent('marketing'),
    },
    'must hold an answer to each question of consent',
  ),
});

/** As stored. */
export type UnlockSubmission = z.output<typeof unlockSubmission>;
/** As sent. */
export type UnlockForm = z.input<typeof unlockSubmission>;

/** The answer: a session token and when it ends. */
export interface Unlocked {
  token: string;
  /** UTC, 2026-12-20T01:02:03.000Z. */
  expires_at: string;
}
