import { BYTE_ORDER_MARK } from './text';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
/** 1 for each byte that may begin a text, or begin or end a value. */
const IS_MARK = new Uint8Array(256);
for (const mark of [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT]) IS_MARK[mark] = 1;

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
  const file = new FileInPieces(pieces[Symbol.iterator]());
  try {
    file.openList();
    let [isFirst, end] = [true, COMMA];
    while (end === COMMA) {
      const element = file.nextElement();
      end = file.byte;
      if (end === CLOSE_OBJECT) throw file.noList('a bracket is closed that was not opened');
      // An empty list has nothing between its brackets.
      if (end === COMMA || !isFirst || element.bytes.length > 0) yield element;
      isFirst = false;
    }
    file.closeList();
  } finally {
    file.close();
  }
}

/** A file from its beginning to its end. Of what was read it holds the element under way. */
class FileInPieces {
  private bytes: Buffer = Buffer.alloc(0);
  /** Bytes of the file before those that it holds. */
  private offset = 0;
  /** Of the element under way, among the bytes that it holds. */
  private start = 0;
  /** Of the byte that is looked at. */
  private at = 0;

  constructor(private readonly pieces: Iterator<Buffer>) {}

  close(): void {
    this.pieces.return?.();
  }

  noList(reason: string): NoList {
    return new NoList(reason, this.offset + this.at);
  }

  get byte(): number {
    return this.bytes[this.at] as number;
  }

  openList(): void {
    if (this.more() && this.bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK))
      this.at = BYTE_ORDER_MARK.length;
    if (!this.skipSpaces()) throw this.noList('the file ends too early');
    if (this.byte !== OPEN_LIST) throw this.noList('it is not one list of rows');
  }

  closeList(): void {
    this.at += 1;
    if (this.skipSpaces()) throw this.noList('it is not one list of rows');
  }

  /** The element after the byte that is looked at, which becomes the one after the element: a comma, or a bracket that closes. */
  nextElement(): JsonElement {
    this.at += 1;
    this.start = this.at;
    for (let depth = 0; ; this.at += 1) {
      this.toMark();
      if (this.byte === QUOTE) this.skipText();
      else if (this.byte === OPEN_LIST || this.byte === OPEN_OBJECT) depth += 1;
      else if (depth === 0) return this.element();
      else if (this.byte !== COMMA) depth -= 1;
    }
  }

  private element(): JsonElement {
    const { bytes, at } = this;
    let { start } = this;
    while (start < at && isSpace(bytes[start] as number)) start += 1;
    return { bytes: bytes.subarray(start, at), offset: this.offset + start };
  }

  private toMark(): void {
    do {
      const { bytes } = this;
      let { at } = this;
      while (at < bytes.length && IS_MARK[bytes[at] as number] === 0) at += 1;
      this.at = at;
    } while (this.at === this.bytes.length && this.needMore());
  }

  /** From the quotation mark before a text to the one after it. */
  private skipText(): void {
    do {
      this.at += 1;
      this.toQuote();
    } while (isEscaped(this.bytes, this.at));
  }

  private toQuote(): void {
    let quote = this.bytes.indexOf(QUOTE, this.at);
    while (quote === -1) {
      this.at = this.bytes.length;
      this.needMore();
      quote = this.bytes.indexOf(QUOTE, this.at);
    }
    this.at = quote;
  }

  /** False at the end of the file. */
  private skipSpaces(): boolean {
    do {
      while (this.at < this.bytes.length && isSpace(this.byte)) this.at += 1;
      this.start = this.at;
    } while (this.at === this.bytes.length && this.more());
    return this.at < this.bytes.length;
  }

  private needMore(): true {
    if (!this.more()) throw new NoList('the file ends too early', this.element().offset);
    return true;
  }

  /** Reads the next piece; false at the end of the file. */
  private more(): boolean {
    const next = this.pieces.next();
    if (next.done) return false;
    const held = this.bytes.subarray(this.start);
    this.bytes = held.length === 0 ? next.value : Buffer.concat([held, next.value]);
    this.offset += this.start;
    this.at -= this.start;
    this.start = 0;
    return true;
  }
}

/** Whether an odd number of backslashes is before it. */
function isEscaped(bytes: Buffer, at: number): boolean {
  let first = at;
  while (bytes[first - 1] === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
