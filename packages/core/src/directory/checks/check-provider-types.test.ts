import { expect, it } from 'vitest';
import { aProvider, found, id, json } from '../validate.fixture';

it('warns once of a provider type that is not in the settings, and once of each other way it is written', () => {
  const types = ['fund manager', 'Family Office', 'Family Office', 'FAMILY OFFICE', 'FAMILY OFFICE', null];
  const providers = types.map((provider_type, n) => aProvider({ id: id(n), slug: null, provider_type }));
  const warned = (reason: string) => ['warning', 'provider_type', expect.stringContaining(reason)];
  expect(found(json({ providers }))).toEqual([
    warned('shown as it is'),
    warned('is written "Family Office" in another row'),
  ]);
  expect(found(json({ providers }), { provider_types: ['Fund Manager', 'Family Office'] })).toEqual([]);
});
