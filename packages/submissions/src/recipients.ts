import type { ApplySubmission } from '@tussock/core/submission/apply';
import pMap from 'p-map';
import type { ListedProvider, SubmissionsDeps } from './deps';
import { wrongFields } from './http/errors';

type Recipients = ApplySubmission['recipients'];

/** Reads at a time. */
const CONCURRENCY = 6;

/**
 * Compares the providers that a form names with the directory: the operator sends the enquiry to them, and the visitor agreed
 * to these names. Throws 400 when one is not listed under its id or slug and its name. Returns false when the directory did not answer:
 * the enquiry is taken, and the operator told.
 */
export async function checkRecipients(
  recipients: Recipients,
  { findProvider }: Pick<SubmissionsDeps, 'findProvider'>,
): Promise<boolean> {
  let listed: (ListedProvider | null)[];
  try {
    listed = await pMap(recipients, ({ id }) => findProvider(id), { concurrency: CONCURRENCY });
  } catch {
    return false;
  }
  const areListed = recipients.every(
    ({ id, name }, at) =>
      (listed[at]?.id === id || listed[at]?.slug === id) && listed[at]?.name.trim() === name,
  );
  if (areListed) return true;
  const message = 'A provider that you chose is not listed under this name. Please choose again.';
  throw wrongFields([{ field: 'recipients', message }]);
}
