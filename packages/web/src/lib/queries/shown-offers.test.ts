import type { OfferSummary } from '@tussock/core/offer/offer-summary';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { OFFERS_SHOWN, withShownOffers } from './shown-offers';

const STATUSES = ['Open', 'Closing soon', 'Coming soon', 'Closed', 'Other'];
const OPEN = ['open', 'Closing soon'];
const takesMoney = (status: string) => ['Open', 'Closing soon'].includes(status);
const statuses = fc.array(fc.constantFrom(...STATUSES), { maxLength: 4 * OFFERS_SHOWN });

it('what takes money now comes first, each part in its order, up to what a page shows; the counts are of all', () => {
  fc.assert(
    fc.property(statuses, (given) => {
      const offers = given.map((status, at) => ({ id: String(at), status }) as unknown as OfferSummary);
      const record = { name: 'Firm', offer_count: given.length, offers };
      const shown = withShownOffers(record, { open_statuses: OPEN });
      const [first, then] = [true, false].map((wanted) =>
        given.flatMap((status, at) => (takesMoney(status) === wanted ? [String(at)] : [])),
      ) as [string[], string[]];
      expect(shown.offers.map(({ id }) => id)).toEqual([...first, ...then].slice(0, OFFERS_SHOWN));
      expect(shown.open_offer_count).toBe(given.filter((status) => status === 'Open').length);
      expect([shown.name, shown.offer_count]).toEqual(['Firm', given.length]);
    }),
  );
});
