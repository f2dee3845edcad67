import { SignatureV4 } from '@smithy/signature-v4';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDirectoryTable } from './client';
import { requestSigner } from './signature';

const { sha256 } = openDirectoryTable('reader', { DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' }).client.config;

const word = fc.stringMatching(/^[A-Za-z0-9/+=-]{1,40}$/);
const anyAccess = fc.record({
  accessKeyId: word,
  secretAccessKey: word,
  sessionToken: fc.option(word, { nil: undefined }),
});
const anyRequest = fc.record({
  host: fc.constantFrom('dynamodb.ap-southeast-2.amazonaws.com', '127.0.0.1:8000'),
  type: fc.constant('application/x-amz-json-1.0'),
  target: fc.constantFrom('DynamoDB_20120810.Query', 'DynamoDB_20120810.GetItem'),
  body: fc.string({ unit: 'grapheme', maxLength: 200 }),
});
const anyDate = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

test('signs as the SDK signs, whoever asks, when and where', async () => {
  await fc.assert(
    fc.asyncProperty(
      ...[fc.constantFrom('ap-southeast-2', 'us-east-1'), anyAccess],
      fc.array(fc.tuple(anyRequest, anyDate), { minLength: 2, maxLength: 4 }),
      async (region, access, requests) => {
        const credentials = async () => access as { accessKeyId: string; secretAccessKey: string };
        const sign = requestSigner({ region: async () => region, credentials });
        const sdk = new SignatureV4({
          service: 'dynamodb',
          region,
          credentials,
          sha256,
          applyChecksum: false,
        });
        for (const [{ host, type, target, body }, date] of requests) {
          const headers = { host, 'content-type': type, 'x-amz-target': target };
          const request = {
            protocol: 'https:',
            method: 'POST',
            hostname: host,
            path: '/',
            query: {},
            body,
            headers,
          };
          const expected = await sdk.sign(request, { signingDate: date });
          expect(await sign({ host, type, target, body }, date)).toEqual(expected.headers);
        }
      },
    ),
  );
});

test('follows credentials that change', async () => {
  let secretAccessKey = 'one';
  const sign = requestSigner({
    region: async () => 'ap-southeast-2',
    credentials: async () => ({ accessKeyId: 'id', secretAccessKey }),
  });
  const request = { host: 'a', type: 'b', target: 'c', body: '{}' };
  const first = await sign(request, new Date(0));
  secretAccessKey = 'two';
  const second = await sign(request, new Date(0));
  expect(second.authorization).not.toBe(first.authorization);
  secretAccessKey = 'one';
  expect(await sign(request, new Date(0))).toEqual(first);
});
