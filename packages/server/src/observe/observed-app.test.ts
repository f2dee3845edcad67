import type { Context } from 'aws-lambda';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  observedHandler,
  report,
  reportOtherSecret,
  reportRepeated,
  reportSearchFile,
  reportUnreadable,
} from './observed-app';
import { logger, metrics } from './powertools';

const TABLE = Buffer.from('\uFEFF"name"\r\n"Tūī"\r\n');
const app = new Hono()
  .get('/ok', (c) => c.text(`id ${c.req.header('x-request-id')}, q ${c.req.query('q')}`))
  .post('/ok', async (c) => c.text(`body "${await c.req.text()}"`))
  .get('/bytes', (c) =>
    c.body(TABLE.subarray(0, Number(c.req.query('to'))), 200, { 'content-type': c.req.query('type') ?? '' }),
  )
  .get('/never', () => new Promise<Response>(() => {}))
  .get('/status/:status', (c) => c.body(null, Number(c.req.param('status')) as 400));
const handler = observedHandler(app);

const event = (path: string, more: object = {}) =>
  ({
    version: '2.0',
    rawPath: path,
    rawQueryString: 'q=secret',
    headers: { host: 'a.example' },
    requestContext: { http: { method: 'GET', path }, domainName: 'a.example' },
    ...more,
  }) as never;
let left = 10_000;
const context = {
  awsRequestId: 'request-1',
  functionName: 'api',
  getRemainingTimeInMillis: () => left,
} as Context;
const get = async (path: string, more?: object) =>
  (await handler(event(path, more), context)) as never as Answer;
interface Answer {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
  isBase64Encoded: boolean;
}

const spies = () => ({
  info: vi.spyOn(logger, 'info').mockImplementation(() => {}),
  warn: vi.spyOn(logger, 'warn').mockImplementation(() => {}),
  error: vi.spyOn(logger, 'error').mockImplementation(() => {}),
  counted: vi.spyOn(metrics, 'addMetric').mockReturnThis(),
  published: vi.spyOn(metrics, 'publishStoredMetrics').mockReturnThis(),
});
let seen: ReturnType<typeof spies>;
beforeEach(() => {
  seen = spies();
});
afterEach(() => vi.restoreAllMocks());

