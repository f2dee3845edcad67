import { addressOf } from '@tussock/core/identifier/identifier';
import { describe, expect, it } from 'vitest';
import { renderedSite, sampleSite } from './rendered.fixture';

const { directory, page } = await sampleSite();
const ENDS = { target_return_min: 'Lower target return', target_return_max: 'Upper target return' };

/** Listed offers whose target is a range, by the ends of it that the ledger has entries of. */
const ranges = directory.offers
  .filter((offer) => offer.is_active && !offer.is_exclusive)
  .filter(({ target_return_min: min, target_return_max: max }) => min !== null && max !== null && min !== max)
  .map((offer) => {
    const own = directory.sources.filter(({ record }) => [offer.id, offer.slug].includes(record));
    const has = (end: string) => own.some(({ field }) => field === end);
    return { offer, missing: Object.keys(ENDS).filter((end) => !has(end)) as (keyof typeof ENDS)[] };
  });

it('a figure that is not stated has no part that was not checked, where the ledger has an entry of it', async () => {
  const { page: pageOf, directory: changed } = await renderedSite((sample) => ({
    ...sample,
    offers: sample.offers.map((offer) => ({ ...offer, minimum_investment: 0 })),
  }));
  const checked = changed.offers.find(
    (offer) =>
      offer.is_active &&
      changed.sources.some(({ record, field }) => record === offer.id && field === 'minimum_investment'),
  );
  const { body } = await pageOf(`/offers/${checked && addressOf(checked)}`);
  const [, fact = ''] = /id="fact-minimum_investment"(.*?)<\/div>/s.exec(body) ?? [];
  expect(fact).toContain('Contact for details');
  expect(fact).toContain('Checked ');
  expect(fact).not.toContain('Not checked: ');
});

describe('the page of an offer says which end of its target was not checked, where the other one was', () => {
  const one = ranges.filter(({ missing }) => missing.length === 1).slice(0, 3);
  const rest = ranges.filter(({ missing }) => missing.length !== 1).slice(0, 3);
  it('of three offers', () => expect([one.length, rest.length]).toEqual([3, 3]));

  it.each([...one, ...rest].map((each) => [addressOf(each.offer), each] as const))(
    '%s',
    async (address, { missing: [first, second] }) => {
      const { body } = await page(`/offers/${address}`);
      const said = [...body.replaceAll('<!-- -->', '').matchAll(/Not checked: ([^<]*)\.</g)].map(
        ([, end]) => end,
      );
      expect(said).toEqual(first && !second ? [ENDS[first]] : []);
    },
  );
});
