import { LOCKED_FIELDS, type LockedOffer, type Offer } from './offer';

const LOCKED = new Set<string>(LOCKED_FIELDS);

/** An exclusive offer in two: what everyone may read, and what is stored apart. Null for an offer without a lock. */
export function splitLocked(offer: Offer): { open: Offer; locked: LockedOffer | null } {
  if (!offer.is_exclusive) return { open: offer, locked: null };
  const { id, details, documents, management_fee, performance_fee, entry_fee, exit_fee } = offer;
  return {
    open: {
      ...offer,
      details: null,
      documents: [],
      management_fee: null,
      performance_fee: null,
      entry_fee: null,
      exit_fee: null,
      sources: offer.sources.filter((fact) => !LOCKED.has(fact.field)),
    },
    locked: {
      id,
      details,
      documents,
      management_fee,
      performance_fee,
      entry_fee,
      exit_fee,
      sources: offer.sources.filter((fact) => LOCKED.has(fact.field)),
    },
  };
}
