import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadableTable } from '../../table/engine/readable-table';
import type { FileOfReads } from '../search-parts';
import { openBucket } from './bucket';
import { downloadedFiles } from './downloaded-files';
import { createFileOf, type FileOfOptions } from './file-of';
import { sqliteOfNode } from './sqlite';

/** A function has ten seconds in all; 100 MB take it one or two. */
const PATIENCE = { wait: 4_000, stall: 2_000, rest: 5_000 };
/** Two releases of so many offers are a gigabyte. */
const MOST_IN_MEMORY = 20_000;

/**
 * What finds the search files for a function: in the bucket that `SEARCH_FILES_BUCKET` names, by way of the function's scratch folder.
 * Without a bucket every release is searched in memory.
 */
export function deployedFileOf(
  { identity }: Pick<ReadableTable, 'identity'>,
  onFailure: FileOfOptions['onFailure'],
): FileOfReads | undefined {
  const name = process.env.SEARCH_FILES_BUCKET;
  if (!name) return undefined;
  const files = downloadedFiles(openBucket(identity, name), join(tmpdir(), 'search'), PATIENCE);
  const sqlite = sqliteOfNode();
  return (reads) => createFileOf(reads, files, sqlite, { mostInMemory: MOST_IN_MEMORY, onFailure });
}
