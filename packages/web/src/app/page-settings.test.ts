import { dehydrate, QueryClient } from '@tanstack/react-query';
import { DEFAULT_SETTINGS, type SiteSettings } from '@tussock/core/settings/settings';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withAllSettings, withOwnSettings } from './page-settings';

const KEY = [1, 'settings'];

function stateWith(data: unknown, key: readonly unknown[] = KEY) {
  const client = new QueryClient();
  client.setQueryData(key, data);
  return dehydrate(client);
}
const dataOf = ({ queries: [query] }: ReturnType<typeof stateWith>) => query?.state.data;
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

it('gives back the settings of any page, and carries none that are the defaults', () => {
  const override = fc.record(
    {
      name: fc.string(),
      operator: fc.constantFrom(null, { legal_name: 'Placeholder Directory Limited' }),
      provider_types: fc.constantFrom([], DEFAULT_SETTINGS.provider_types, ['Platform']),
      exchange_rates: fc.constantFrom([], [{ currency: 'AUD', nzd_per_unit: 1.1 }]),
      faded_after_months: fc.nat({ max: 20 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(override, (own) => {
      const settings = { ...DEFAULT_SETTINGS, ...own };
      const carried = sent(withOwnSettings(stateWith(settings)));
      expect(dataOf(withAllSettings(carried))).toEqual(settings);
      for (const [name, value] of Object.entries(dataOf(carried) as object))
        expect(value).not.toEqual(DEFAULT_SETTINGS[name as keyof SiteSettings]);
    }),
  );
});

it('leaves the other data of a page as it is', () => {
  const offers = stateWith({ name: DEFAULT_SETTINGS.name, data: [] }, [1, 'offer-list']);
  expect(withOwnSettings(offers)).toEqual(offers);
  expect(withAllSettings(offers)).toEqual(offers);
});

it('leaves settings that could not be read as they are', () => {
  const { queries, ...rest } = stateWith(DEFAULT_SETTINGS);
  const failed = {
    ...rest,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, data: undefined } })),
  };
  expect(withOwnSettings(failed)).toEqual(failed);
  expect(withAllSettings(failed)).toEqual(failed);
});
