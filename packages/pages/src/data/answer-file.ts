import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { NO_STORE, SHARED } from '@tussock/server/http/caching';
import { matchesTag } from '@tussock/server/http/etag';
import { HttpError } from '@tussock/server/http/http-error';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { FILE_HEADERS } from '../file-headers';
import { partOf } from './range';
import type { DataFile } from './release-files';

/** A function answers 6 MB at the most, and a third more as it encodes files that are no text. */
const MOST_IN_AN_ANSWER = 4 * 2 ** 20;
const HEADERS = {
  ...FILE_HEADERS,
  'x-robots-tag': 'noindex',
  'cache-control': SHARED,
};

const gzipped = promisify(gzip);

const tooLarge = (bytes: number) =>
  new HttpError(413, {
    message: `This file has ${bytes} bytes, and an answer has ${MOST_IN_AN_ANSWER} at the most.`,
    hint: 'Send Accept-Encoding: gzip. Where that is not enough, ask for parts: Range: bytes=0-4194303, and so on.',
    code: 'ask_for_parts',
  });

/** Answers a file of a release, a part of it, or that the caller has it. Throws 413 for one that no answer can hold. */
export async function answerFile(c: Context, { name, type, body, sha256 }: DataFile): Promise<Response> {
  const etag = `"${sha256}"`;
  const isTable = /\.(csv|ndjson|sqlite)$/.test(name);
  const headers = {
    ...HEADERS,
    etag,
    'content-type': type,
    // Lambda gets the small texts beside the tables as text, in which a part could end within a letter.
    'accept-ranges': isTable ? 'bytes' : 'none',
    ...(isTable && asDownload(name, c)),
  };
  if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  // A range is of GET alone, and belongs to the file that the caller has a part of.
  const isSame = c.req.method === 'GET' && [undefined, etag].includes(c.req.header('if-range'));
  const part = isTable && isSame ? partOf(c.req.header('range'), body.length) : null;
  if (part === 'outside') {
    // At the edge it would be the answer at this address, whichever part the next caller asks for.
    const refusal = { ...HEADERS, 'cache-control': NO_STORE, 'content-range': `bytes */${body.length}` };
    return c.body(null, 416, refusal);
  }
  if (part === null) {
    if (body.length > MOST_IN_AN_ANSWER && c.req.method !== 'HEAD') return compressedFile(c, body, headers);
    return c.body(bytesOf(body), 200, { ...headers, 'content-length': String(body.length) });
  }
  const to = Math.min(part.to, part.from + MOST_IN_AN_ANSWER - 1);
  return c.body(bytesOf(body.subarray(part.from, to + 1)), 206, {
    ...headers,
    // The bytes of a part are those of the file as it is: nothing on the way may compress them.
    'cache-control': `${SHARED}, no-transform`,
    'content-length': String(to + 1 - part.from),
    'content-range': `bytes ${part.from}-${to}/${body.length}`,
  });
}

/** A file that no answer holds as it is. The ETag is weak, as at the edge: a part of the file belongs to the strong one. */
async function compressedFile(c: Context, body: Buffer, headers: { etag: string }): Promise<Response> {
  const encoding = accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' });
  const compressed = encoding === 'gzip' ? await gzipped(body) : body;
  if (compressed.length > MOST_IN_AN_ANSWER) throw tooLarge(body.length);
  return c.body(bytesOf(compressed), 200, {
    ...headers,
    etag: `W/${headers.etag}`,
    'content-encoding': encoding,
    vary: 'Accept-Encoding',
    'content-length': String(compressed.length),
  });
}

const bytesOf = (body: Buffer) =>
  new Uint8Array(body.buffer, body.byteOffset, body.length) as Uint8Array<ArrayBuffer>;

/** A browser saves tables and databases under a name that says of which release they are. */
const asDownload = (name: string, c: Context): Record<string, string> => ({
  'content-disposition': `attachment; filename="release-${c.req.param('release')}-${name}"`,
});
