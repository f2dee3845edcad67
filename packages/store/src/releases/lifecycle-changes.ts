import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ifConditionHolds } from '@tussock/server/table/conditional';
import { send } from '@tussock/server/table/table';
import type { DirectoryTable } from '../table/engine/client';
import { PublishConflict } from '../table/errors';
import { LIVE, RELEASES } from '../table/keys';
import { hashOf } from './chain/hash';
import { asIfLive, isWithdrawn, type Lifecycle, lifecycle, newestOf, readLifecycle } from './lifecycle';

/**
 * Makes a release live if, since `seen` was read, no other went live and none was withdrawn. Doing it twice does no harm. Answers what is
 * stored now. `check` is called before each try, after the read that the try builds on, and may throw. Throws `PublishConflict`.
 */
export const movePointer = (
  table: DirectoryTable,
  seen: Lifecycle | null,
  to: number,
  check?: () => Promise<void>,
): Promise<Lifecycle> =>
  change(table, seen, async (now) => {
    if (now?.release === to) return null;
    const isAsSeen = now?.release === seen?.release && newestOf(now) === newestOf(seen);
    if (!isAsSeen) throw new PublishConflict('Another release went live meanwhile');
    if (isWithdrawn(now, to)) throw new PublishConflict(`Release ${to} was withdrawn meanwhile`);
    // It may be made from what was withdrawn, and nothing would take that out of it.
    if ((now?.withdrawn.length ?? 0) !== (seen?.withdrawn.length ?? 0))
      throw new PublishConflict('A release was withdrawn meanwhile');
    await check?.();
    return asIfLive(now, to);
  });

/**
 * Withdraws a release that was live. `successors` is asked before each try, after the read that the try builds on: one that goes live
 * meanwhile may be made from it. Throws `PublishConflict` when it is live again.
 */
export const addWithdrawn = (
  table: DirectoryTable,
  seen: Lifecycle,
  { release, successors }: { release: number; successors: () => Promise<number[]> },
) =>
  change(table, seen, async (now) => {
    if (now === null || now.release === release)
      throw new PublishConflict(`Release ${release} went live meanwhile`);
    if (isWithdrawn(now, release)) return null;
    return { ...now, withdrawn: [...now.withdrawn, { release, successors: await successors() }] };
  });

/** Forgets releases that are no longer stored, so that the item stays small. */
export const forget = (table: DirectoryTable, gone: ReadonlySet<number>): Promise<unknown> =>
  change(table, null, (now) => {
    if (now === null || !now.were_live.some((one) => gone.has(one))) return null;
    return { ...now, were_live: now.were_live.filter((one) => !gone.has(one)) };
  });

/**
 * Writes the item again as it is, with the next revision, and answers it. A process that read it earlier has to
 * read it again before it can make another release live, and then sees whatever was written before this call, such as the mark of a prune.
 */
export const fence = (table: DirectoryTable): Promise<Lifecycle | null> =>
  change(table, null, (now) => now && { ...now });

const TRIES = 10;

type Change = Omit<Lifecycle, 'revision'> | null;

/**
 * Replaces the item by what `next` makes of it, and makes it anew as often as another process was faster. `next` answers null
 * where the item says what is wanted already: a retry inside the SDK may find its own first attempt done.
 */
async function change(
  table: DirectoryTable,
  seen: Lifecycle | null,
  next: (now: Lifecycle | null) => Change | Promise<Change>,
): Promise<Lifecycle> {
  let now = seen ?? (await readLifecycle(table));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const wanted = await next(now);
    if (wanted === null) return now as Lifecycle;
    const entry: Lifecycle = { ...wanted, revision: (now?.revision ?? 0) + 1 };
    if (await replace(table, now, entry)) return entry;
    now = await readLifecycle(table);
  }
  throw new PublishConflict('Other processes changed the releases again and again');
}

/** Writes the item over the one that was read; false when it has changed. */
async function replace(table: DirectoryTable, read: Lifecycle | null, entry: Lifecycle): Promise<boolean> {
  const input = {
    TableName: table.name,
    // For `verify`: a byte that changes by itself is found.
    Item: { pk: RELEASES, sk: LIVE, ...lifecycle.parse(entry), hash: hashOf(lifecycle.parse(entry)) },
    ...conditionOf(read),
  };
  return (await ifConditionHolds(send(table, new PutCommand(input)))) !== null;
}

function conditionOf(read: Lifecycle | null) {
  if (read === null) return { ConditionExpression: 'attribute_not_exists(pk)' };
  // An item from before revisions were counted has none.
  const isUnchanged = read.revision === 0 ? 'attribute_not_exists(revision)' : 'revision = :revision';
  return {
    ConditionExpression: `#release = :release AND ${isUnchanged}`,
    ExpressionAttributeNames: { '#release': 'release' },
    ExpressionAttributeValues: {
      ':release': read.release,
      ...(read.revision > 0 && { ':revision': read.revision }),
    },
  };
}
