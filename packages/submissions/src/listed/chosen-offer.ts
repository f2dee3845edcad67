import type { FieldError } from '@tussock/core/answers/error';
import type { SubmissionsDeps } from '../deps';
import { foundInTime } from './found-in-time';

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
  const found = await foundInTime([id], findOffer, { reportUnchecked });
  if (!found) return { name: null };
  const [offer] = found;
  if (offer?.id === id) return { name: offer.name };
  const message = 'The offer that you chose is no longer listed. Please take it out and send again.';
  return { name: null, wrong: { field: 'offer_id', message } };
}
