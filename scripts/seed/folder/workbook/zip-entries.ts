import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const DEFLATED = 8;

/** A file of a zip archive, as the list of files states it. */
interface ZipEntry {
  method: number;
  /** Bytes in the archive, and once they are unpacked. */
  packed: number;
  unpacked: number;
  /** Where its own header begins. */
  offset: number;
}

/** The files of a zip archive; null without a whole list of them. */
function entriesOf(bytes: Uint8Array): ZipEntry[] | null {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === null) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== ENTRY) return null;
    entries.push({
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  // Bytes in between would be a list of their own to the library, which counts from the end.
  return at === end ? entries : null;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Where the end of the list begins; a comment of up to 64 KB may follow it. */
function endOf(view: DataView): number | null {
  for (let at = view.byteLength - END_LENGTH; at >= Math.max(0, view.byteLength - 65_600); at--)
    if (view.getUint32(at, true) === END) return at;
  return null;
}

/** Bytes that the files of a zip archive take once they are unpacked, as its list of files states; null without such a list. */
export const unpackedSize = (bytes: Uint8Array): number | null =>
  entriesOf(bytes)?.reduce((size, { unpacked }) => size + unpacked, 0) ?? null;

/**
 * Whether no file of a zip archive unpacks to more than its list states: the library that reads it finds that out when all of it is in
 * memory. Each is unpacked up to there, and nothing of it is kept. What is damaged in another way is left to the library.
 */
export async function unpacksAsStated(bytes: Uint8Array): Promise<boolean> {
  const view = viewOf(bytes);
  for (const { method, packed, unpacked, offset } of entriesOf(bytes) ?? []) {
    if (method !== DEFLATED || offset + LOCAL_LENGTH > bytes.length) continue;
    const names = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    const start = offset + LOCAL_LENGTH + names;
    if (await isLonger(bytes.subarray(start, start + packed), unpacked)) return false;
  }
  return true;
}

async function isLonger(packed: Uint8Array, stated: number): Promise<boolean> {
  let size = 0;
  try {
    await pipeline([packed], createInflateRaw(), async (pieces: AsyncIterable<Buffer>) => {
      for await (const { length } of pieces) {
        size += length;
        if (size > stated) return;
      }
    });
  } catch {
    // Not whole, or no such data.
  }
  return size > stated;
}
