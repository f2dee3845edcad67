import { closeSync, openSync, readFileSync, readSync, type Stats, statSync } from 'node:fs';
import { count, megabytes } from '../../cli/text';
import { UnreadableFile } from './text';

/** A table of 10,000 offers is about 35 MB. */
export const LARGEST_MEGABYTES = 40;

/** Short rows fill memory long before their file is large, most of all where each of them is wrong. */
export const ROWS_PER_MEGABYTE = 5_000;

const PIECE_BYTES = 1024 * 1024;

/** A data file that may be read. */
export interface DataFile {
  /** 0 too for files that the system makes up as they are read, as under /proc, which may have no end. */
  size: number;
  bytes(): Buffer;
  /** The same bytes, some at a time. */
  pieces(): Iterable<Buffer>;
}

/**
 * Opens a data file. Throws `UnreadableFile` for what is no regular file, which could keep the command waiting or
 * reading for ever, and for one larger than `largest` bytes.
 */
export function openDataFile(path: string, largest: number): DataFile {
  const stats = statSync(path);
  if (!stats.isFile()) throw new UnreadableFile(`is ${kindOf(stats)}. Put a file with the rows here`);
  const { size } = stats;
  if (size > largest) {
    const sizes = `is ${megabytes(size)}; at most ${megabytes(largest)} are read`;
    throw new UnreadableFile(`${sizes}. If it is the right file, add --largest-file with its size in MB`);
  }
  return {
    size,
    bytes: () => (size === 0 ? Buffer.alloc(0) : readFileSync(path)),
    pieces: () => (size === 0 ? [] : piecesOf(path)),
  };
}

/** Why a table has more rows than can be checked where files of so many megabytes are read; null where it has not. */
export function tooManyRows(rows: number, largest: number): string | null {
  const most = largest * ROWS_PER_MEGABYTE;
  if (rows <= most) return null;
  const needed = Math.ceil(rows / ROWS_PER_MEGABYTE);
  return `has ${count(rows, 'row')}; at most ${count(most, 'row')} are read. Delete those that are no data. If all are, add --largest-file ${needed}`;
}

function* piecesOf(path: string): Generator<Buffer> {
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const piece = Buffer.allocUnsafe(PIECE_BYTES);
      const read = readSync(file, piece);
      if (read === 0) return;
      yield piece.subarray(0, read);
    }
  } finally {
    closeSync(file);
  }
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a pipe';
  if (stats.isSocket()) return 'a socket';
  return 'a device';
}
