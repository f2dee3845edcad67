import { BYTE_ORDER_MARK } from './text';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** An element of a list, as it is written. */
export interface JsonElement {
  bytes: Buffer;
  /** Bytes of the file before it. */
  offset: number;
}

/** The file is no list, does not end, or has something before or after the list. */
export class NoList extends Error {
  constructor(
    reason: string,
    /** Bytes of the file before the element under way. */
    readonly offset: number,
  ) {
    super(reason);
  }
}

/**
 * The elements of a list in JSON, in UTF-8, from a file in pieces: the text of a large file is longer than a string can be. Only
 * brackets, commas and quotation marks are looked at: what is between them may be no JSON. Throws `NoList`.
 */
export function* jsonElements(pieces: Iterable<Buffer>): Generator<JsonElement> {
  // From the beginning of the element under way, which has this offset in the file.
  let [bytes, offset]: [Buffer, number] = [Buffer.alloc(0), 0];
  let [start, at, depth, count] = [0, 0, 0, 0];
  let [inText, ended] = [false, false];
  const element = (end: number): JsonElement => {
    while (start < end && isSpace(bytes[start] as number)) start += 1;
    return { bytes: bytes.subarray(start, end), offset: offset + start };
  };
  for (const piece of pieces) {
    bytes = bytes.length === 0 ? piece : Buffer.concat([bytes, piece]);
    if (offset === 0 && bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) && depth === 0)
      at = BYTE_ORDER_MARK.length;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] as number;
      if (inText) {
        const quote = bytes.indexOf(QUOTE, at);
        at = quote === -1 ? bytes.length : quote;
        inText = quote === -1 || isEscaped(bytes, quote);
      } else if (depth === 0) {
        if (isSpace(byte)) continue;
        if (ended || byte !== OPEN_LIST) throw new NoList('it is not one list of rows', offset + at);
        [depth, start] = [1, at + 1];
      } else if (byte === QUOTE) inText = true;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
      else if (byte === COMMA && depth === 1) {
        yield element(at);
        [start, count] = [at + 1, count + 1];
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
        depth -= 1;
        if (depth > 0) continue;
        if (byte === CLOSE_OBJECT) throw new NoList('a bracket is closed that was not opened', offset + at);
        const last = element(at);
        if (count > 0 || last.bytes.length > 0) yield last;
        ended = true;
      }
    }
    const done = depth === 0 ? bytes.length : start;
    [bytes, offset, at, start] = [bytes.subarray(done), offset + done, bytes.length - done, 0];
  }
  if (!ended) throw new NoList('the file ends too early', element(bytes.length).offset);
}

/** Whether an odd number of backslashes is before it. */
function isEscaped(bytes: Buffer, at: number): boolean {
  let first = at;
  while (bytes[first - 1] === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
