import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder with those above it. Throws what the system says: on a read-only disk Node's own recursive way says that there is no
 * such folder (ENOENT), so the first that is missing is tried alone.
 */
export function makeFolder(folder: string, mode = 0o777, make = mkdirSync): void {
  try {
    make(folder, { recursive: true, mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') make(firstMissing(folder), { mode });
    throw error;
  }
}

function firstMissing(folder: string): string {
  let missing = resolve(folder);
  while (!existsSync(dirname(missing))) missing = dirname(missing);
  return missing;
}
