const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

/** Bytes that the files of a zip archive take once they are unpacked, as its list of files states; null without such a list. */
export function unpackedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== ENTRY) return null;
    size += view.getUint32(at + 24, true);
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return size;
}

/** Where the end of the list begins; a comment of up to 64 KB may follow it. */
function endOf(view: DataView): number | null {
  for (let at = view.byteLength - END_LENGTH; at >= Math.max(0, view.byteLength - 65_600); at--)
    if (view.getUint32(at, true) === END) return at;
  return null;
}
