import * as fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { edgeInNode, type ViewerRequest } from '../infra/edge-engines';
import { infraModule, plain, recordInfra } from './record';

afterAll(() => void vi.unstubAllGlobals());

const SECRET = 'a-secret-of-thirty-two-characters';

/** Our part of the edge function, which SST's router follows. */
async function edgeOf(production: boolean) {
  recordInfra();
  const { viewerRequest } = await infraModule('edge');
  const ours = plain(viewerRequest({ name: 'one', production }, SECRET));
  const run = edgeInNode({ code: `async function handler(event){${ours}\nreturn event.request}`, store: {} });
  return async (uri: string, given: Partial<ViewerRequest> = {}) => {
    const headers = { host: { value: 'tussock.example' }, ...given.headers };
    const { result } = await run({ method: 'GET', uri, querystring: {}, cookies: {}, ...given, headers });
    return result;
  };
}
const send = await edgeOf(true);

const FORGED = {
  cookie: { value: 'session=1' },
  'x-origin-secret': { value: 'forged' },
  'x-viewer-address': { value: '198.51.100.9' },
  'x-viewer-authorization': { value: 'Bearer forged' },
};
const HOST = { host: { value: 'tussock.example' } };
const ADDRESS = { 'x-viewer-address': { value: '192.0.2.1' } };
const PROOF = { 'x-origin-secret': { value: SECRET } };

describe('what the edge adds to a request, whatever came under those names', () => {
  it.each([
    ['/', {}],
    ['/offers', {}],
    ['/apis', {}],
    ['/mcps', {}],
    ['/assets/a.js', {}],
    ['/api', ADDRESS],
    ['/api/offers', ADDRESS],
    ['/api/submissionsx', ADDRESS],
    ['/api/page-views-all', ADDRESS],
    ['/api/submissions', { ...ADDRESS, ...PROOF }],
    ['/api/submissions/apply', { ...ADDRESS, ...PROOF }],
    ['/api/page-views', { ...ADDRESS, ...PROOF }],
    ['/mcp', { ...ADDRESS, ...PROOF }],
  ])('%s', async (uri, added) => {
    expect((await send(uri, { headers: FORGED })).headers).toEqual({ ...HOST, ...added });
  });

  it('moves the visitor’s own token to the header that is part of the cache key', async () => {
    const headers = { ...FORGED, authorization: { value: 'Bearer own' } };
    expect((await send('/offers', { headers })).headers).toEqual({
      ...HOST,
      'x-viewer-authorization': { value: 'Bearer own' },
    });
  });
});

describe('what is not part of the cache key', () => {
  it('goes: cookies everywhere, and the query of what S3 answers', async () => {
    const given = { cookies: { session: { value: '1' } }, querystring: { page: { value: '2' } } };
    const queryOf = async (uri: string) => {
      const { cookies, querystring } = await send(uri, given);
      expect(cookies).toEqual({});
      return querystring;
    };
    for (const uri of ['/assets', '/assets/a.js', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'])
      expect(await queryOf(uri)).toEqual({});
    for (const uri of ['/', '/offers', '/assetsx', '/faviconxsvg', '/apple-touch-iconxpng', '/api/assets'])
      expect(await queryOf(uri)).toEqual(given.querystring);
  });
});

describe('an address that a function would read differently', () => {
  const part = fc.constantFrom(
    'api',
    'submissions',
    'offers',
    'm%C4%81kara',
    '...',
    '..a',
    'a..',
    '%25',
    '.well-known',
  );
  const parts = fc.array(part, { maxLength: 4 });
  const bad = fc.constantFrom(
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '.%2e',
    '%252e',
    '%25252E.',
    '',
    'a%2fb',
    'a%5Cb',
    'a%252Fb',
    'a\\b',
  );

  it('is refused wherever its part is, and not cached', async () => {
    await fc.assert(
      fc.asyncProperty(
        parts,
        bad,
        fc.array(part, { minLength: 1, maxLength: 3 }),
        async (before, one, after) => {
          const answer = await send(`/${[...before, one, ...after].join('/')}`);
          expect(answer).toMatchObject({
            statusCode: 400,
            headers: { 'cache-control': { value: 'no-store' } },
          });
          expect(answer.headers).not.toHaveProperty('x-origin-secret');
        },
      ),
    );
  });

  it('is none that has no such part', async () => {
    await fc.assert(
      fc.asyncProperty(parts, async (all) => {
        expect((await send(`/${all.join('/')}`)).statusCode).toBeUndefined();
      }),
    );
  });
});

describe('www', () => {
  const headers = { host: { value: 'www.tussock.example' } };

  it.each([
    ['/', undefined, '/'],
    ['/search', 'q=private+credit&q=a%20b', '/search?q=private+credit&q=a%20b'],
  ])('leads to the domain of production: %s?%s', async (uri, query, target) => {
    expect(await send(uri, { headers, ...(query && { query }) })).toMatchObject({
      statusCode: 301,
      headers: {
        location: { value: `https://tussock.example${target}` },
        'cache-control': { value: 'max-age=3600' },
      },
    });
  });

  it('is a name like any other on a preview', async () => {
    expect((await (await edgeOf(false))('/', { headers })).statusCode).toBeUndefined();
  });
});
