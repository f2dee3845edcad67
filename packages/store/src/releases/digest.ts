import { createHash, type Hash } from 'node:crypto';
import type { Assembled } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';

/** Raised when the same content would be stored in another way, so that it is published anew. */
const LAYOUT = 3;

/** The same for the same content, whatever the order of fields; it names what a release is made of. */
export function contentDigest(tables: Directory, content: Assembled, textIndex: string): string {
  const hash = createHash('sha256').update(`layout ${LAYOUT}\n`);
  addParts(hash, tables);
  addParts(hash, content);
  return hash.update(textIndex).digest('hex');
}

/** Row by row, so that no text of the whole directory is made. */
function addParts(hash: Hash, parts: object): void {
  for (const [name, part] of Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\n${name}\n`);
    for (const row of Array.isArray(part) ? part : [part]) hash.update(`${canonical(row)}\n`);
  }
}

const canonical = (value: unknown) =>
  JSON.stringify(value, (_, field: unknown) =>
    field && typeof field === 'object' && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
