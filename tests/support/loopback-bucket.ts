import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createBuckets } from '../../scripts/infra/loopback-s3';

/** What can be wrong with S3: it refuses, denies, says nothing, or stops in the middle of an object. */
export type BucketFault = 'down' | 'denied' | 'silent' | 'stalling' | 'cut';

export interface LoopbackBucket {
  /** For `AWS_ENDPOINT_URL_S3`. */
  endpoint: string;
  /** Every call, such as "GET /bucket/key". */
  calls: string[];
  fault: BucketFault | null;
  close: () => Promise<void>;
}

/** The secret of every test, whose signatures are checked as S3 checks them. */
const SECRET = 'local';

/** S3 on this machine. It refuses what is not signed, and bytes whose hash is not the one that was said. */
export async function startBucket(): Promise<LoopbackBucket> {
  const buckets = createBuckets();
  const held = new Set<ServerResponse>();
  const state: LoopbackBucket = { endpoint: '', calls: [], fault: null, close };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    state.calls.push(`${request.method} ${new URL(request.url ?? '/', 'http://s3').pathname}`);
    const refuse = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    };
    const wrong = signatureProblem(request, body);
    if (wrong) return refuse(...wrong);
    if (state.fault === 'down') return refuse(503, 'SlowDown');
    if (state.fault === 'denied') return refuse(403, 'AccessDenied');
    if (state.fault === 'silent') return void held.add(response);
    if (state.fault && request.method === 'GET') return broken(state.fault, response);
    buckets(request, body, response);
  });
  /** An object that says it has a megabyte, of which little comes. */
  function broken(fault: BucketFault, response: ServerResponse): void {
    response.writeHead(200, { 'content-length': String(2 ** 20) });
    response.write(Buffer.alloc(1_000));
    if (fault === 'stalling') held.add(response);
    else setTimeout(() => response.destroy(), 20);
  }
  async function close() {
    for (const response of held) response.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await once(server.listen(0, '127.0.0.1'), 'listening');
  state.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

/** What S3 refuses a request with, worked out from its documentation and not with the SDK; null for a right one. */
function signatureProblem({ method, url, headers }: IncomingMessage, body: Buffer): [number, string] | null {
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const said = String(headers['x-amz-content-sha256']);
  const [path = '', query = ''] = String(url).split('?');
  const canonical = [
    ...[method, path, query.split('&').sort().join('&')],
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    ...['', names, said],
  ].join('\n');
  const signed = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical).toString('hex')];
  const key = scope.split('/').reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${SECRET}`);
  if (signature === '' || hmac(key, signed.join('\n')).toString('hex') !== signature)
    return [403, 'SignatureDoesNotMatch'];
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!names.split(';').includes(needed)) return [403, 'AccessDenied'];
  if (/^[0-9a-f]{64}$/.test(said) && said !== sha256(body).toString('hex'))
    return [400, 'XAmzContentSHA256Mismatch'];
  const checksum = headers['x-amz-checksum-sha256'];
  if (checksum !== undefined && checksum !== sha256(body).toString('base64')) return [400, 'BadDigest'];
  return null;
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest();
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
