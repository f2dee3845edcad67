import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stack } from './checks/stack';
import { edgeOf } from './edge';
import { copyOf } from './faults';

const NAMES = {
  pages: 'pagesurl.lambda-url.ap-southeast-2.on.aws',
  api: 'apiurl.lambda-url.ap-southeast-2.on.aws',
  submissions: 'submiturl.lambda-url.ap-southeast-2.on.aws',
};
const SECRET = 'origin-secret-of-the-evaluation-0001';

/** The edge function of production, and the one that previews share, against addresses of every kind. */
export function edgeSuite(production: Stack, previews: Stack, preview: Stack): void {
  const send = edgeOf(production);
  const assets = `${production.one('s3/bucket:Bucket', 'AssetsBucket').inputs.bucket}.s3.ap-southeast-2.amazonaws.com`;
  const nameOf = (host = '') =>
    host === assets ? 'assets' : (Object.entries(NAMES).find(([, address]) => address === host)?.[0] ?? host);
  const reached = async (uri: string) => {
    const { status, host } = await send(uri);
    return status ?? nameOf(host);
  };

  describe('the edge of production', () => {
    it.each([
      ['/', 'pages'],
      ['/offers', 'pages'],
      ['/offers/', 'pages'],
      ['/sitemap.xml', 'pages'],
      ['/offers/kauri-ridge.json', 'pages'],
      ['/offers/m%C4%81kara', 'pages'],
      ['/api', 'api'],
      ['/api/offers', 'api'],
      ['/api/openapi.json', 'api'],
      ['/api/submissions/apply', 'submissions'],
      ['/api/submissions', 'submissions'],
      ['/api/page-views', 'submissions'],
      ['/assets/client-1a2b3c4d.js', 'assets'],
      ['/assets', 'assets'],
      ['/favicon.svg', 'assets'],
      // Whole segments, case-sensitive: these are nobody's prefix.
      ['/apix', 'pages'],
      ['/assetsx/a.js', 'pages'],
      ['/API/offers', 'pages'],
      ['/api/submissionsx', 'api'],
      ['/api/page-views-all', 'api'],
      ['/favicon.svgx', 'pages'],
      ['/..offers', 'pages'],
      ['/...', 'pages'],
      ['/.well-known/security.txt', 'pages'],
    ])('%s reaches %s', async (uri, target) => {
      expect(await reached(uri)).toBe(target);
    });

    it.each([
      '//',
      '//evil.example/offers',
      '/api//offers',
      '/api/submissions//../offers',
      '/api/submissions/../offers',
      '/api/submissions/..',
      '/api/submissions/./apply',
      '/api/submissions/%2e%2e/offers',
      '/api/submissions/%2E%2E/offers',
      '/api/submissions/.%2e/offers',
      '/api/submissions/%2e./offers',
      '/api/submissions/%2e',
      '/api/submissions/%252e%252e/offers',
      '/api/submissions/%25252e%25252e/offers',
      '/api/submissions%2f..%2foffers',
      '/api%2fsubmissions/apply',
      '/assets/%2F%2Fa',
      '/assets/..%2f..%2fapi',
      '/assets/%252f',
      '/api/submissions\\..\\offers',
      '/api/submissions/%5c../offers',
      '/api/submissions/%5C..%5Coffers',
      '/./api/offers',
      '/%2e/api/offers',
    ])('refuses %s', async (uri) => {
      const { status, request } = await send(uri);
      expect(status).toBe(400);
      expect(request.headers).not.toHaveProperty('x-origin-secret');
    });

    it('sends any address that it lets through where its normal form would go', async () => {
      const part = fc.oneof(
        fc.constantFrom(
          'api',
          'submissions',
          'page-views',
          'assets',
          'favicon.svg',
          '.',
          '..',
          '%2e',
          '%2E',
          '%252e',
          '%2f',
          '%5c',
          '\\',
          '',
        ),
        fc.string({ maxLength: 6 }).map((text) => encodeURIComponent(text)),
      );
      const address = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
      await fc.assert(
        fc.asyncProperty(address, async (uri) => {
          const raw = await reached(uri);
          if (raw === 400) return;
          expect(raw).toBe(await reached(normalForm(uri)));
        }),
        { numRuns: 1_000 },
      );
    });

    it('drops cookies, which would not be in the cache key', async () => {
      const { request } = await send('/offers', {
        cookies: { session: { value: '1' } },
        headers: { cookie: { value: 'session=1' } },
      });
      expect(request.cookies).toEqual({});
      expect(request.headers).not.toHaveProperty('cookie');
    });

    it('moves the token to the header in the cache key, and takes none that came under that name', async () => {
      const forged = { 'x-viewer-authorization': { value: 'Bearer forged' } };
      expect((await send('/api/offers', { headers: forged })).request.headers).not.toHaveProperty(
        'x-viewer-authorization',
      );
      const { headers } = (
        await send('/api/offers', { headers: { ...forged, authorization: { value: 'Bearer own' } } })
      ).request;
      expect(headers['x-viewer-authorization']).toEqual({ value: 'Bearer own' });
      expect(headers).not.toHaveProperty('authorization');
    });

    it.each(['/api/submissions/apply', '/api/submissions', '/api/page-views'])(
      'adds the secret on %s, whatever came under that name',
      async (uri) => {
        const { request } = await send(uri, {
          method: 'POST',
          headers: { 'x-origin-secret': { value: 'forged' } },
        });
        expect(request.headers['x-origin-secret']).toEqual({ value: SECRET });
      },
    );

    it.each(['/', '/api/offers', '/assets/a.js', '/api/submissionsx', '/nowhere'])(
      'shows the secret to nobody else: %s',
      async (uri) => {
        const { request } = await send(uri, { headers: { 'x-origin-secret': { value: 'forged' } } });
        expect(request.headers).not.toHaveProperty('x-origin-secret');
      },
    );

    it('tells the visitor’s address to the submissions function alone, and takes none that came', async () => {
      const headers = { 'x-viewer-address': { value: '198.51.100.9' } };
      const { request } = await send('/api/submissions/apply', { headers });
      expect(request.headers['x-viewer-address']).toEqual({ value: '192.0.2.1' });
      expect((await send('/offers', { headers })).request.headers).not.toHaveProperty('x-viewer-address');
    });

    it('signs for what only it may call, and for the bucket', async () => {
      expect((await send('/offers')).signed).toBe(true);
      expect((await send('/api/offers')).signed).toBe(true);
      expect((await send('/assets/a.js')).signed).toBe(true);
      expect((await send('/api/submissions/apply')).signed).toBe(false);
    });

    it('leaves the query to the functions and takes it from S3', async () => {
      const querystring = { 'response-content-type': { value: 'text/html' } };
      expect((await send('/assets/a.svg', { querystring })).request.querystring).toEqual({});
      expect((await send('/favicon.svg', { querystring })).request.querystring).toEqual({});
      expect((await send('/offers', { querystring })).request.querystring).toEqual(querystring);
      expect((await send('/api/offers', { querystring })).request.querystring).toEqual(querystring);
    });

    it('tells the functions the host that the visitor asked for, not one that he claims', async () => {
      const { request } = await send('/offers', {
        headers: { 'x-forwarded-host': { value: 'evil.example' } },
      });
      expect(request.headers['x-forwarded-host']).toEqual({ value: 'tussock.example' });
    });

    it('answers under its own name only', async () => {
      expect(
        (await send('/', { headers: { host: { value: 'd111111abcdef8.cloudfront.net' } } })).status,
      ).toBe(403);
    });
  });

  describe('without one of its rules, which shows that the tests above look', () => {
    const without = (rule: RegExp) => {
      const broken = copyOf(production);
      const { inputs } = broken.one('cloudfront/function:Function', 'RouterCloudfrontFunctionRequest');
      expect(inputs.code).toMatch(rule);
      inputs.code = inputs.code.replace(rule, '');
      return edgeOf(broken);
    };

    it('a dot segment reaches another function', async () => {
      const { status, host } = await without(/if\(\/\\\/[\s\S]*?no-store'\}\}\};/)(
        '/api/submissions/%2e%2e/offers',
      );
      expect([status, nameOf(host)]).toEqual([undefined, 'submissions']);
    });

    it('cookies and forged headers go through', async () => {
      const { request } = await without(/for\(const n of.*?delete h\[n\];/)('/offers', {
        headers: { 'x-viewer-authorization': { value: 'Bearer forged' } },
      });
      expect(request.headers).toHaveProperty('x-viewer-authorization');
    });

    it('S3 is told how to answer', async () => {
      const querystring = { 'response-content-type': { value: 'text/html' } };
      const { request } = await without(/if\([^;]*r\.querystring=\{\};/)('/assets/a.svg', { querystring });
      expect(request.querystring).toEqual(querystring);
    });
  });

  describe('the edge that previews share', () => {
    const sendPreview = edgeOf(previews, [preview]);
    const refusing = previews.one('s3/bucket:Bucket', 'RefusingBucket').inputs.bucket as string;

    it('leads each host to its own stage', async () => {
      expect(nameOf((await sendPreview('/offers')).host)).toBe('pages');
      expect(nameOf((await sendPreview('/api/submissions/apply')).host)).toBe('submissions');
    });

    it.each([
      'pr-2.preview.tussock.example',
      'pr-1.preview.tussock.example.evil.example',
      'xpr-1.preview.tussock.example',
    ])('sends %s, which no stage answers for, to the origin that refuses', async (host) => {
      const { host: target, signed } = await sendPreview('/offers', { headers: { host: { value: host } } });
      expect(target).toBe(`${refusing}.s3.ap-southeast-2.amazonaws.com`);
      expect(signed).toBe(false);
    });
  });

  describe('without a routing table', () => {
    it('sends everything to the origin that refuses, unsigned', async () => {
      const empty = edgeOf(previews, []);
      const { host, signed } = await empty('/api/offers', {
        headers: { host: { value: 'tussock.example' } },
      });
      expect(host).toMatch(/refusingbucket/);
      expect(signed).toBe(false);
    });
  });
}

/** What a lenient server makes of an address: dots and slashes decoded, segments resolved. */
function normalForm(uri: string): string {
  let decoded = uri;
  for (let round = 0; round < 3; round++) {
    decoded = decoded
      .replaceAll(/%(25|2e|2f|5c)/gi, (code) => decodeURIComponent(code))
      .replaceAll('\\', '/');
  }
  const segments: string[] = [];
  for (const segment of decoded.split('/').slice(1)) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}
