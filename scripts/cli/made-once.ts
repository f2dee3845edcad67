import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a folder that others may make at the same time: it is there whole, or not at all. Throws what `make` throws.
 * @param make fills an empty folder beside it, which then takes its name
 */
export async function madeOnce(folder: string, make: (draft: string) => Promise<unknown>): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}.`);
  try {
    await make(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another run made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** The folder of something that is made once for each of its versions, beside the packages that are installed. */
export const cachedFolder = (name: string, version: string): string =>
  join(import.meta.dirname, '..', '..', 'node_modules', '.cache', name, version);
