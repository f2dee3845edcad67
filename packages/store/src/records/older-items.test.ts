import { assemble } from '@tussock/core/directory/assemble';
import { describe, expect, it } from 'vitest';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { storedFund, storedLockedOffer, storedOffer } from './older-items';

const directory = madeDirectory({ offers: 4 });
const { offers, funds } = assemble({
  ...directory,
  sources: directory.sources.map((entry) => ({
    ...entry,
    outcome: 'matches',
    state: null,
    confirmed_on: null,
  })),
});
const offer = offers.find(({ sources }) => sources.length > 0) as (typeof offers)[number];
/** As it was stored before entries had a state. */
const older = <T extends { sources: object[] }>(row: T) => ({
  ...row,
  sources: row.sources.map((entry) => ({ ...entry, state: undefined, confirmed_on: undefined })),
});

describe('an item from before entries of the ledger had a state', () => {
  it('reads with the state of each, and with what is counted from them', () => {
    const { coverage, aip_state } = offer;
    expect(coverage?.confirmed).toBeGreaterThan(0);
    expect(storedOffer.parse(older({ ...offer, coverage: null, aip_state: null }))).toEqual(offer);
    // What was counted before the entries were read is not believed.
    expect(storedOffer.parse(older({ ...offer, coverage: { figures: 9, confirmed: 9 } }))).toEqual({
      ...offer,
      coverage,
      aip_state,
    });
    const fund = funds[0] as (typeof funds)[number];
    const { coverage: _, ...uncounted } = fund;
    expect(storedFund.parse({ ...uncounted, coverage: null })).toEqual(fund);
  });

  it('reads as it is stored where each has one', () => {
    const counted = { ...offer, coverage: { figures: 9, confirmed: 8 }, aip_state: 'listed' as const };
    expect(storedOffer.parse(counted)).toEqual(counted);
  });

  it('is refused where it is no item', () => {
    for (const item of [null, 'text', {}, { id: 'a' }]) {
      expect(storedOffer.safeParse(item).success).toBe(false);
      expect(storedLockedOffer.safeParse(item).success).toBe(false);
    }
  });
});
