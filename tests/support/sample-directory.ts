import type { Directory } from '@tussock/core/directory/directory';
import { validFolder } from '../../scripts/seed/folder/valid-folder';

export const SAMPLE = 'scripts/sample';

let read: Promise<Directory> | undefined;

/** The sample, read once for all test files of a worker: nothing may change it. */
export function sampleDirectory(): Promise<Directory> {
  read ??= validFolder(SAMPLE, { quiet: true });
  return read;
}
