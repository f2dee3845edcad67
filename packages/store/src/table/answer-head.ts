/** The status and the headers of an HTTP/1.1 answer. */
export interface AnswerHead {
  status: number;
  /** By their names in small letters. */
  headers: Record<string, string>;
  /** Bytes of the body. */
  length: number;
  /** Where the body begins. */
  end: number;
}

const END = '\r\n\r\n';
/** The engine's own have a few hundred bytes. */
const LONGEST = 16 * 1024;
const STATUS_LINE = /^HTTP\/1\.1 (\d{3})(?: |$)/;
/** Up to 100 MB, which is more than any answer of the engine may have. */
const LENGTH = /^\d{1,8}$/;

/**
 * Reads the head of an answer; null while it is not whole. Throws for one whose body could end elsewhere than where its length
 * says: what is not read right here would be taken for the next answer.
 */
export function answerHead(bytes: Buffer): AnswerHead | null {
  const found = bytes.indexOf(END, 0, 'latin1');
  if (found < 0 && bytes.length <= LONGEST) return null;
  if (found < 0 || found > LONGEST) throw new Error('The head of an answer does not end');
  const [first = '', ...lines] = bytes.toString('latin1', 0, found).split('\r\n');
  const status = Number(STATUS_LINE.exec(first)?.[1] ?? Number.NaN);
  const headers: Record<string, string> = Object.create(null);
  for (const line of lines) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    if (at < 1 || name in headers) throw new Error('The engine answered with headers that are not clear');
    headers[name] = line.slice(at + 1).trim();
  }
  const length = headers['content-length'] ?? '';
  if (!(status >= 200) || !LENGTH.test(length) || 'transfer-encoding' in headers)
    throw new Error(`The engine answered ${first.slice(0, 40)}, without a length that is clear`);
  return { status, headers, length: Number(length), end: found + END.length };
}
