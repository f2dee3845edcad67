import { byName } from '@tussock/core/text/fold';
import type { EnquiryOffer } from './enquiry-offer';

/** A provider that may receive an enquiry. */
export interface Recipient {
  /** Its slug, or its id where it has none. */
  id: string;
  name: string;
  /** Its offers in the chosen asset classes. */
  count: number;
  /** Makes the offer in hand. */
  isAsked?: boolean;
}

/** The providers of the chosen classes by name, with the provider of the offer in hand marked, which may be of no class or of another. */
export function withProviderOf(
  offer: EnquiryOffer | null,
  listed: readonly Recipient[],
): readonly Recipient[] {
  const own = offer?.provider;
  if (!own) return listed;
  if (!listed.some(({ id }) => id === own.id))
    return [...listed, { ...own, count: 0, isAsked: true }].sort(byName);
  return listed.map((each) => (each.id === own.id ? { ...each, isAsked: true } : each));
}
