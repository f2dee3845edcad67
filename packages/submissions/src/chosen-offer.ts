import type { SubmissionsDeps } from './deps';
import { wrongFields } from './http/errors';

/**
 * The name of the offer that an enquiry is about, as the directory lists it, for the operator's mail. Throws 400 when it is not
 * listed. Null without an offer, and when the directory did not answer: the enquiry is taken all the same.
 */
export async function chosenOfferName(
  id: string | undefined,
  { findOffer }: Pick<SubmissionsDeps, 'findOffer'>,
): Promise<string | null> {
  if (id === undefined) return null;
  let found: Awaited<ReturnType<typeof findOffer>>;
  try {
    found = await findOffer(id);
  } catch {
    return null;
  }
  if (found?.id === id) return found.name;
  const message = 'The offer that you chose is no longer listed. Please take it out and send again.';
  throw wrongFields([{ field: 'offer_id', message }]);
}