describe('a request to a function', () => {
  it('is answered under the id that Lambda gives it, and logged without its query', async () => {
    const { statusCode, body } = await get('/ok');
    expect([statusCode, body]).toEqual([200, 'id request-1, q secret']);
    expect(seen.info.mock.calls).toEqual([
      ['answered', { path: '/ok', status: 200, milliseconds: expect.any(Number), request_id: 'request-1' }],
    ]);
    const [, { milliseconds }] = seen.info.mock.calls[0] as never as [string, { milliseconds: number }];
    expect(Number.isInteger(milliseconds) && milliseconds >= 0 && milliseconds < 600_000).toBe(true);
    expect(JSON.stringify(seen.info.mock.calls)).not.toContain('secret');
  });

  it.each([
    [{ 'x-client-key': 'tussock-web' }, { client: 'tussock-web' }],
    [{ 'x-client-key': 'mere@example.co.nz' }, {}],
    [{ 'x-client-key': '203.0.113.7' }, {}],
    [{ 'x-client-key': 'a'.repeat(41) }, {}],
    [{ 'x-client-key': '' }, {}],
    [{}, {}],
  ])(
    'with the headers %j is logged under its client, if that is named by a key: %j',
    async (headers, named) => {
      await get('/ok', { headers: { host: 'a.example', ...headers } });
      const usual = { path: '/ok', status: 200, milliseconds: expect.any(Number), request_id: 'request-1' };
      expect(seen.info.mock.calls).toEqual([['answered', { ...usual, ...named }]]);
    },
  );

  it.each(['/ok', '/status/304', '/status/404', '/status/500'])('says how long %s took', async (path) => {
    expect((await get(path)).headers['server-timing']).toMatch(/^total;dur=\d+\.\d$/);
  });

  it('has no body', async () => {
    const post = { requestContext: { http: { method: 'POST', path: '/ok' }, domainName: 'a.example' } };
    expect((await get('/ok', { ...post, body: 'words' })).body).toBe('body ""');
  });

  it.each([
    ['a table, with its byte order mark', 'text/csv; charset=utf-8', TABLE.length],
    ['a part of a table that ends within a letter', 'text/csv; charset=utf-8', TABLE.indexOf('ū') + 1],
    ['lines of JSON', 'application/x-ndjson; charset=utf-8', TABLE.length],
    ['a database', 'application/vnd.sqlite3', TABLE.length],
  ])('is answered with every byte of %s', async (_, type, to) => {
    const rawQueryString = new URLSearchParams({ type, to: String(to) }).toString();
    const { body, isBase64Encoded } = await get('/bytes', { rawQueryString });
    expect(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')).toEqual(TABLE.subarray(0, to));
  });

  it.each([
    [200, undefined, false],
    [304, undefined, false],
    [399, undefined, false],
    [400, 'request-1', false],
    [404, 'request-1', false],
    [499, 'request-1', false],
    [500, 'request-1', true],
    [503, 'request-1', true],
  ])('with status %d carries the id %s and is counted as ours: %s', async (status, id, isOurs) => {
    const { headers } = await get(`/status/${status}`);
    expect(headers['x-request-id']).toBe(id);
    expect(seen.counted.mock.calls).toEqual(isOurs ? [['ServerError', 'Count', 1]] : []);
    expect(seen.published).toHaveBeenCalledTimes(Number(isOurs));
  });
});

describe('a run that Lambda is about to end', () => {
  it('is answered before, says when to come again, and is logged and counted', async () => {
    left = 1_010;
    const { statusCode, headers, body } = await get('/never');
    left = 10_000;
    expect([statusCode, headers['Retry-After'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ code: 'store_unavailable', hint: 'Try again in 10 seconds.' });
    expect(headers['x-request-id']).toBe('request-1');
    expect(seen.error.mock.calls).toEqual([
      ['request_failed', { request_id: 'request-1', error: expect.any(Error) }],
    ]);
    expect(seen.counted.mock.calls).toEqual([['ServerError', 'Count', 1]]);
  });
});

describe('what went wrong', () => {
  const error = new Error('planted');

  it('is logged at its level with what is known of it', () => {
    report('warn', 'slow', { error, path: '/a' });
    report('error', 'failed', { error, request_id: 'r' });
    expect(seen.warn.mock.calls).toEqual([['slow', { path: '/a', error }]]);
    expect(seen.error.mock.calls).toEqual([['failed', { request_id: 'r', error }]]);
  });

  it.each([
    ['a search file', reportSearchFile, 'error', 'search_file_unreadable', 'SearchFileUnreadable'],
    ['a release', reportUnreadable, 'error', 'release_unreadable', 'ReleaseUnreadable'],
    ['a call of the table', reportRepeated, 'warn', 'table_call_repeated', 'TableCallRepeated'],
  ] as const)('with %s is logged and counted', (_, tell, level, line, metric) => {
    tell(error);
    expect(seen[level].mock.calls).toEqual([[line, { error }]]);
    expect(seen.counted.mock.calls).toEqual([[metric, 'Count', 1]]);
    expect(seen.published).toHaveBeenCalledTimes(1);
  });

  it('a secret of the edge that the function does not take is logged and counted, without the secret', () => {
    reportOtherSecret();
    expect(seen.error.mock.calls).toEqual([['edge_secret_refused']]);
    expect(seen.counted.mock.calls).toEqual([['EdgeSecretRefused', 'Count', 1]]);
    expect(seen.published).toHaveBeenCalledTimes(1);
  });
});
