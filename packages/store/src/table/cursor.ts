import * as z from 'zod';
import { BadCursor } from './errors';

/** Where a list continues: the release, the list, and how many rows were read before. */
export interface Cursor {
  release: number;
  list: string;
  start: number;
}

/** The version of what `encodeCursor` writes, and the first part of it. */
const VERSION = 2;

const place = z.tuple([z.int().positive(), z.string().min(1), z.int().positive()]);

const encoded = (parts: readonly unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** An opaque text for addresses: base64url of JSON. */
export const encodeCursor = ({ release, list, start }: Cursor) => encoded([VERSION, release, list, start]);

/** Reads what `encodeCursor` writes, and what it wrote before it had versions. Throws `BadCursor` for all else. */
export function decodeCursor(text: string): Cursor {
  const parts = partsOf(text);
  const hasVersion = parts.length !== 3 && typeof parts[0] === 'number';
  if (hasVersion && parts[0] !== VERSION) throw new BadCursor('comes from another version of this API');
  const { data } = place.safeParse(hasVersion ? parts.slice(1) : parts);
  if (!data || encoded(parts) !== text) throw new BadCursor();
  const [release, list, start] = data;
  return { release, list, start };
}

function partsOf(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
