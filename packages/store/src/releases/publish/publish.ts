import type { DirectoryTable } from '../../table/engine/client';
import { PublishConflict } from '../../table/errors';
import { overruled } from '../denied';
import type { Lifecycle } from '../lifecycle';
import { movePointer } from '../lifecycle-changes';
import { makeLive } from '../make-live';
import { contentDigest } from './digest';
import { findPlan, findStaged, type Wanted } from './plan';
import { restoreSearchFile, searchFileVersion } from './store-search-file';
import { type Publication, type WriteReleaseOptions, writeRelease } from './write-release';

export type { Publication, PublishProgress } from './write-release';

export interface PublishOptions extends WriteReleaseOptions {
  /** ISO 8601 in UTC; now, if it is not given. A run that resumes another keeps the time of that one. */
  publishedAt?: string;
  /** The release that this one was compared with, null for none: another one that is live then is a conflict. */
  comparedWith?: number | null;
}

export interface Published {
  release: number;
  /** False when the live release already is this content: nothing was written. */
  changed: boolean;
  /** True if this run resumed an unfinished one; going back to a release that was live is none. */
  continued: boolean;
  /** The release that was live before; null for the first. */
  before: number | null;
}

/**
 * Writes a release beside the others, checks that it can be read whole, and then moves the pointer. Killed at any
 * moment, the live release stays as it is and the next run with the same content resumes. Throws `StoreUnavailable`,
 * `PublishConflict` when another publisher was faster, and `RecordTooLarge`; nothing is live then that was not before.
 */
export async function publishRelease(
  table: DirectoryTable,
  publication: Publication,
  options: PublishOptions = {},
): Promise<Published> {
  const { seen, isNew, ...published } = await stage(table, publication, options, { unseen: false });
  if (isNew) await movePointer(table, seen, published.release);
  else if (published.changed) await makeLive(table, seen, published.release);
  return published;
}

/** Does all that publishing does but move the pointer: nobody can read the release without the token of a preview. */
export async function stageRelease(
  table: DirectoryTable,
  publication: Publication,
  options: PublishOptions = {},
): Promise<Published> {
  const { seen: _, isNew: __, ...published } = await stage(table, publication, options, { unseen: true });
  return published;
}

/**
 * Makes a release live that was written by `stageRelease`. Throws `ReleaseGone` where there is none to be made live, and
 * `PublishConflict` where another release is live than the one that it was compared with.
 */
export async function publishStaged(table: DirectoryTable, release: number): Promise<Published> {
  const seen = await findStaged(table, release);
  await makeLive(table, seen, release);
  return { release, changed: true, continued: true, before: seen?.release ?? null };
}

/** Throws where `publishStaged` would. */
export async function checkStaged(table: DirectoryTable, release: number): Promise<void> {
  await findStaged(table, release);
}

async function stage(
  table: DirectoryTable,
  publication: Publication,
  options: PublishOptions,
  { unseen }: Pick<Wanted, 'unseen'>,
): Promise<Published & { seen: Lifecycle | null; isNew: boolean }> {
  const { tables, content, textIndex } = publication;
  const { searchFiles, comparedWith } = options;
  const digest = contentDigest(tables, content, textIndex, searchFileVersion(content, searchFiles));
  const wanted = { digest, published_at: options.publishedAt ?? new Date().toISOString(), unseen };
  const plan = await findPlan(table, wanted, (denied) => overruled(tables, denied).length > 0);
  const { seen } = plan;
  const before = seen?.release ?? null;
  if (comparedWith !== undefined && comparedWith !== before)
    throw new PublishConflict('Another release went live meanwhile');
  if (plan.state === 'write') {
    const release = await writeRelease(table, publication, { plan, wanted }, options);
    return { seen, isNew: true, release, changed: true, continued: plan.unfinished !== null, before };
  }
  const { state, release } = plan;
  await restoreSearchFile(table, release, searchFiles, { content, textIndex });
  if (state === 'live') return { seen, isNew: false, release, changed: false, continued: false, before };
  const continued = !seen?.were_live.includes(release);
  return { seen, isNew: false, release, changed: true, continued, before };
}
