import { assemble } from '@tussock/core/directory/assemble';
import { type Offer, offer } from '@tussock/core/offer/offer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { storedAs } from './stored';

const offers = assemble(madeDirectory({ offers: 12 })).offers;
const nullable = Object.keys(offer.shape).filter(
  (name) => offer.shape[name as keyof Offer].safeParse(null).success,
);
const lists = Object.keys(offer.shape).filter((name) => Array.isArray(offers[0]?.[name as keyof Offer]));

describe('what an earlier version stored', () => {
  test('has null or an empty list in every column that is newer, and nothing of columns that are gone', () => {
    const without = fc.subarray([...nullable, ...lists]);
    const dropped = fc.dictionary(fc.stringMatching(/^x_[a-z]{1,8}$/), fc.jsonValue());
    fc.assert(
      fc.property(fc.constantFrom(...offers), without, dropped, (row, columns, extra) => {
        const item: Record<string, unknown> = { ...row, ...extra };
        for (const column of columns) delete item[column];
        const blank = columns.map((column) => [column, lists.includes(column) ? [] : null]);
        expect(storedAs(offer, item)).toEqual({ ...row, ...Object.fromEntries(blank) });
      }),
    );
  });

  test('is read the same way inside of what it embeds', () => {
    const row = offers.find((one) => one.provider && one.tags.length > 0) as Offer;
    const { location: _, ...provider } = row.provider as NonNullable<Offer['provider']>;
    const tags = row.tags.map((tag) => ({ ...tag, colour: 'green' }));
    const read = storedAs(z.array(offer), [{ ...row, provider, tags }]);
    expect(read).toEqual([{ ...row, provider: { ...provider, location: null } }]);
  });

  test('is refused where a column that has to be there is missing, or is of another kind', () => {
    const { name: _, ...nameless } = offers[0] as Offer;
    expect(() => storedAs(offer, nameless)).toThrow(z.ZodError);
    expect(() => storedAs(offer, { ...nameless, name: 7 })).toThrow(z.ZodError);
    expect(() => storedAs(offer, null)).toThrow(z.ZodError);
  });

  test('is null where it was null, also inside of what may be missing', () => {
    const schema = z.strictObject({
      a: z.strictObject({ b: z.string().nullable() }).nullable(),
      c: z.strictObject({ d: z.string().nullable() }).optional(),
      e: z.array(z.string()),
      f: z.record(z.string(), z.string()),
    });
    expect(storedAs(schema, { a: null })).toEqual({ a: null, e: [], f: {} });
    expect(storedAs(schema, { a: {}, c: {} })).toEqual({ a: { b: null }, c: { d: null }, e: [], f: {} });
  });
});
