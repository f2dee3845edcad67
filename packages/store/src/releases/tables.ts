import { type Directory, directory } from '@tussock/core/directory/directory';
import { type ChunkedText, readChunks } from '../table/chunks';
import type { DirectoryTable } from '../table/client';
import { ReleaseGone, ReleaseUnreadable } from '../table/errors';
import { storedAs } from '../table/stored';
import { readManifest } from './manifest';

/** What a release was made from: for export, diff and the changelog. Throws `ReleaseGone` and `ReleaseUnreadable`. */
export const readTables = async (table: DirectoryTable, release: number): Promise<Directory> =>
  storedAs(directory, JSON.parse(await readText(table, release, 'tables')));

/** A chunked text of a whole release. Throws `ReleaseGone` and `ReleaseUnreadable`. */
export async function readText(table: DirectoryTable, release: number, text: ChunkedText): Promise<string> {
  const manifest = await readManifest(table, release);
  if (manifest?.state === 'unreadable') throw new ReleaseUnreadable(release, manifest.format);
  if (manifest?.state !== 'ready') throw new ReleaseGone(release);
  return readChunks(table, release, text, manifest.chunks[text] ?? 0);
}
