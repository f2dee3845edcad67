import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorization } from './signature';

let received: { headers: IncomingHttpHeaders; body: string };
const server = createServer(async (request, response) => {
  received = { headers: request.headers, body: Buffer.concat(await request.toArray()).toString() };
  response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => server.close());

test('is the one that the SDK makes, whatever is asked, by whom and where', async () => {
  const { port } = server.address() as AddressInfo;
  const word = fc.stringMatching(/^[A-Za-z0-9+/]{8,40}$/);
  const scope = fc.record({
    accessKeyId: word,
    secretAccessKey: word,
    sessionToken: fc.option(word, { nil: undefined }),
    region: fc.constantFrom('ap-southeast-2', 'ap-southeast-6', 'eu-west-1'),
    pk: fc.string({ unit: 'grapheme', minLength: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(scope, async ({ region, pk, sessionToken, ...keys }) => {
      const credentials = { ...keys, ...(sessionToken && { sessionToken }) };
      const client = new DynamoDBClient({ endpoint: `http://127.0.0.1:${port}`, region, credentials });
      await client.send(new GetItemCommand({ TableName: 'directory', Key: { pk: { S: pk } } }));
      client.destroy();
      const { headers, body } = received;
      const sent = String(headers.authorization);
      const names = /SignedHeaders=([^,]+)/.exec(sent)?.[1]?.split(';') ?? [];
      const signed = names.map((name) => [name, String(headers[name])] as const);
      const date = String(headers['x-amz-date']);
      expect(authorization(signed, body, keys, { region, service: 'dynamodb', date })).toBe(sent);
      expect(names).toContain('x-amz-target');
    }),
    { numRuns: 30 },
  );
});
