import { type DirectoryTable, openDirectoryTable } from '@tussock/store/client';
import { localSqlite } from '@tussock/store/local-sqlite';
import type { SearchFileTarget } from '@tussock/store/search-file-target';
import { DIRECTORY_TABLE } from '@tussock/store/table';
import { type Env, linked } from '../cli/linked';
import {
  openTarget,
  type TableKind,
  type Target,
  type Work,
  type WorkOptions,
  withTarget,
} from '../cli/target';
import { say } from '../cli/terminal';
import { localSearchFiles } from '../local/search-files';
import { invalidateEdge } from './edge';
import { searchFilesInBucket } from './search-bucket';

const DIRECTORY: TableKind<DirectoryTable> = {
  noun: 'directory',
  variable: 'DIRECTORY_TABLE',
  resource: 'SST_RESOURCE_DirectoryTable',
  open: (env) => openDirectoryTable('writer', env),
  definition: DIRECTORY_TABLE,
  madeBy: 'npm run seed -- publish makes it',
};

export type DirectoryTarget = Target<DirectoryTable>;

/** Makes the table where it is missing. */
export const openDirectoryTarget = () => openTarget(DIRECTORY, { makes: true });

/** Opens the directory table of the environment for a piece of work. */
export const withDirectory = <R>(work: Work<DirectoryTable, R>, options?: WorkOptions): Promise<R> =>
  withTarget(DIRECTORY, work, options);

/**
 * Invalidates the cache in front of the site, where it has one, and says so. It follows each change of what visitors read, and a command
 * that finds its change made already: the run that made it may have been stopped before this.
 */
export async function clearEdge({ onAws }: DirectoryTarget, tell = say): Promise<void> {
  if (!onAws) return;
  const { DISTRIBUTION_ID, SST_RESOURCE_Distribution } = process.env;
  const done = await invalidateEdge(DISTRIBUTION_ID ?? linked(SST_RESOURCE_Distribution, 'id'));
  if (done) tell(done);
}

/** The search files of the target; undefined for a stage on AWS that has no bucket for them. */
export function searchFilesOf({ table, onAws }: DirectoryTarget, env: Env = process.env) {
  if (!onAws) return localSearchFiles();
  const bucket = env.SEARCH_FILES_BUCKET ?? linked(env.SST_RESOURCE_SearchFiles, 'name');
  return bucket ? searchFilesInBucket(table, bucket, env) : undefined;
}

/** Where a publish stores search files; undefined where it cannot, and large releases are searched in memory. */
export async function searchTargetOf(target: DirectoryTarget): Promise<SearchFileTarget | undefined> {
  const [files, sqlite] = [searchFilesOf(target), await localSqlite()];
  return files && sqlite ? { files, sqlite } : undefined;
}
