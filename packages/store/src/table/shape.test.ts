import { catalogueOffer, offer } from '@tussock/core/offer/offer';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { catalogue } from '../records/catalogue';
import { storedOffer } from '../records/older-items';
import { shapeOf } from './shape';

const record = z.strictObject({
  name: z.string(),
  link: z.strictObject({ id: z.string(), title: z.string().nullable() }).nullable(),
  tags: z.array(z.strictObject({ slug: z.string() })),
});

describe('the shape of a record', () => {
  test('is the same for what is stored and for what is read, steps for older items included', () => {
    // Both are said in one run: a new column can change both.
    expect.soft(shapeOf(storedOffer), 'OFFER_SHAPE in records/older-items.ts').toBe(shapeOf(offer));
    expect
      .soft(shapeOf(catalogue), 'CATALOGUE_SHAPE in records/catalogue.ts')
      .toBe(shapeOf(z.array(catalogueOffer)));
    expect(shapeOf(record)).toBe(shapeOf(z.preprocess((item) => item, record)));
  });

  test.each<[string, z.ZodType]>([
    ['a new column', record.extend({ location: z.string().nullable() })],
    ['a column less', record.omit({ name: true })],
    ['a column of another kind', record.extend({ name: z.number() })],
    ['a column that may be missing now', record.extend({ name: z.string().nullable() })],
    [
      'a new column of what is embedded',
      record.extend({ link: z.strictObject({ id: z.string() }).nullable() }),
    ],
    [
      'a new column in a list',
      record.extend({ tags: z.array(z.strictObject({ slug: z.string(), name: z.string() })) }),
    ],
  ])('is another one with %s', (_, schema) => {
    expect(shapeOf(schema)).not.toBe(shapeOf(record));
  });
});
