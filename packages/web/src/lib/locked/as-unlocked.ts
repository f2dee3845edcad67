import { withLockedPart } from '@tussock/core/offer/locked';
import type { Offer } from '@tussock/core/offer/offer';
import type { LockedState } from './use-locked-offers';

/** An offer with everything that is known of it in this browser: an unlocked exclusive one with its locked part. */
export const asUnlocked = (offer: Offer, locked: LockedState | undefined): Offer =>
  locked?.state === 'open' ? withLockedPart(offer, locked.offer) : offer;
