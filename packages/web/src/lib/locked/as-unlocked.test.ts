import { assemble } from '@tussock/core/directory/assemble';
import type { LockedOffer, Offer } from '@tussock/core/offer/offer';
import { expect, it } from 'vitest';
import { madeDirectory } from '../../../../../tests/support/made-directory';
import { asUnlocked } from './as-unlocked';
import type { LockedState } from './use-locked-offers';

const { offers, locked } = assemble(madeDirectory({ offers: 4 }));
const part = locked[0] as LockedOffer;
const offer = offers.find(({ id }) => id === part.id) as Offer;

it('an offer shows its locked part where it is open in this browser', () => {
  expect(offer).toMatchObject({ is_exclusive: true, details: null });
  const { details, documents, management_fee } = part;
  expect(details).not.toBeNull();
  expect(asUnlocked(offer, { state: 'open', offer: part })).toMatchObject({
    id: offer.id,
    is_exclusive: false,
    details,
    documents,
    management_fee,
  });
});

it('and is as everybody sees it in any other state', () => {
  const states: (LockedState | undefined)[] = [
    undefined,
    { state: 'locked' },
    { state: 'loading' },
    { state: 'refused' },
    { state: 'failed', error: null, retry() {} },
  ];
  for (const state of states) expect(asUnlocked(offer, state)).toBe(offer);
});
