import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ifConditionHolds } from '@tussock/server/table/conditional';
import { send, type Table } from '@tussock/server/table/table';
import * as z from 'zod';
import { PublishConflict } from '../table/errors';
import { LIVE, RELEASES, withoutKeys } from '../table/keys';
import { hashOf } from './hash';
import { allManifests, type Manifest, readItem } from './manifest';

const release = z.int().positive();

/**
 * Which release is live, which were, and which are withdrawn. It is one item and is replaced as a whole, so that no crash
 * can leave a release that was live without a record of it.
 */
export const lifecycle = z.object({
  release,
  /** The stored releases that are or were live, ascending. */
  were_live: z.array(release),
  /** Nobody may read these. A successor's changelog compares with the withdrawn release. */
  withdrawn: z.array(z.object({ release, successors: z.array(release) })),
  /** Counts the changes of this item: each is made to the one that was read. */
  revision: z.int().nonnegative(),
});
export type Lifecycle = z.infer<typeof lifecycle>;

/** Which release is live and which were; null when nothing was ever published. */
export async function readLifecycle(table: Table): Promise<Lifecycle | null> {
  const item = await readItem(table, { pk: RELEASES, sk: LIVE });
  if (!item) return null;
  if (item.were_live !== undefined) return lifecycle.parse(withoutKeys(item));
  const live = release.parse(item.release);
  return {
    release: live,
    were_live: provenLive(live, await allManifests(table)),
    withdrawn: [],
    revision: 0,
  };
}

/**
 * For a directory of before this was recorded: a release was live if it is live now, or if another one was made from it.
 * Of any other nothing proves it, and it counts as never live.
 */
function provenLive(live: number, all: readonly Manifest[]): number[] {
  const bases = all.flatMap(({ base }) => base ?? []);
  const stored = new Set(all.filter(({ state }) => state !== 'pruned').map((one) => one.release));
  return ascending([live, ...bases].filter((one) => one === live || stored.has(one)));
}

const ascending = (releases: readonly number[]) => [...new Set(releases)].sort((a, b) => a - b);

/** Number of the live release; null when nothing was ever published. */
export const readPointer = async (table: Table): Promise<number | null> =>
  (await readLifecycle(table))?.release ?? null;

/** The newest release that is or was live. Its number is higher than the live one's after a roll-back. */
export const newestOf = (known: Lifecycle | null): number | null => known?.were_live.at(-1) ?? null;

export const isWithdrawn = (known: Lifecycle | null, release: number): boolean =>
  known?.withdrawn.some((one) => one.release === release) ?? false;

/** What would be known if a release went live now. */
export const asIfLive = (known: Lifecycle | null, release: number): Lifecycle => ({
  release,
  were_live: ascending([...(known?.were_live ?? []), release]),
  withdrawn: known?.withdrawn ?? [],
  revision: known?.revision ?? 0,
});

/** Whether visitors may read a release, and a roll-back may lead to it: it is or was live, and is not withdrawn. */
export const mayBeRead = (known: Lifecycle | null, release: number): boolean =>
  (known?.were_live.includes(release) ?? false) && !isWithdrawn(known, release);

/**
 * Makes a release live if, since `seen` was read, no other went live and none was withdrawn. Doing it twice does no harm. Answers what is
 * stored now. Throws `PublishConflict`.
 */
export const movePointer = (table: Table, seen: Lifecycle | null, to: number): Promise<Lifecycle> =>
  change(table, seen, (now) => {
    if (now?.release === to) return null;
    const isAsSeen = now?.release === seen?.release && newestOf(now) === newestOf(seen);
    if (!isAsSeen || isWithdrawn(now, to)) throw new PublishConflict('Another release went live meanwhile');
    // It may be made from what was withdrawn, and nothing would take that out of it.
    if ((now?.withdrawn.length ?? 0) !== (seen?.withdrawn.length ?? 0))
      throw new PublishConflict('A release was withdrawn meanwhile');
    return {
      release: to,
      were_live: ascending([...(now?.were_live ?? []), to]),
      withdrawn: now?.withdrawn ?? [],
    };
  });

/** Withdraws a release that was live. Throws `PublishConflict` when it is live again. */
export const addWithdrawn = (table: Table, seen: Lifecycle, entry: Lifecycle['withdrawn'][number]) =>
  change(table, seen, (now) => {
    if (now === null || now.release === entry.release)
      throw new PublishConflict(`Release ${entry.release} went live meanwhile`);
    if (isWithdrawn(now, entry.release)) return null;
    return { ...now, withdrawn: [...now.withdrawn, entry] };
  });

/** Forgets releases that are no longer stored, so that the item stays small. */
export const forget = (table: Table, gone: ReadonlySet<number>): Promise<unknown> =>
  change(table, null, (now) => {
    if (now === null || !now.were_live.some((one) => gone.has(one))) return null;
    return { ...now, were_live: now.were_live.filter((one) => !gone.has(one)) };
  });

const TRIES = 10;

/**
 * Replaces the item by what `next` makes of it, and makes it anew as often as another process was faster. `next` answers null
 * where the item says what is wanted already: a retry inside the SDK may find its own first attempt done.
 */
async function change(
  table: Table,
  seen: Lifecycle | null,
  next: (now: Lifecycle | null) => Omit<Lifecycle, 'revision'> | null,
): Promise<Lifecycle> {
  let now = seen ?? (await readLifecycle(table));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const wanted = next(now);
    if (wanted === null) return now as Lifecycle;
    const entry: Lifecycle = { ...wanted, revision: (now?.revision ?? 0) + 1 };
    if (await replace(table, now, entry)) return entry;
    now = await readLifecycle(table);
  }
  throw new PublishConflict('Other processes changed the releases again and again');
}

/** Writes the item over the one that was read; false when it has changed. */
async function replace(table: Table, read: Lifecycle | null, entry: Lifecycle): Promise<boolean> {
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
  // An item of before revisions were counted has none.
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
