import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DirectoryTable } from '../table/client';
import { PublishConflict } from '../table/errors';
import { withinBudget } from '../table/faults';
import { releaseKey } from '../table/keys';
import {
  type Manifest,
  manifest,
  manifestItem,
  type ReadyManifest,
  readManifest,
  type WritingManifest,
} from './manifest';

/** Whether a conditional write took place. */
async function whetherWritten(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'ConditionalCheckFailedException') return false;
    throw fault;
  }
}

/** Writes the manifest if it stands in one of these states, or (null) if there is none yet. */
export function putManifest(
  table: DirectoryTable,
  entry: Manifest,
  expected: readonly Manifest['state'][] | null,
): Promise<boolean> {
  const states = Object.fromEntries((expected ?? []).map((state, at) => [`:state${at}`, state]));
  const condition = expected
    ? {
        ConditionExpression: `#state IN (${Object.keys(states).join(', ')})`,
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: states,
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const input = { TableName: table.name, Item: manifestItem(manifest.parse(entry)), ...condition };
  return whetherWritten(
    withinBudget(table.budget, (abortSignal) => table.client.send(new PutCommand(input), { abortSignal })),
  );
}

/** Notes how far the writing has come; a run of the same content that is already through needs no note. */
export async function note(
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
  await whetherWritten(
    withinBudget(table.budget, (abortSignal) => table.client.send(new UpdateCommand(input), { abortSignal })),
  );
}

/** Declares the release whole. A run of the same content may have done so already. */
export async function finish(table: DirectoryTable, entry: ReadyManifest): Promise<void> {
  if (await putManifest(table, entry, ['writing'])) return;
  const found = await readManifest(table, entry.release);
  if (found?.state !== 'ready') throw new PublishConflict(`Release ${entry.release} was removed meanwhile`);
}
