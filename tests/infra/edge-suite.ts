import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECRETS } from '../../scripts/infra/evaluate';
import type { Stack } from './checks/stack';
import { edgeFunctionOf, edgeOf, viewerRequest } from './edge';
import { edgeInNjs, edgeInNode, njsInstalled } from './edge-engines';
import { undocumentedSyntax } from './edge-syntax';
import { copyOf } from './faults';

const NAMES = {
  pages: 'pagesurl.lambda-url.ap-southeast-2.on.aws',
  api: 'apiurl.lambda-url.ap-southeast-2.on.aws',
  mcp: 'mcpurl.lambda-url.ap-southeast-2.on.aws',
  submissions: 'submiturl.lambda-url.ap-southeast-2.on.aws',
};
const SECRET = SECRETS.OriginSecret;

/** The edge function of production, and the one that previews share, against addresses of every kind. */
export function edgeSuite(production: Stack, previews: Stack, preview: Stack): void {
  const send = edgeOf(production);
  const [domain = '', www = ''] = production.hosts;
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
      ['/preview/2-0a1b/offers', 'pages'],
      ['/preview/2-0a1b/api/search', 'pages'],
      ['/preview/2-0a1b/api/submissions/apply', 'pages'],
      ['/api', 'api'],
      ['/api/offers', 'api'],
      ['/api/openapi.json', 'api'],
      ['/api/submissions/apply', 'submissions'],
      ['/api/submissions', 'submissions'],
      ['/api/page-views', 'submissions'],
      ['/mcp', 'mcp'],
      ['/mcpx', 'pages'],
      ['/MCP', 'pages'],
      ['/assets/client-1a2b3c4d.js', 'assets'],
      ['/assets', 'assets'],
      ['/favicon.svg', 'assets'],
      ['/favicon.ico', 'assets'],
      ['/apple-touch-icon.png', 'assets'],
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
          'mcp',
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

    it.each(['/api/submissions/apply', '/api/submissions', '/api/page-views', '/mcp'])(
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

    it('tells the visitor’s address to those who limit rates alone, and takes none that came', async () => {
      const headers = { 'x-viewer-address': { value: '198.51.100.9' } };
      for (const uri of ['/api/submissions/apply', '/api/page-views', '/api/offers', '/api', '/mcp']) {
        const { request } = await send(uri, { headers });
        expect(request.headers['x-viewer-address']).toEqual({ value: '192.0.2.1' });
      }
      for (const uri of ['/offers', '/apis', '/mcps', '/assets/a.js'])
        expect((await send(uri, { headers })).request.headers).not.toHaveProperty('x-viewer-address');
    });

    it('signs for what only it may call, and for the bucket', async () => {
      expect((await send('/offers')).signed).toBe(true);
      expect((await send('/api/offers')).signed).toBe(true);
      expect((await send('/assets/a.js')).signed).toBe(true);
      expect((await send('/api/submissions/apply')).signed).toBe(false);
      expect((await send('/mcp')).signed).toBe(false);
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
      expect(request.headers['x-forwarded-host']).toEqual({ value: domain });
    });

    it.each([
      ['/', undefined, '/'],
      ['/offers/m%C4%81kara', '', '/offers/m%C4%81kara'],
      ['/search', 'q=private+credit&q=a%20b', '/search?q=private+credit&q=a%20b'],
    ])('leads www to the domain: %s?%s', async (uri, query, target) => {
      const headers = { host: { value: www } };
      const { status, request } = await send(uri, { headers, ...(query !== undefined && { query }) });
      expect([status, request.headers.location?.value]).toEqual([301, `https://${domain}${target}`]);
    });

    it('leads www nowhere else: not by //, and not on a preview of that name', async () => {
      expect((await send('//evil.example', { headers: { host: { value: www } } })).status).toBe(400);
      const headers = { host: { value: `www.preview.${domain}` } };
      expect((await edgeOf(previews, [preview])('/offers', { headers })).status).toBeUndefined();
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
      const { request } = await without(/\['cookie',x,y,z\]\.forEach\(.*?\}\);?/)('/offers', {
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

  describe('what CloudFront takes', () => {
    it.each([production, previews])('the code of $stage has the documented syntax alone', (stack) => {
      expect(undocumentedSyntax(edgeFunctionOf(stack, []).code)).toEqual([]);
    });

    /** Syntax that Node accepts and the documentation does not list. */
    const PLANTED = {
      'for…of': 'for (const n of [1]) delete h[n];',
      class: 'class Rule {}',
      destructuring: 'const { uri } = event.request;',
      'optional chaining': 'const v = event.viewer?.ip;',
      'a default parameter': 'const f = (n = 1) => n;',
      spread: 'const l = [...[1]];',
    };

    it.each(Object.entries(PLANTED))('%s in the code is found', (_, line) => {
      expect(undocumentedSyntax(withLine(production, line))).not.toEqual([]);
    });

    const loud = njsInstalled ? '' : ' (it is not installed: apt-get install njs)';
    describe.skipIf(!njsInstalled)(`under a second engine, njs${loud}`, () => {
      const edge = edgeFunctionOf(production);
      const requests = [
        viewerRequest(production, '/', { cookies: { session: { value: '1' } } }),
        viewerRequest(production, '/offers', { querystring: { page: { value: '2' } } }),
        viewerRequest(production, '/api/offers', {
          headers: {
            authorization: { value: 'Bearer own' },
            'x-viewer-authorization': { value: 'Bearer forged' },
            'x-origin-secret': { value: 'forged' },
          },
        }),
        viewerRequest(production, '/api/submissions/apply', { method: 'POST' }),
        viewerRequest(production, '/api/page-views', { method: 'POST' }),
        viewerRequest(production, '/api/submissions/%2e%2e/offers'),
        viewerRequest(production, '//evil.example'),
        viewerRequest(production, '/assets/client-1a2b3c4d.js', {
          querystring: { 'response-content-type': { value: 'text/html' } },
        }),
        viewerRequest(production, '/favicon.svg'),
        viewerRequest(production, '/offers/m%C4%81kara'),
        viewerRequest(production, '/search', {
          headers: { host: { value: www } },
          query: 'q=private+credit',
        }),
        viewerRequest(production, '/offers', { headers: { host: { value: 'd1.cloudfront.net' } } }),
      ];

      it('every kind of request comes out the same', async () => {
        const run = edgeInNode(edge);
        const inNode = await Promise.all(requests.map(run));
        expect(edgeInNjs(edge, requests)).toEqual(JSON.parse(JSON.stringify(inNode)));
      });

      it('the previews’ too', async () => {
        const shared = edgeFunctionOf(previews, [preview]);
        const asked = ['/', '/api/page-views', '/assets/a.js'].map((uri) => viewerRequest(preview, uri));
        const inNode = await Promise.all(asked.map(edgeInNode(shared)));
        expect(edgeInNjs(shared, asked)).toEqual(JSON.parse(JSON.stringify(inNode)));
      });

      it.each(['for…of', 'class'] as const)('%s is refused, as CloudFront refuses it', (name) => {
        const code = withLine(production, PLANTED[name]);
        expect(() => edgeInNjs({ ...edge, code }, requests)).toThrow('njs refuses');
      });
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
      preview.hosts[0]?.replace('pr-1', 'pr-2'),
      `${preview.hosts[0]}.evil.example`,
      `x${preview.hosts[0]}`,
    ] as string[])('sends %s, which no stage answers for, to the origin that refuses', async (host) => {
      const { host: target, signed } = await sendPreview('/offers', { headers: { host: { value: host } } });
      expect(target).toBe(`${refusing}.s3.ap-southeast-2.amazonaws.com`);
      expect(signed).toBe(false);
    });
  });

  describe('without a routing table', () => {
    it('sends everything to the origin that refuses, unsigned', async () => {
      const empty = edgeOf(previews, []);
      const { host, signed } = await empty('/api/offers', {
        headers: { host: { value: domain } },
      });
      expect(host).toMatch(/refusingbucket/);
      expect(signed).toBe(false);
    });
  });
}

/** The code of the edge with one more line in our part. */
function withLine(stack: Stack, line: string): string {
  const { code } = edgeFunctionOf(stack);
  const start = code.indexOf('r.cookies={};');
  return code.slice(0, start) + line + code.slice(start);
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
