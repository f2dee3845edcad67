import { readFileSync, type Stats, statSync } from 'node:fs';
import { megabytes } from '../../cli/text';
import { UnreadableFile } from './text';

/** A table of 10,000 offers is about 35 MB. */
export const LARGEST_MEGABYTES = 40;

/**
 * The bytes of a data file. Throws `UnreadableFile` for what is no regular file, which could keep the command waiting or
 * reading for ever, and for one larger than `largest` bytes.
 */
export function readDataFile(path: string, largest: number): Uint8Array {
  const stats = statSync(path);
  if (!stats.isFile()) throw new UnreadableFile(`is ${kindOf(stats)}. Put a file with the rows here`);
  if (stats.size > largest) {
    const sizes = `is ${megabytes(stats.size)}; at most ${megabytes(largest)} are read`;
    throw new UnreadableFile(`${sizes}. If it is the right file, add --largest-file with its size in MB`);
  }
  // Files that the system makes up as they are read, as under /proc, have no size and may have no end.
  return stats.size === 0 ? new Uint8Array() : readFileSync(path);
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a pipe';
  if (stats.isSocket()) return 'a socket';
  return 'a device';
}
