import { openDirectoryTable } from '@tussock/store/client';
import { DIRECTORY_TABLE } from '@tussock/store/table';
import { type Env, linked, openTarget, type TableKind, type Target, withTarget } from '../cli/target';
import { localSearchFiles, localSearchTarget } from '../local/search-files';
import { invalidateEdge } from './edge';

const DIRECTORY: TableKind = {
  noun: 'directory',
  variable: 'DIRECTORY_TABLE',
  resource: 'SST_RESOURCE_DirectoryTable',
  open: (env) => openDirectoryTable('writer', env),
  definition: DIRECTORY_TABLE,
  reassurance: ' Nothing was published.',
};

export type DirectoryTarget = Target;

export const openDirectoryTarget = () => openTarget(DIRECTORY);

/** Opens the directory table of the environment for a piece of work. */
export const withDirectory = <R>(work: (target: DirectoryTarget) => Promise<R>): Promise<R> =>
  withTarget(DIRECTORY, work);

/** Invalidates the cache in front of the site. Returns what was done, null where there is no such cache. */
export async function invalidate({ onAws }: DirectoryTarget, env: Env = process.env): Promise<string | null> {
  if (!onAws) return null;
  return invalidateEdge(env.DISTRIBUTION_ID ?? linked(env.SST_RESOURCE_Distribution, 'id'));
}

/** Where the search files of large releases go. On AWS there are none yet: such releases are searched in memory. */
export const searchTargetOf = async ({ onAws }: DirectoryTarget) => (onAws ? undefined : localSearchTarget());
export const searchFilesOf = ({ onAws }: DirectoryTarget) => (onAws ? undefined : localSearchFiles());
