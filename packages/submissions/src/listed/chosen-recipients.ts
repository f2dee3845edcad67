import type { FieldError } from '@tussock/core/answers/error';
import type { ApplySubmission } from '@tussock/core/submission/apply';
import type { SubmissionsDeps } from '../deps';
import { foundInTime } from './found-in-time';

type Recipients = ApplySubmission['recipients'];

export interface CheckedRecipients {
  /** False when the directory did not answer in time: the enquiry is taken, and the operator told. */
  checked: boolean;
  /** Where one is not listed under its name. */
  wrong?: FieldError;
}

/**
 * Compares the providers that a form names with the directory: the operator sends the enquiry to them, and the visitor agreed
 * to these names. A form that was begun before a provider got another slug names it by the earlier one, at which the directory answers
 * who has it now: the name says whether that is whom the visitor chose.
 */
export async function checkRecipients(
  recipients: Recipients,
  { findProvider, reportUnchecked }: Pick<SubmissionsDeps, 'findProvider' | 'reportUnchecked'>,
  patience?: number,
): Promise<CheckedRecipients> {
  const ids = recipients.map(({ id }) => id);
  const listed = await foundInTime(ids, findProvider, { reportUnchecked, patience });
  if (!listed) return { checked: false };
  const areListed = recipients.every(({ name }, at) => listed[at]?.name.trim() === name);
  if (areListed) return { checked: true };
  const message = 'A provider that you chose is not listed under this name. Please choose again.';
  return { checked: true, wrong: { field: 'recipients', message } };
}
