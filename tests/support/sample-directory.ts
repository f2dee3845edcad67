import type { Directory } from '@tussock/core/directory/directory';
import { validFolder } from '../../scripts/seed/folder/valid-folder';

export const SAMPLE = 'scripts/sample';

let read: Promise<Directory> | undefined;

/** The sample, read once for all test files of a worker: a test that changed it would change it for others, and throws. */
export function sampleDirectory(): Promise<Directory> {
  read ??= validFolder(SAMPLE, { quiet: true }).then(frozen);
  return read;
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const field of Object.values(value)) frozen(field);
  return value;
}
