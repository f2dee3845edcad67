import { addressOf } from '@tussock/core/identifier/identifier';
import { isOpen } from '@tussock/core/offer/status';
import { expect, it } from 'vitest';
import { sampleSite } from './rendered.fixture';

const MEANING = 'Here, open means the status Open.';
const { directory, page } = await sampleSite();
const says = async (address: string) => (await page(address)).body.includes(MEANING);

it.each(['/providers', '/platforms', '/angel-networks'])(
  '%s says what open means beside its counts of open offers',
  async (address) => {
    const { body } = await page(address);
    expect([/\(<!-- -->\d+<!-- --> open\)|\(\d+ open\)/.test(body), body.includes(MEANING)]).toEqual([
      true,
      true,
    ]);
  },
);

it('/funds, which counts no open offers, says nothing of them', async () => {
  expect(await says('/funds')).toBe(false);
});

it('the page of a provider says it where one of its offers takes money under another status', async () => {
  const offersOf = ({ id }: { id: string }) =>
    directory.offers.filter(({ provider_id, is_active }) => is_active && provider_id === id);
  const closing = directory.providers.find((one) =>
    offersOf(one).some(({ status }) => status === 'Closing soon'),
  );
  const onlyOpen = directory.providers.find((one) => offersOf(one).length > 0 && offersOf(one).every(isOpen));
  if (!closing || !onlyOpen) throw new Error('The sample has no such providers');
  expect(await says(`/providers/${addressOf(closing)}`)).toBe(true);
  expect(await says(`/providers/${addressOf(onlyOpen)}`)).toBe(false);
});
