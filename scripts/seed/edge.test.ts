import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invalidateEdge } from './edge';

let asked: { path: string; body: string }[] = [];
let status = 201;
const server = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  asked.push({ path: request.url ?? '', body });
  response.writeHead(status, { 'content-type': 'text/xml' });
  response.end(
    status === 201
      ? '<Invalidation><Id>I1</Id><Status>InProgress</Status></Invalidation>'
      : '<ErrorResponse><Error><Code>AccessDenied</Code><Message>not allowed</Message></Error></ErrorResponse>',
  );
});
let client: CloudFrontClient;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = new CloudFrontClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
});
afterAll(() => {
  server.close();
});

describe('after a publish', () => {
  it('the distribution is told to forget every address', async () => {
    asked = [];
    status = 201;
    expect(await invalidateEdge('E123', client)).toContain('E123');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.path).toContain('/distribution/E123/invalidation');
    expect(asked[0]?.body).toContain('<Path>/*</Path>');
  });

  it('a refusal is told with the way to try again, and fails nothing', async () => {
    status = 403;
    const note = await invalidateEdge('E123', client);
    expect(note).toContain('The release is live');
    expect(note).toContain('aws cloudfront create-invalidation --distribution-id E123');
  });

  it('without a distribution nothing is asked', async () => {
    asked = [];
    expect(await invalidateEdge(undefined, client)).toBeNull();
    expect(asked).toEqual([]);
  });
});
