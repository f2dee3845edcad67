import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { LIFECYCLE_MS } from '@tussock/store/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invalidateEdge, SETTLED_MS } from './edge';

let requests: { path: string; body: string }[] = [];
/** 0 for no answer. */
let status = 201;
const server = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  requests.push({ path: request.url ?? '', body });
  if (status === 0) return;
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
  server.closeAllConnections();
  server.close();
});

describe('after a publish', () => {
  it('invalidates every address of the distribution', async () => {
    requests = [];
    status = 201;
    expect(await invalidateEdge('E123', client, { settled: 0 })).toContain('E123');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.path).toContain('/distribution/E123/invalidation');
    expect(requests[0]?.body).toContain('<Path>/*</Path>');
  });

  it('waits until no function answers from what it read before, which would be cached anew', async () => {
    requests = [];
    status = 201;
    const done = invalidateEdge('E123', client, { settled: 300 });
    await setTimeout(200);
    expect(requests).toEqual([]);
    await done;
    expect(requests).toHaveLength(1);
    expect(SETTLED_MS).toBeGreaterThan(LIFECYCLE_MS);
  });

  it('reports a refusal with the command to try again, and does not fail', async () => {
    status = 403;
    const note = await invalidateEdge('E123', client, { settled: 0 });
    expect(note).toContain('could not be invalidated (not allowed)');
    expect(note).toContain('aws cloudfront create-invalidation --distribution-id E123');
  });

  it('waits for no answer for ever', async () => {
    status = 0;
    const note = await invalidateEdge('E123', client, { settled: 0, patience: 100 });
    expect(note).toContain('could not be invalidated (No answer that could be used came in time)');
  });

  it('sends nothing without a distribution', async () => {
    requests = [];
    expect(await invalidateEdge(undefined, client)).toBeNull();
    expect(requests).toEqual([]);
  });
});
