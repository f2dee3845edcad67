import { describe, expect, it } from 'vitest';
import type { SafeFailure } from '../safe-failure';
import { checkOffer } from './chosen-offer';

const OFFER = { id: '0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11', name: 'Rimu Growth notes' };
const directory = { findOffer: async (id: string) => (id === OFFER.id ? OFFER : null) };

describe('the offer that an enquiry is about', () => {
  it('is named as the directory lists it', async () => {
    expect(await checkOffer(OFFER.id, directory)).toEqual({ name: OFFER.name });
    expect(await checkOffer(undefined, directory)).toEqual({ name: null });
  });

  it('is refused at its field where it is not listed, or where the directory answers with another', async () => {
    for (const from of [directory, { findOffer: async () => OFFER }])
      expect(await checkOffer(OFFER.id.replace('0f', '1f'), from)).toEqual({
        name: null,
        wrong: { field: 'offer_id', message: expect.stringContaining('no longer listed') },
      });
  });

  it('is taken without a name while the directory does not answer, which is reported', async () => {
    const reported: SafeFailure[] = [];
    const away = {
      findOffer: () => Promise.reject(new RangeError('away')),
      reportUnchecked: (failure: SafeFailure) => void reported.push(failure),
    };
    expect(await checkOffer(OFFER.id, away)).toEqual({ name: null });
    expect(reported).toMatchObject([{ name: 'RangeError' }]);
  });
});
