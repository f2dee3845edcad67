import { expect, it } from 'vitest';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { assemble } from '../directory/assemble';
import { fundPageOf, providerPageOf, recordPages } from './record-pages';

const { providers, funds } = assemble(madeDirectory({ offers: 400, providers: 4 }));
const OPEN = ['open', 'closing soon'];

it('the page of a record has its first 25 offers, what takes money now first, and counts all of them', () => {
  const { providerPage, fundPage } = recordPages();
  for (const whole of providers) providerPage.parse(providerPageOf(whole, OPEN));
  for (const whole of funds) {
    const page = fundPage.parse(fundPageOf(whole, OPEN));
    const [taking, others] = [true, false].map((takes) =>
      whole.offers.filter(({ status }) => OPEN.includes(status.toLowerCase()) === takes),
    );
    expect(page.offers).toEqual([...(taking ?? []), ...(others ?? [])].slice(0, 25));
    expect([page.offers.length, page.offer_count]).toEqual([25, whole.offers.length]);
    expect(page.open_offer_count).toBe(whole.offers.filter(({ status }) => status === 'Open').length);
    expect(page.open_offer_count).toBeGreaterThan(25);
  }
});

it('the page of a provider has its first 25 funds in their order, and the others are counted', () => {
  const [one] = providers;
  const [summary] = one?.funds ?? [];
  if (!one || !summary) throw new Error('no fund');
  const many = Array.from({ length: 26 }, (_, n) => ({ ...summary, name: `Fund ${n}` }));
  const page = providerPageOf({ ...one, funds: many, fund_count: 26 }, OPEN);
  expect(page.funds).toEqual(many.slice(0, 25));
  expect(page.fund_count).toBe(26);
});
