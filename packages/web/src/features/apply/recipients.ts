import { byName } from '@tussock/core/text/fold';
import type { EnquiryOffer } from './enquiry-offer';

/** A provider that may receive an enquiry. */
export interface Recipient {
  /** Its slug, or its id where it has none. */
  id: string;
  name: string;
  /** Its offers in the chosen asset classes. */
  count: number;
}

/** The providers of the chosen classes by name, with the provider of the offer in hand, which may be of no class or of another. */
export function withProviderOf(
  offer: EnquiryOffer | null,
  listed: readonly Recipient[],
): readonly Recipient[] {
  const own = offer?.provider;
  if (!own || listed.some(({ id }) => id === own.id)) return listed;
  return [...listed, { ...own, count: 0 }].sort(byName);
}
