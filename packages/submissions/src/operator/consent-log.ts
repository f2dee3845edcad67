import { type ConsentPurpose, wordingOf } from '@tussock/core/submission/wording';
import type { StoredSubmission } from '../stored-submission';

/** One row of the consent log, whole in itself: who answered what, in which words, when. */
export interface ConsentRow {
  email: string;
  name: string;
  purpose: ConsentPurpose;
  given: boolean;
  at: string;
  version: string;
  wording: string;
  /** Version of the privacy notice that was shown. */
  notice_version: string;
  submission_id: string;
}

export const CONSENT_COLUMNS = [
  'email',
  'name',
  'purpose',
  'given',
  'at',
  'version',
  'wording',
  'notice_version',
  'submission_id',
] as const satisfies readonly (keyof ConsentRow)[];

/** The answers of these submissions to each purpose, in their order. */
export function consentLog(submissions: readonly StoredSubmission[]): ConsentRow[] {
  return submissions.flatMap(({ email, name, consents, notice_version, submission_id }) =>
    consents.map(({ purpose, version, given, at }) => ({
      email,
      name,
      purpose,
      given,
      at,
      version,
      wording: wordingOf(purpose, version)?.text ?? '',
      notice_version,
      submission_id,
    })),
  );
}
