import * as z from 'zod';
import { BadCursor } from './errors';

const cursor = z.tuple([z.int().positive(), z.string().min(1), z.int().positive()]);

/** Where a list goes on: the release, the list, and how many rows were read before. */
export interface Cursor {
  release: number;
  list: string;
  start: number;
}

/** An opaque text for addresses: base64url of JSON. */
export function encodeCursor({ release, list, start }: Cursor): string {
  return Buffer.from(JSON.stringify([release, list, start])).toString('base64url');
}

/** Throws `BadCursor` for whatever `encodeCursor` did not write. */
export function decodeCursor(text: string): Cursor {
  try {
    const [release, list, start] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    const decoded = { release, list, start };
    if (encodeCursor(decoded) === text) return decoded;
  } catch {
    // Not base64url, not JSON or not a cursor: all the same to the caller.
  }
  throw new BadCursor('The cursor is not one of this directory');
}
