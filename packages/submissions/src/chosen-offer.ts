import type { FieldError } from '@tussock/core/answers/error';
import type { SubmissionsDeps } from './deps';
import { safeFailure } from './safe-failure';

export interface ChosenOffer {
  /** As the directory lists it, for the operator's mail; null without an offer, and when the directory did not answer. */
  name: string | null;
  wrong?: FieldError;
}

/** Compares the offer that an enquiry is about with the directory. While the directory does not answer, the enquiry is taken. */
export async function checkOffer(
  id: string | undefined,
  { findOffer, reportUnchecked }: Pick<SubmissionsDeps, 'findOffer' | 'reportUnchecked'>,
): Promise<ChosenOffer> {
  if (id === undefined) return { name: null };
  let found: Awaited<ReturnType<typeof findOffer>>;
  try {
    found = await findOffer(id);
  } catch (error) {
    reportUnchecked?.(safeFailure(error));
    return { name: null };
  }
  if (found?.id === id) return { name: found.name };
  const message = 'The offer that you chose is no longer listed. Please take it out and send again.';
  return { name: null, wrong: { field: 'offer_id', message } };
}
