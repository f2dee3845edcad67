import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explained, localFolder, openLocalFolder } from './folder';

const fileOf = () => join(localFolder(), 'site-address');

/** Stores where the local site is served, for commands that print addresses of its pages. */
export function storeSiteAddress(address: string): void {
  const folder = localFolder();
  openLocalFolder(folder);
  explained(folder, () => writeFileSync(fileOf(), `${address}\n`));
}

/** Where the local site is served, or was served last; null where it never was. */
export function lastSiteAddress(): string | null {
  try {
    return readFileSync(fileOf(), 'utf8').trim() || null;
  } catch {
    return null;
  }
}
