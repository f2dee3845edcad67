/** A file that cannot be read as text or as its format; `line` is where, if known. */
export class UnreadableFile extends Error {
  readonly line: number | null;
  constructor(reason: string, line: number | null = null) {
    super(reason);
    this.line = line;
  }
}

/** Text of a UTF-8 file without its byte order mark. Throws `UnreadableFile` naming the line for any other encoding. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new UnreadableFile('is written in UTF-16; save it as UTF-8');
  }
  if (bytes.subarray(0, 4096).includes(0)) throw new UnreadableFile('is not a text file');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile(
      'is not UTF-8 (was it saved as Windows-1252?); save it as UTF-8',
      badLine(bytes),
    );
  }
}

function badLine(bytes: Uint8Array): number | null {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline === -1 ? bytes.length : newline;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    start = end + 1;
  }
  return null;
}

/** 1-based line of a character position. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
