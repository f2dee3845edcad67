import { hash } from 'node:crypto';
import aws4 from 'aws4';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Signable, signedHeaders } from './signed-headers';

const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019/+=.-'), minLength: 1, maxLength: 60 });
const at = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') });
const call: fc.Arbitrary<Signable> = fc.record({
  service: fc.constant('dynamodb' as const),
  method: fc.constant('POST' as const),
  path: fc.constant('/'),
  headers: fc.record({
    host: fc.constantFrom('dynamodb.ap-southeast-2.amazonaws.com', '127.0.0.1:8000'),
    'x-amz-target': fc.constantFrom('DynamoDB_20120810.Query', 'DynamoDB_20120810.GetItem'),
    'content-type': fc.constant('application/x-amz-json-1.0'),
  }),
  body: fc.oneof(
    fc.json(),
    fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(`{"a":"${text}"}`)),
  ),
  at,
});
const object: fc.Arbitrary<Signable> = fc.record({
  service: fc.constant('s3' as const),
  method: fc.constant('GET' as const),
  path: fc.stringMatching(/^\/search\/\d{1,4}-[0-9a-f]{64}\.sqlite$/),
  headers: fc.constant({
    host: 'files.s3.us-east-1.amazonaws.com',
    'x-amz-content-sha256': hash('sha256', ''),
  }),
  body: fc.constant(''),
  at,
});
const identity = fc.record({
  region: fc.constantFrom('ap-southeast-2', 'us-east-1'),
  credentials: fc.record(
    { accessKeyId: word, secretAccessKey: word, sessionToken: word },
    { requiredKeys: ['accessKeyId', 'secretAccessKey'] },
  ),
});

type Identity = typeof identity extends fc.Arbitrary<infer T> ? T : never;

function expectLibrarySignature({ at, ...request }: Signable, { region, credentials }: Identity) {
  const { sessionToken } = credentials;
  const { authorization, ...headers } = signedHeaders(
    { ...request, at },
    {
      region,
      credentials: { ...credentials, ...(sessionToken !== undefined && { sessionToken }) } as {
        accessKeyId: string;
        secretAccessKey: string;
      },
    },
  );
  const ignored = { extraHeadersToIgnore: { 'content-length': true } };
  const byLibrary = aws4.sign(Object.assign({ ...request, region, headers }, ignored), credentials);
  expect(authorization).toBe(byLibrary.headers?.Authorization);
}

test('a request has the signature that a library gives it', () => {
  fc.assert(fc.property(fc.oneof(call, object), identity, expectLibrarySignature));
});

test('and no request has the key of the one before, of another day, secret, region or service', () => {
  const days = fc.constantFrom('2026-11-26T23:59:59Z', '2026-11-27T00:00:00Z').map((day) => new Date(day));
  const secrets = fc
    .constantFrom('one', 'another')
    .map((secretAccessKey) => ({ accessKeyId: 'a', secretAccessKey }));
  const requests = fc.tuple(fc.oneof(call, object), days, identity, secrets);
  fc.assert(
    fc.property(fc.array(requests, { minLength: 4, maxLength: 12 }), (all) => {
      for (const [request, day, { region }, credentials] of all)
        expectLibrarySignature({ ...request, at: day }, { region, credentials });
    }),
  );
});

test('the token of a session is signed, and is there only where there is a session', () => {
  const request = {
    service: 'dynamodb',
    method: 'POST',
    path: '/',
    headers: {},
    body: '{}',
    at: new Date(0),
  } as const;
  const credentials = { accessKeyId: 'a', secretAccessKey: 's' };
  const without = signedHeaders(request, { region: 'r', credentials });
  const withToken = signedHeaders(request, {
    region: 'r',
    credentials: { ...credentials, sessionToken: 'x' },
  });
  expect(without).not.toHaveProperty('x-amz-security-token');
  expect(withToken['x-amz-security-token']).toBe('x');
  expect(withToken.authorization).toContain('x-amz-security-token');
  expect(withToken.authorization).not.toBe(without.authorization);
});
