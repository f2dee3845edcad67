import { assemble } from '@tussock/core/directory/assemble';
import { offer } from '@tussock/core/offer/offer';
import { expect, it, vi } from 'vitest';
import { ZodError } from 'zod';
import { madeDirectory } from '../../../../../tests/support/made-directory';
import { checkRows } from './check-rows';

const directory = madeDirectory({ offers: 12 });

it('gives each row the fields of its schema, in their order', () => {
  const content = assemble(directory);
  const expected = content.offers.map((row) => JSON.stringify(offer.parse(row)));
  checkRows(content);
  expect(content.offers.map((row) => JSON.stringify(row))).toEqual(expected);
});

it('gives all offers of a provider the same copy of it', () => {
  const content = assemble(directory);
  checkRows(content);
  const providers = content.offers.flatMap((row) => row.provider ?? []);
  expect(new Set(providers).size).toBe(new Set(providers.map(({ id }) => id)).size);
});

it.each([
  ['of the offer itself', { name: '' }],
  ['that it embeds', { provider: { id: 'no UUID' } }],
  ['that nobody knows', { unknown: 1 }],
])('refuses a field %s that is wrong', (_, wrong) => {
  const content = assemble(directory);
  Object.assign(content.offers[5] as object, wrong);
  expect(() => checkRows(content)).toThrow(ZodError);
});

it('refuses wrong content each time, and checks what is right once', () => {
  const content = assemble(directory);
  const [first] = content.offers.splice(0, 1, { ...content.offers[0], name: '' } as never);
  expect(() => checkRows(content)).toThrow(ZodError);
  expect(() => checkRows(content)).toThrow(ZodError);
  content.offers.splice(0, 1, first as never);
  checkRows(content);
  const entries = vi.spyOn(content.offers, 'entries');
  checkRows(content);
  expect(entries).not.toHaveBeenCalled();
});
