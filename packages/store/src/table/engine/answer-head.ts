/** The status of an HTTP/1.1 answer, and what its headers say of the connection and of the request. */
export interface AnswerHead {
  status: number;
  /** Bytes of the body. */
  length: number;
  /** Where the body begins. */
  end: number;
  /** Whether the connection can be used again. */
  isKept: boolean;
  /** Null where the engine gave none. */
  requestId: string | null;
}

const END = '\r\n\r\n';
/** The engine's own have a few hundred bytes. */
const LONGEST = 16 * 1024;
const STATUS_LINE = /^HTTP\/1\.1 ([2-5]\d\d)(?: |$)/;
const HEADER = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/;
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
  const status = STATUS_LINE.exec(first)?.[1];
  let length: string | null = null;
  let isKept = true;
  let requestId: string | null = null;
  for (const line of lines) {
    const [, name, value = ''] = HEADER.exec(line) ?? [];
    switch (name?.toLowerCase()) {
      case undefined:
      case 'transfer-encoding':
        throw notClear(first);
      case 'content-length':
        if (length !== null) throw notClear(first);
        length = value;
        break;
      case 'connection':
        isKept &&= !/\bclose\b/i.test(value);
        break;
      case 'x-amzn-requestid':
        requestId = value;
    }
  }
  if (status === undefined || length === null || !LENGTH.test(length)) throw notClear(first);
  return { status: Number(status), length: Number(length), end: found + END.length, isKept, requestId };
}

const notClear = (first: string) =>
  new Error(`The engine answered “${first.slice(0, 40)}”, and where that ends is not clear`);
