import { isUtf8 } from 'node:buffer';

const LINE_FEED = 0x0a;

/** A file that cannot be read as text or as its format; `line` is where, if known. */
export class UnreadableFile extends Error {
  readonly line: number | null;
  constructor(reason: string, line: number | null = null) {
    super(reason);
    this.line = line;
  }
}

/**
 * Text of a file in UTF-8, or in UTF-16 with a byte order mark, which is left out. Throws `UnreadableFile` naming the line
 * for any other encoding: Windows-1252 has no macrons, so that what was saved in it has lost them.
 */
export const decodeText = (bytes: Buffer, format: Format): string => utf8Of(bytes, format).toString();

/** The same text in UTF-8: that of a large file is longer than a string can be. */
export function utf8Of(bytes: Buffer, format: Format): Buffer {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return Buffer.from(decodeUtf16(bytes, 'utf-16le', format));
  if (first === 0xfe && second === 0xff) return Buffer.from(decodeUtf16(bytes, 'utf-16be', format));
  if (bytes.subarray(0, 4096).includes(0))
    throw new UnreadableFile(`is not a text file. Save it as ${IN_UTF_8[format]}`);
  if (isUtf8(bytes)) return withoutMark(bytes);
  const from = format === 'CSV' ? ' from the spreadsheet' : '';
  throw new UnreadableFile(
    `is not UTF-8 (was it saved as Windows-1252, which has no macrons?). Save it again${from} as ${IN_UTF_8[format]}`,
    badLine(bytes),
  );
}

/** What the file is to be, for the advice how to save it. */
type Format = keyof typeof IN_UTF_8;

/** CSV UTF-8 is what spreadsheets call it. */
const IN_UTF_8 = { CSV: 'CSV UTF-8', JSON: 'JSON in UTF-8' };

export const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

export const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes;

function decodeUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be', format: Format): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile(
      `is damaged: it is UTF-16 that ends within a character. Save it as ${IN_UTF_8[format]}`,
    );
  }
}

function badLine(bytes: Uint8Array): number | null {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const newline = bytes.indexOf(LINE_FEED, start);
    const end = newline === -1 ? bytes.length : newline;
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
  return null;
}

/** 1-based line of a byte. */
export function lineOfByte(bytes: Buffer, position: number): number {
  let line = 1;
  const before = bytes.subarray(0, position);
  for (let at = before.indexOf(LINE_FEED); at !== -1; at = before.indexOf(LINE_FEED, at + 1)) line += 1;
  return line;
}

/** 1-based line of a character position. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
