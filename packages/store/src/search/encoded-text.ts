import type { IndexedText } from './index-text';
import type { StoredText } from './text-documents';

/** Begins a stored text index, followed by the version and the lengths of its parts. */
const MARK = 'TUSSOCK-TEXT';
const VERSION = 1;
const HEADER = MARK.length + 4 * 4;

/**
 * The format of a stored text index, little-endian: the mark, then the version, the number of words and the bytes of words
 * and of records (4 bytes each); the bytes of each posting (4 bytes each); the words, with line breaks between them; the
 * records as JSON; the postings.
 */
export function encodeText({ words, postings, records }: IndexedText): Buffer {
  const header = Buffer.alloc(HEADER);
  const [allWords, allRecords] = [Buffer.from(words.join('\n')), Buffer.from(JSON.stringify(records))];
  header.write(MARK, 'latin1');
  for (const [at, value] of [VERSION, words.length, allWords.length, allRecords.length].entries())
    header.writeUInt32LE(value, MARK.length + 4 * at);
  const lengths = Buffer.alloc(4 * postings.length);
  for (const [at, { length }] of postings.entries()) lengths.writeUInt32LE(length, 4 * at);
  return Buffer.concat([header, lengths, allWords, allRecords, ...postings]);
}

/** Throws an `Error` for bytes that are no text index of this version. */
export function decodeText(bytes: Buffer): IndexedText {
  if (bytes.toString('latin1', 0, MARK.length) !== MARK) throw new Error('This is no text index');
  const field = (at: number) => bytes.readUInt32LE(MARK.length + 4 * at);
  if (field(0) !== VERSION) throw new Error(`The text index has version ${field(0)}, not ${VERSION}`);
  const count = field(1);
  const wordsAt = HEADER + 4 * count;
  const recordsAt = wordsAt + field(2);
  let end = recordsAt + field(3);
  const words = count === 0 ? [] : bytes.toString('utf8', wordsAt, recordsAt).split('\n');
  const records = JSON.parse(bytes.toString('utf8', recordsAt, end)) as StoredText[];
  const postings = words.map((_, word) => {
    const start = end;
    end += bytes.readUInt32LE(HEADER + 4 * word);
    return bytes.subarray(start, end);
  });
  return { words, postings, records };
}
