import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explained, localFolder, openLocalFolder } from './folder';

const fileIn = (folder: string) => join(folder, 'site-address');

/** Stores where the site of a local folder is served, for commands that print addresses of its pages. */
export function storeSiteAddress(address: string, folder = localFolder()): void {
  openLocalFolder(folder);
  explained(folder, () => writeFileSync(fileIn(folder), `${address}\n`));
}

/** Where the site of a local folder is served, or was served last; null where it never was. */
export function lastSiteAddress(folder = localFolder()): string | null {
  try {
    return readFileSync(fileIn(folder), 'utf8').trim() || null;
  } catch {
    return null;
  }
}
