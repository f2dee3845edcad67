import { everyAnswer } from '@tussock/server/table/every-item';
import pMap from 'p-map';
import pRetry from 'p-retry';
import type { DirectoryTable } from '../table/client';
import { IncompleteAnswer } from '../table/errors';
import { keyNames, type List, listNamed, partitionKey } from '../table/keys';

const AT_ONCE = 8;
/** Pauses between looks at an index that lags behind, in milliseconds. */
const PAUSES = { retries: Number.POSITIVE_INFINITY, minTimeout: 50, factor: 2, maxTimeout: 5_000 };

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
  let checked = 0;

  async function checkOne([name, expected]: [string, number]): Promise<void> {
    const look = async () => {
      const count = await countPartition(table, release, listNamed(name));
      if (count !== expected) throw new IncompleteAnswer(`${name} of release ${release}`);
    };
    await pRetry(look, {
      ...PAUSES,
      ...(signal && { signal }),
      shouldRetry: ({ error }) => error instanceof IncompleteAnswer && Date.now() < giveUpAt,
    });
    checked += 1;
    onChecked?.(checked);
  }

  await pMap(Object.entries(partitions), checkOne, { concurrency: AT_ONCE, ...(signal && { signal }) });
}

async function countPartition(table: DirectoryTable, release: number, list: List): Promise<number> {
  let count = 0;
  for await (const answer of everyAnswer(table, {
    ...(list.index && { IndexName: list.index }),
    KeyConditionExpression: '#hash = :key',
    ExpressionAttributeNames: { '#hash': keyNames(list.index).hashKey },
    ExpressionAttributeValues: { ':key': partitionKey(release, list) },
    Select: 'COUNT',
  }))
    count += answer.Count ?? 0;
  return count;
}
