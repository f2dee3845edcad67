import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifConditionHolds } from '@tussock/server/table/conditional';
import { send } from '@tussock/server/table/table';
import type { DirectoryTable } from '../table/engine/client';
import { PublishConflict } from '../table/errors';
import { type Key, releaseKey } from '../table/keys';
import { readItem } from '../table/read-items';
import type { Predecessor } from './chain/chain';
import { chainOf } from './chain/chain-hashes';
import { hashOf } from './chain/hash';
import {
  manifest,
  manifestItem,
  type ReadableManifest,
  type ReadyManifest,
  readManifest,
  type WritingManifest,
} from './manifest';

type State = ReadableManifest['state'];

/** Writes the manifest if it is in one of these states, or (null) if there is none yet. False when it is not. */
export const putManifest = (
  table: DirectoryTable,
  entry: ReadableManifest,
  expected: readonly State[] | null,
) => putItem(table, manifestItem(manifest.parse(entry)), expected);

/** Puts a manifest back as it was read: its hash holds for every byte. */
export const restoreManifest = (
  table: DirectoryTable,
  item: Record<string, unknown>,
  expected: readonly State[],
) => putItem(table, item, expected);

async function putItem(
  table: DirectoryTable,
  Item: Record<string, unknown>,
  expected: readonly State[] | null,
): Promise<boolean> {
  const states = Object.fromEntries((expected ?? []).map((state, at) => [`:state${at}`, state]));
  const condition = expected
    ? {
        ConditionExpression: `#state IN (${Object.keys(states).join(', ')})`,
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: states,
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const input = { TableName: table.name, Item, ...condition };
  const write = send(table, new PutCommand(input)).then(() => true);
  const isWritten = async () => {
    const { pk, sk } = Item as Key;
    const found = await readItem(table, { pk, sk });
    return found !== undefined && hashOf(found) === hashOf(Item);
  };
  return (await ifConditionHolds(write, isWritten)) ?? false;
}

/** Saves how far the writing has come. Nothing happens when another run of the same content has finished it. */
export async function saveProgress(
  table: DirectoryTable,
  release: number,
  name: 'written' | 'chunks',
  value: WritingManifest['written'] | WritingManifest['chunks'],
): Promise<void> {
  const input = {
    TableName: table.name,
    Key: releaseKey(release),
    UpdateExpression: 'SET #name = :value',
    ConditionExpression: '#state = :writing',
    ExpressionAttributeNames: { '#name': name, '#state': 'state' },
    ExpressionAttributeValues: { ':value': value, ':writing': 'writing' },
  };
  await ifConditionHolds(send(table, new UpdateCommand(input)));
}

/**
 * Declares the release whole, and fixes its hashes. A run of the same content may have done so already; throws
 * `PublishConflict` where that one wrote something else, as another version of Node or of this program can.
 */
export async function markReady(
  table: DirectoryTable,
  entry: Omit<ReadyManifest, 'chain'>,
  previous: Predecessor | null,
): Promise<void> {
  const chain = chainOf(entry, previous);
  if (await putManifest(table, { ...entry, chain }, ['writing'])) return;
  const found = await readManifest(table, entry.release);
  if (found?.state !== 'ready') throw new PublishConflict(`Release ${entry.release} was removed meanwhile`);
  if (found.chain?.hash !== chain.hash)
    throw new PublishConflict(
      `Release ${entry.release} was written by two machines at once, and not alike: check it with \`verify\``,
    );
}
