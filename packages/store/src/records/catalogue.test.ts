import { assemble } from '@tussock/core/directory/assemble';
import { firmCards } from '@tussock/core/firm/firm-card';
import { catalogueOffer } from '@tussock/core/offer/offer';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ENGINES } from '../../../../tests/support/each-engine';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { newTableForEach } from '../../../../tests/support/new-table-for-each';
import { publish } from '../../../../tests/support/published';
import { putAll } from '../releases/write';
import { chunkItems, readChunkedJson } from '../table/chunks';
import type { DirectoryTable } from '../table/engine/client';
import { shapeOf } from '../table/shape';
import { firmCardsOf } from './firm-cards';
import { createDirectoryReads } from './reads';

const directory = madeDirectory();
const content = assemble(directory);
const { cards } = content;
const firms = firmCardsOf(content);
const [first, ...others] = cards;

/** A card with a column that no version has had, and one without a column that is newer than it. */
const dropped = [{ ...first, colour: 'red' }, ...others];
const { term_months: _, ...older } = first as (typeof cards)[number];

describe.each(ENGINES)('the catalogue and the firms of a release on %s', (engineName) => {
  let table: DirectoryTable;
  newTableForEach(engineName, (made) => {
    table = made;
  });
  beforeEach(() => publish(table, directory));

  const store = async (text: 'catalogue' | 'firms', value: unknown, shape?: string) =>
    putAll(table, await chunkItems(1, text, [JSON.stringify(value)], shape));
  const reads = () => createDirectoryReads(table);

  test('are stored with the name of their fields, and read without a check then', async () => {
    for (const [text, schema] of [
      ['catalogue', z.array(catalogueOffer)] as const,
      ['firms', firmCards()] as const,
    ])
      expect(await readChunkedJson(schema, table, 1, text, 1)).toMatchObject({ isCurrent: true });
    expect(await reads().catalogue(1)).toEqual(cards);
    expect(await reads().firms(1)).toEqual(firms);
    // What no check would let pass.
    await store('catalogue', dropped, shapeOf(z.array(catalogueOffer)));
    expect(await reads().catalogue(1)).toEqual(dropped);
    await store('firms', { ...firms, colour: 'red' }, shapeOf(firmCards()));
    expect(await reads().firms(1)).toEqual({ ...firms, colour: 'red' });
  });

  test.each([undefined, 'another0'])('are checked where another version stored them (%s)', async (shape) => {
    await store('catalogue', dropped, shape);
    expect(await reads().catalogue(1)).toEqual(cards);
    await store('catalogue', [older, ...others], shape);
    expect((await reads().catalogue(1))[0]).toEqual({ ...first, term_months: null });
    await store('catalogue', [{ ...first, name: 5 }], shape);
    await expect(reads().catalogue(1)).rejects.toBeInstanceOf(z.ZodError);
    await store('firms', { ...firms, colour: 'red' }, shape);
    expect(await reads().firms(1)).toEqual(firms);
  });
});
