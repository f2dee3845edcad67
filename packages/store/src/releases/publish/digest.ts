import { createHash, type Hash } from 'node:crypto';
import type { Assembled } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { stringify } from 'safe-stable-stringify';
import { FORMAT } from '../format';

/** The same for the same content in the same format, whatever the order of fields. */
export function contentDigest(
  tables: Directory,
  content: Assembled,
  textIndex: Uint8Array,
  /** The version of the search file that it gets; null for none. */
  searchVersion: number | null,
): string {
  const hash = createHash('sha256').update(`format ${FORMAT}\n`);
  if (searchVersion !== null) hash.update(`search file ${searchVersion}\n`);
  addParts(hash, tables);
  addParts(hash, content);
  return hash.update(textIndex).digest('hex');
}

/** Row by row, so that no text of the whole directory is made. */
function addParts(hash: Hash, parts: object): void {
  for (const [name, part] of Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\n${name}\n`);
    for (const row of Array.isArray(part) ? part : [part]) hash.update(`${stringify(row)}\n`);
  }
}
