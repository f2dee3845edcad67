import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type JSZip from 'jszip';

/**
 * Whether the files of an archive take at most so many bytes once they are unpacked, whatever the archive states. Each is unpacked as
 * far as that, and nothing of it is kept. What is damaged in another way is left to the library that reads the workbook.
 */
export async function unpacksWithin(archive: JSZip, most: number): Promise<boolean> {
  let size = 0;
  const counter = () =>
    new Writable({
      write({ length }: Buffer, _, done) {
        size += length;
        done(size > most ? new Error('larger') : null);
      },
    });
  for (const file of Object.values(archive.files)) {
    // Larger, not whole, or no such data.
    await pipeline(file.nodeStream(), counter()).catch(() => {});
    if (size > most) return false;
  }
  return true;
}
