import pMap from 'p-map';
import pRetry from 'p-retry';
import type { DirectoryTable } from '../../table/engine/client';
import { IncompleteAnswer } from '../../table/errors';
import { type List, listNamed, partitionKey } from '../../table/keys';
import { requestsOf } from '../../table/requests';

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
  const giveUpAt = performance.now() + patience;
  let checked = 0;

  async function checkOne([name, expected]: [string, number]): Promise<void> {
    const look = async () => {
      const count = await countPartition(table, release, listNamed(name));
      if (count !== expected) throw new IncompleteAnswer(`${name} of release ${release}`);
    };
    await pRetry(look, {
      ...PAUSES,
      ...(signal && { signal }),
      shouldRetry: ({ error }) => error instanceof IncompleteAnswer && performance.now() < giveUpAt,
    });
    checked += 1;
    onChecked?.(checked);
  }

  await pMap(Object.entries(partitions), checkOne, { concurrency: AT_ONCE, ...(signal && { signal }) });
}

async function countPartition(table: DirectoryTable, release: number, list: List): Promise<number> {
  const { count } = requestsOf(table);
  const of = { index: list.index, key: partitionKey(release, list) };
  let total = 0;
  let after: Record<string, string> | undefined;
  do {
    const counted = await count(of, after);
    total += counted.count;
    after = counted.last;
  } while (after);
  return total;
}
