import type { ApplySubmission } from '@tussock/core/submission/apply';
import pMap from 'p-map';
import type { ListedProvider, SubmissionsDeps } from './deps';
import { wrongFields } from './http/errors';

type Recipients = ApplySubmission['recipients'];

/** Reads at a time. */
const CONCURRENCY = 6;
/** Milliseconds for all of them: sixty that are slow one by one would outlast the function, and the enquiry with it. */
const PATIENCE_MS = 3_000;

/**
 * Compares the providers that a form names with the directory: the operator sends the enquiry to them, and the visitor agreed
 * to these names. Throws 400 when one is not listed under its id or slug and its name. Returns false when the directory did not answer, or
 * not in time: the enquiry is taken, and the operator told.
 */
export async function checkRecipients(
  recipients: Recipients,
  { findProvider }: Pick<SubmissionsDeps, 'findProvider'>,
  patience = PATIENCE_MS,
): Promise<boolean> {
  let listed: (ListedProvider | null)[];
  try {
    const signal = AbortSignal.timeout(patience);
    listed = await pMap(recipients, ({ id }) => findProvider(id), { concurrency: CONCURRENCY, signal });
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
