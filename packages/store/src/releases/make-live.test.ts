import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { holdBack } from '../../../../tests/support/hold-back';
import { tinyDirectory } from '../../../../tests/support/made-directory';
import { newTableForEach } from '../../../../tests/support/new-table-for-each';
import { publicationOf, publish } from '../../../../tests/support/published';
import type { DirectoryTable } from '../table/engine/client';
import { PublishConflict } from '../table/errors';
import { LIVE, releaseKey } from '../table/keys';
import { readLifecycle, readPointer } from './lifecycle';
import { makeLive } from './make-live';
import { stageRelease } from './publish/publish';

const small = tinyDirectory();

let table: DirectoryTable;
newTableForEach('dynalite', (made) => {
  table = made;
});
const removeManifest = (release: number) =>
  table.client.send(new DeleteCommand({ TableName: table.name, Key: releaseKey(release) }));

test('a release that is whole is live, unless another went live since', async () => {
  await publish(table, small);
  const seen = await readLifecycle(table);
  const { release } = await stageRelease(table, publicationOf({ ...small, tags: [], offer_tags: [] }));
  await makeLive(table, seen, release);
  expect(await readPointer(table)).toBe(2);
  const late = await stageRelease(table, publicationOf({ ...small, faqs: [] }));
  await expect(makeLive(table, seen, late.release)).rejects.toThrow(PublishConflict);
  expect(await readPointer(table)).toBe(2);
});

test('the release before stays live when the next was removed at the same moment', async () => {
  await publish(table, small);
  const seen = await readLifecycle(table);
  const { release } = await stageRelease(table, publicationOf({ ...small, tags: [], offer_tags: [] }));
  await removeManifest(release);
  await expect(makeLive(table, seen, release)).rejects.toMatchObject({ name: 'ReleaseGone', release: 2 });
  expect(await readPointer(table)).toBe(1);
});

test('the release before is live again when a prune died after its mark', async () => {
  await publish(table, small);
  const seen = await readLifecycle(table);
  const { release } = await stageRelease(table, publicationOf({ ...small, tags: [], offer_tags: [] }));
  const held = holdBack(table, (_, { Item }) => (Item as { sk?: string })?.sk === LIVE);
  const made = makeLive(table, seen, release).catch((error) => error);
  await held.reached;
  await removeManifest(release);
  held.letGo();
  expect(await made).toMatchObject({ name: 'ReleaseGone', release });
  expect(await readLifecycle(table)).toMatchObject({ release: 1, revision: (seen?.revision ?? 0) + 2 });
});

test('the first release that was removed at the same moment is an error too', async () => {
  await expect(makeLive(table, null, 1)).rejects.toMatchObject({ name: 'ReleaseGone', release: 1 });
});
