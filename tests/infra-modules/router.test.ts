import { afterAll, describe, expect, it, vi } from 'vitest';
import { infraModule, plain, recordInfra } from './record';

afterAll(() => void vi.unstubAllGlobals());

const STAGES = {
  production: {
    name: 'production',
    kind: 'production',
    production: true,
    domain: 'tussock.example',
    aliases: ['www.tussock.example'],
  },
  previews: {
    name: 'previews',
    kind: 'previews',
    production: false,
    domain: '*.preview.tussock.example',
    aliases: [],
  },
};
/** What SST would have made of the distribution without us. */
const BY_SST = { targetOriginId: 'default', cachePolicyId: 'RouterServerCachePolicy-id', compress: true };

async function routerOf(stage: keyof typeof STAGES) {
  const { inputsOf, resources } = recordInfra();
  const router = (await infraModule('router')).createRouter(STAGES[stage], 'the secret');
  const { transform, ...args } = inputsOf('Router');
  const policy: Record<string, unknown> = {};
  transform.cachePolicy(policy);
  const cdn: Record<string, unknown> = { defaultCacheBehavior: BY_SST };
  transform.cdn(cdn);
  const distribution: Record<string, unknown> = {};
  (cdn.transform as { distribution: (args: object) => void }).distribution(distribution);
  return { router, args: plain(args), policy, cdn: plain(cdn), distribution, inputsOf, resources };
}

describe('the distribution', () => {
  it('answers for its own names, and signs for its origins', async () => {
    for (const stage of ['production', 'previews'] as const) {
      const { router, args, distribution } = await routerOf(stage);
      expect(plain(router.distributionID)).toBe('E1');
      const { domain: name, aliases } = STAGES[stage];
      expect(args).toMatchObject({ protection: 'oac', domain: { name, aliases } });
      expect(args.edge.viewerRequest.injection).toContain("'the secret'");
      expect(distribution).toEqual({ httpVersion: 'http2and3', isIpv6Enabled: true });
    }
  });

  it('has a firewall on production alone: a rate for each address, and no rule that refuses free text', async () => {
    expect((await routerOf('production')).args.waf).toEqual({
      rateLimitPerIp: 2_000,
      managedRules: { coreRuleSet: false, sqlInjection: false, knownBadInputs: true },
    });
    expect((await routerOf('previews')).args).not.toHaveProperty('waf');
  });

  it('leaves its id for the previews, which find it there', async () => {
    const name = '/tussock/previews/distribution-id';
    expect((await routerOf('previews')).inputsOf('PreviewDistribution')).toEqual({
      name,
      type: 'String',
      value: 'E1',
    });
    expect((await routerOf('production')).inputsOf('PreviewDistribution')).toEqual({});
    expect(plain((await infraModule('router')).sharedRouter())).toMatchObject({
      found: 'Router',
      id: `value of ${name}`,
    });
  });
});

describe('the cache of the distribution', () => {
  it('keeps apart what differs by host, token, query and encoding, and nothing by cookie', async () => {
    expect((await routerOf('production')).policy).toEqual({
      comment: expect.stringContaining('tussock production'),
      maxTtl: 86_400,
      parametersInCacheKeyAndForwardedToOrigin: {
        cookiesConfig: { cookieBehavior: 'none' },
        queryStringsConfig: { queryStringBehavior: 'all' },
        headersConfig: {
          headerBehavior: 'whitelist',
          headers: { items: ['x-forwarded-host', 'x-viewer-authorization'] },
        },
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      },
    });
  });

  it('keeps nothing of a preview of a release, and adds the headers of previews to it', async () => {
    const { cdn } = await routerOf('production');
    expect(cdn.defaultCacheBehavior).toEqual({ ...BY_SST, responseHeadersPolicyId: 'SecurityHeaders-id' });
    expect(cdn.orderedCacheBehaviors).toEqual([
      expect.objectContaining({ pathPattern: '/errors/*', responseHeadersPolicyId: 'SecurityHeaders-id' }),
      {
        ...BY_SST,
        pathPattern: '/preview/*',
        cachePolicyId: '4135ea2d-6844-44df-b163-4d3f8d7a28b8',
        responseHeadersPolicyId: 'ReleasePreviewHeaders-id',
      },
    ]);
  });

  it('keeps an error for a moment, and shows the static page for a raw one', async () => {
    const page = { responsePagePath: '/errors/unavailable.html' };
    expect((await routerOf('production')).cdn.customErrorResponses).toEqual(
      [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((errorCode) => ({
        errorCode,
        errorCachingMinTtl: errorCode === 404 ? 10 : 1,
        ...([502, 504].includes(errorCode) && { responseCode: errorCode, ...page }),
      })),
    );
  });
});

describe('a request that no route takes', () => {
  it('goes to an empty bucket of ours over TLS, which nobody signs for', async () => {
    const { cdn, inputsOf, resources } = await routerOf('production');
    expect(cdn.origins).toEqual([
      {
        originId: 'default',
        domainName: 'Refusing.s3.ap-southeast-2.amazonaws.com',
        connectionAttempts: 1,
        customOriginConfig: {
          httpPort: 80,
          httpsPort: 443,
          originProtocolPolicy: 'https-only',
          originReadTimeout: 5,
          originSslProtocols: ['TLSv1.2'],
        },
      },
      expect.objectContaining({ domainName: 'ErrorPages.s3.ap-southeast-2.amazonaws.com' }),
    ]);
    expect(inputsOf('Refusing')).toEqual({ cors: false });
    const objects = resources.filter(({ type }) => type.endsWith('BucketObjectv2'));
    expect(objects.map(({ name }) => name)).toEqual(['ErrorPage']);
  });
});
