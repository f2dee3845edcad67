import { expect, it } from 'vitest';
import * as z from 'zod';
import { DEFAULT_SETTINGS } from './settings';
import { settingsKeys } from './settings-keys';
import { siteSettings } from './settings-schema';

it.each([
  ['', Object.keys(DEFAULT_SETTINGS)],
  ['operator', ['legal_name', 'company_number', 'address', 'owners', 'checkers']],
  ['licence', ['name', 'address']],
  ['minimum_copy', Object.keys(DEFAULT_SETTINGS.minimum_copy)],
  ['exchange_rates[12]', ['currency', 'nzd_per_unit', 'on', 'source', 'source_address']],
  ['aip_minimums[0].value', ['growth', 'balanced']],
  ['name', []],
  ['no.such[1].part', []],
])('the part "%s" of the settings may have its own names', (path, names) => {
  expect(settingsKeys(path).toSorted()).toEqual(names.toSorted());
});

it('has the same names where the documentation of the API names the schema', () => {
  const before = z.globalRegistry.get(siteSettings);
  if (!before) z.globalRegistry.add(siteSettings, { id: 'NamedSettings' });
  expect(settingsKeys('licence')).toEqual(['name', 'address']);
  if (!before) z.globalRegistry.remove(siteSettings);
});
