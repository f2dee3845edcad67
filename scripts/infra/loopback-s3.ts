import type { IncomingMessage, ServerResponse } from 'node:http';

interface StoredObject {
  body: Buffer;
  headers: Record<string, string>;
}

/** Buckets in memory, with what sst uses for state, secrets and locks: put, put if absent, get, list, delete. */
export function createBuckets() {
  const objects = new Map<string, StoredObject>();

  return (request: IncomingMessage, sent: Buffer, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const path = decodeURIComponent(pathname.slice(1)).replace(/\/$/, '');
    const end = (status: number, body: Buffer | string = '', headers: Record<string, string> = {}) => {
      response.writeHead(status, headers);
      response.end(request.method === 'HEAD' ? '' : body);
    };
    const ofBucket = () => {
      if (request.method !== 'GET') return end(200);
      const within = `${path}/${searchParams.get('prefix') ?? ''}`;
      const keys = [...objects.keys()].filter((key) => key.startsWith(within));
      end(200, listing(keys.map((key) => key.slice(path.length + 1))), XML);
    };
    const put = () => {
      if (request.headers['if-none-match'] === '*' && objects.has(path))
        return end(412, '<Error><Code>PreconditionFailed</Code></Error>', XML);
      objects.set(path, { body: unchunked(request, sent), headers: keptHeaders(request) });
      end(200, '', { etag: `"${objects.size}"` });
    };
    const get = () => {
      const found = objects.get(path);
      if (!found) return end(404, '<Error><Code>NoSuchKey</Code></Error>', XML);
      end(200, found.body, { ...found.headers, 'content-length': String(found.body.length) });
    };

    if (!path.includes('/')) return ofBucket();
    if (request.method === 'PUT') return put();
    if (request.method !== 'DELETE') return get();
    objects.delete(path);
    end(204);
  };
}

const XML = { 'content-type': 'application/xml' };

const listing = (keys: string[]) =>
  `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${keys
    .map((key) => `<Contents><Key>${key}</Key></Contents>`)
    .join('')}</ListBucketResult>`;

/** The headers that come back with an object: sst marks compressed state with one of its own. */
function keptHeaders({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name]) => name === 'content-type' || name.startsWith('x-amz-meta-'),
  );
  return Object.fromEntries(kept) as Record<string, string>;
}

/** Decodes AWS's chunked encoding: length in hexadecimal, line break, bytes, line break. */
function unchunked({ headers }: IncomingMessage, body: Buffer): Buffer {
  if (!headers['content-encoding']?.includes('aws-chunked')) return body;
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.toString('latin1', at, line), 16);
    if (!length) return Buffer.concat(chunks);
    chunks.push(body.subarray(line + 2, line + 2 + length));
    at = line + 2 + length + 2;
  }
}
