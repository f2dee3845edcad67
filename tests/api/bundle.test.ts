import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUNDLE } from '../../infra/bundle';
import { bytesIn } from '../../scripts/cli/bytes-in';
import { smallDirectory } from '../support/small-directory';
import { type PublishedApi, publishedApi } from './support/published-api';

interface Result {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
  isBase64Encoded: boolean;
}
type Handler = (event: object) => Promise<Result>;

const folder = mkdtempSync(join(tmpdir(), 'api-bundle-'));
let api: PublishedApi;
let handler: Handler;

beforeAll(async () => {
  api = await publishedApi(smallDirectory());
  await build({
    entryPoints: ['packages/api/src/lambda.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    minify: true,
    mainFields: ['module', 'main'],
    external: BUNDLE.external,
    // Packages that are CommonJS inside ask for Node's own modules with `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  Object.assign(process.env, api.env, { BUILD_ID: 'bundled' });
  ({ handler } = (await import(pathToFileURL(join(folder, 'lambda.mjs')).href)) as { handler: Handler });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** What a function URL (payload format 2.0) hands over for a request through CloudFront. */
function urlEvent(path: string, query = '', headers: Record<string, string> = {}, method = 'GET') {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: query,
    headers: {
      host: 'abc123.lambda-url.ap-southeast-2.on.aws',
      'x-forwarded-proto': 'https',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amzn-trace-id': 'Root=1-5759e988-bd862e3fe1be46a994272793',
      'user-agent': 'Amazon CloudFront',
      ...headers,
    },
    ...(query && { queryStringParameters: Object.fromEntries(new URLSearchParams(query)) }),
    requestContext: {
      accountId: 'anonymous',
      apiId: 'abc123',
      domainName: 'abc123.lambda-url.ap-southeast-2.on.aws',
      domainPrefix: 'abc123',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.9', userAgent: 'Amazon CloudFront' },
      requestId: 'e1506fd5-9e7b-434f-bd42-4f8fa224b599',
      routeKey: '$default',
      stage: '$default',
      time: '20/Nov/2026:00:00:00 +0000',
      timeEpoch: 1795132800000,
    },
    isBase64Encoded: false,
  };
}

describe('the bundle', () => {
  it('is under 1 MB', () => {
    const bytes = bytesIn(folder);
    console.info(`api bundle: ${(bytes / 1024).toFixed(0)} KB`);
    expect(bytes).toBeLessThan(1_000_000);
  });

  it('answers lists, records and searches', async () => {
    const list = await handler(urlEvent('/api/offers', 'status=Open&limit=2&view=card'));
    expect(list).toMatchObject({ statusCode: 200, isBase64Encoded: false });
    expect(list.headers['content-type']).toBe('application/json');
    expect(list.headers.etag).toMatch(/^"bundled-1-/);
    expect(JSON.parse(list.body).data).toHaveLength(2);
    const found = await handler(urlEvent('/api/search', 'q=M%C4%81ori&aip=true&aip=false'));
    expect(JSON.parse(found.body)).toMatchObject({ total: 8, sort: 'relevance' });
    const document = await handler(urlEvent('/api/openapi.json'));
    expect(Object.keys(JSON.parse(document.body).components.schemas)).toContain('Offer');
  });

  it('answers 304, HEAD, errors and a body that should not be there', async () => {
    const { headers } = await handler(urlEvent('/api/stats'));
    const again = await handler(urlEvent('/api/stats', '', { 'if-none-match': headers.etag ?? '' }));
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect(await handler(urlEvent('/api/stats', '', {}, 'HEAD'))).toMatchObject({
      statusCode: 200,
      body: '',
    });
    const missing = await handler(urlEvent('/api/offers/nothing'));
    expect([missing.statusCode, JSON.parse(missing.body).code]).toEqual([404, 'not_found']);
    expect((await handler({ ...urlEvent('/api/stats'), body: 'x' })).statusCode).toBe(200);
    expect((await handler({ ...urlEvent('/api/stats', '', {}, 'POST'), body: 'x' })).statusCode).toBe(405);
  });

  it('treats the signature of CloudFront as nobody, and a viewer’s token as private', async () => {
    const signed = await handler(
      urlEvent('/api/stats', '', { authorization: 'AWS4-HMAC-SHA256 Credential=A/B' }),
    );
    expect(signed.headers['cache-control']).toContain('s-maxage=60');
    const viewer = await handler(urlEvent('/api/stats', '', { 'x-viewer-authorization': 'Bearer x' }));
    expect(viewer.headers['cache-control']).toBe('private, no-store');
  });
});
