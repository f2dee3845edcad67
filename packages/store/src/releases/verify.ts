import { setTimeout as pause } from 'node:timers/promises';
import type { DirectoryTable } from '../table/client';
import { everyAnswer } from '../table/every-item';
import { incompleteAnswer } from '../table/faults';
import { type ListPartition, partitionNamed } from '../table/keys';
import { TABLE } from '../table/table';

const AT_ONCE = 8;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

export interface VerifyOptions {
  /** Milliseconds to wait for an index to catch up. */
  patience: number;
  signal?: AbortSignal | undefined;
  onChecked?: (checked: number) => void;
}

/** Waits until every index partition and list of a release answers its full count; throws `StoreUnavailable`. */
export async function verifyCounts(
  table: DirectoryTable,
  release: number,
  partitions: Record<string, number>,
  { patience, signal, onChecked }: VerifyOptions,
): Promise<void> {
  const giveUpAt = Date.now() + patience;
  const open = Object.entries(partitions);
  let checked = 0;

  async function checkOne(name: string, expected: number): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      signal?.throwIfAborted();
      if ((await countPartition(table, partitionNamed(release, name))) === expected) return;
      const wait = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
      if (Date.now() + wait > giveUpAt) throw incompleteAnswer(`${name} of release ${release}`);
      await pause(wait);
    }
  }

  async function checkInTurn(): Promise<void> {
    for (let next = open.shift(); next; next = open.shift()) {
      await checkOne(...next);
      checked += 1;
      onChecked?.(checked);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, checkInTurn));
}

async function countPartition(table: DirectoryTable, { index, key }: ListPartition): Promise<number> {
  let count = 0;
  for await (const answer of everyAnswer(table, {
    ...(index && { IndexName: index }),
    KeyConditionExpression: '#hash = :key',
    ExpressionAttributeNames: { '#hash': (index ? TABLE.globalIndexes[index] : TABLE.primaryIndex).hashKey },
    ExpressionAttributeValues: { ':key': key },
    Select: 'COUNT',
  }))
    count += answer.Count ?? 0;
  return count;
}
