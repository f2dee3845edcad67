import { expect, test } from 'vitest';
import { newTableForEach } from '../../../../tests/support/new-table-for-each';
import { publish } from '../../../../tests/support/published';
import { smallDirectory } from '../../../../tests/support/small-directory';
import type { DirectoryTable } from '../table/engine/client';
import { PublishConflict } from '../table/errors';
import { type ReadyManifest, readManifest } from './manifest';
import { markReady } from './manifest-writes';

let table: DirectoryTable;
newTableForEach('dynalite', (made) => {
  table = made;
});

test('a release that is whole already is as it was written, or the slower of two machines says so', async () => {
  await publish(table, smallDirectory(2));
  const { chain, ...whole } = (await readManifest(table, 1)) as ReadyManifest;
  await markReady(table, whole, null);
  const otherwise = { ...whole, text_hashes: { ...whole.text_hashes, record: 'of another version of Node' } };
  await expect(markReady(table, otherwise, null)).rejects.toThrow(PublishConflict);
  expect(await readManifest(table, 1)).toEqual({ ...whole, chain });
  await expect(markReady(table, { ...whole, release: 2 }, null)).rejects.toThrow(
    'Release 2 was removed meanwhile',
  );
});
