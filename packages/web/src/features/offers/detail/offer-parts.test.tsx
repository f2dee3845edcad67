import { assemble } from '@tussock/core/directory/assemble';
import type { LockedOffer, Offer } from '@tussock/core/offer/offer';
import { expect, it } from 'vitest';
import { madeDirectory } from '../../../../../../tests/support/made-directory';
import type { LockedState } from '../../../lib/locked/use-locked-offers';
import { offerParts } from './offer-parts';

const { offers, locked } = assemble(madeDirectory({ offers: 4 }));
const part = locked[0] as LockedOffer;
const exclusive = offers.find(({ id }) => id === part.id) as Offer;

it('says that the chart of the cash flow leaves out fees that are unlocked on the same page, and nothing where they are not', () => {
  const ledeIn = (offer: Offer, state: LockedState) =>
    offerParts({ ...offer, status: 'Open', target_return_min: 9, outcome_return: null }, state).find(
      ({ id }) => id === 'cash-flow',
    )?.lede;
  expect(ledeIn(exclusive, { state: 'open', offer: part })).toMatch(
    /leaves out the fee terms that you unlocked/,
  );
  expect(ledeIn(exclusive, { state: 'locked' })).toBe(false);
  expect(ledeIn({ ...exclusive, is_exclusive: false }, { state: 'locked' })).toBe(false);
});

it('says how long it is held, in sentences that end once where the provider’s own words are one', () => {
  const ledeOf = (term_description: string) =>
    offerParts({ ...exclusive, term_description }, { state: 'locked' }).find(({ id }) => id === 'exit')?.lede;
  expect(ledeOf('About 18 months')).toMatch(/\. Term: About 18 months\.$/);
  expect(ledeOf('About 18 months.')).toBe(ledeOf('About 18 months'));
});
