import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';
import { type Check, problems, type Stack, same } from './stack';

const HOSTS: Record<string, string> = {
  production: 'tussock.example',
  previews: '*.preview.tussock.example',
};

const distributionOf = (stack: Stack) =>
  stack.one('cloudfront/distribution:Distribution', 'RouterCdnDistribution').inputs;

/** One distribution, under its own name, over TLS; previews share one (traps 6 and 7). */
export const distribution: Check = (stack) => {
  const { list, unless } = problems();
  const count = stack.hasDistribution ? 1 : 0;
  unless(stack.all('cloudfront/distribution:Distribution').length === count, `${count} distributions`);
  unless(stack.all('cloudfront/cachePolicy:CachePolicy').length === count, `${count} cache policies`);
  if (!stack.hasDistribution) {
    const shared = stack.resources.filter(({ read }) => read !== undefined);
    unless(
      same(
        shared.map(({ read }) => read),
        ['ESHAREDPREVIEWS'],
      ),
      'the distribution of the stage previews',
    );
    return list;
  }
  const { aliases, viewerCertificate, defaultCacheBehavior, orderedCacheBehaviors } = distributionOf(stack);
  unless(same(aliases, [HOSTS[stack.stage]]), `answers for ${HOSTS[stack.stage]} alone`);
  unless(viewerCertificate.minimumProtocolVersion === 'TLSv1.2_2021', 'TLS 1.2 or later');
  unless(defaultCacheBehavior.viewerProtocolPolicy === 'redirect-to-https', 'HTTP leads to HTTPS');
  unless(defaultCacheBehavior.compress === true, 'the edge compresses');
  unless(same(orderedCacheBehaviors ?? [], []), 'one behaviour, so that its headers are on every answer');
  unless(
    same(defaultCacheBehavior.lambdaFunctionAssociations, []),
    'no function of another region in the way',
  );
  return list;
};

/** Trap 1: what no route takes goes to a host that is ours and refuses. */
export const refusingOrigin: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.hasDistribution) return list;
  const { origins } = distributionOf(stack);
  unless(origins.length === 1, 'one origin; the others are set by the edge function');
  const [origin] = origins;
  const { bucket } = stack.one('s3/bucket:Bucket', 'RefusingBucket').inputs;
  unless(origin.domainName === `${bucket}.s3.ap-southeast-2.amazonaws.com`, 'the default origin is ours');
  unless(origin.customOriginConfig.originProtocolPolicy === 'https-only', 'nothing leaves unencrypted');
  unless(origin.originAccessControlId === undefined, 'nobody signs for the default origin: it refuses');
  unless(!JSON.stringify(stack.resources).includes('sst.dev'), 'no host of somebody else');
  unless(
    same(
      stack.all('s3/bucketObjectv2:BucketObjectv2').filter(({ inputs }) => inputs.bucket === bucket),
      [],
    ),
    'the refusing bucket is empty',
  );
  return list;
};

/** The answers' own s-maxage decides; what is forwarded and varies is in the key. */
export const cachePolicy: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.hasDistribution) return list;
  const policy = stack.one('cloudfront/cachePolicy:CachePolicy', 'RouterServerCachePolicy').inputs;
  const key = policy.parametersInCacheKeyAndForwardedToOrigin;
  unless(policy.minTtl === 0 && policy.defaultTtl === 0, 'nothing is kept that does not ask for it');
  unless(policy.maxTtl === 86_400, 'nothing is kept longer than a day');
  unless(key.cookiesConfig.cookieBehavior === 'none', 'no cookies in the key');
  unless(key.queryStringsConfig.queryStringBehavior === 'all', 'all query strings in the key');
  unless(
    same(key.headersConfig.headers.items, ['x-forwarded-host', 'x-viewer-authorization']),
    'the host and the token in the key',
  );
  unless(key.enableAcceptEncodingBrotli && key.enableAcceptEncodingGzip, 'gzip and brotli are kept apart');
  return list;
};

/** Errors are cached for moments. */
export const errorCaching: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.hasDistribution) return list;
  const responses = distributionOf(stack).customErrorResponses as Record<string, number>[];
  for (const code of [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]) {
    const response = responses.find(({ errorCode }) => errorCode === code);
    unless(response?.errorCachingMinTtl === (code === 404 ? 10 : 1), `${code} is cached for a moment`);
    unless(response?.responsePagePath === undefined, `${code} keeps the answer of its origin`);
  }
  return list;
};

/** Headers on every answer. */
export const securityHeaders: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.hasDistribution) return list;
  const { defaultCacheBehavior } = distributionOf(stack);
  unless(
    defaultCacheBehavior.responseHeadersPolicyId === 'SecurityHeaders-id',
    'the headers are on the behaviour',
  );
  const { securityHeadersConfig: security, customHeadersConfig } = stack.one(
    'cloudfront/responseHeadersPolicy:ResponseHeadersPolicy',
    'SecurityHeaders',
  ).inputs;
  const custom = Object.fromEntries(
    (customHeadersConfig.items as { header: string; value: string }[]).map(({ header, value }) => [
      header,
      value,
    ]),
  );
  unless(security.strictTransportSecurity?.accessControlMaxAgeSec >= 31_536_000, 'HSTS for a year or more');
  unless(security.contentTypeOptions?.override === true, 'nosniff');
  unless(security.frameOptions?.frameOption === 'DENY', 'no frames');
  unless(security.referrerPolicy?.referrerPolicy === 'strict-origin-when-cross-origin', 'referrer policy');
  for (const header of ['permissions-policy', 'cross-origin-opener-policy'])
    unless(custom[header] === SECURITY_HEADERS[header], `${header} as the pages function sends it`);
  unless(security.contentSecurityPolicy === undefined, 'the CSP comes with the HTML alone');
  unless((custom['X-Robots-Tag'] === 'noindex') === !stack.production, 'only production is indexed');
  return list;
};

/** The firewall of production: a rate, known bad inputs, and no rule that blocks free text. */
export const firewall: Check = (stack) => {
  const { list, unless } = problems();
  const lists = stack.all('wafv2/webAcl:WebAcl');
  unless(lists.length === (stack.production ? 1 : 0), 'a firewall on production only');
  for (const { inputs, provider } of lists) {
    const rules = inputs.rules as {
      name: string;
      statement: Record<string, { limit?: number; aggregateKeyType?: string }>;
    }[];
    unless(
      same(
        rules.map(({ name }) => name),
        ['RateLimitPerIP', 'AWSManagedRulesKnownBadInputsRuleSet'],
      ),
      'its two rules',
    );
    const rate = rules[0]?.statement.rateBasedStatement;
    unless(rate?.limit === 2_000 && rate.aggregateKeyType === 'IP', 'a rate for each address');
    unless(inputs.scope === 'CLOUDFRONT' && provider.includes('us-east-1'), 'it stands at the edge');
    unless(typeof distributionOf(stack).webAclId === 'string', 'it is in front of the distribution');
  }
  return list;
};

/** CloudFront refuses a function of more than 10,240 bytes; a secret may be 128 characters. */
export const edgeFunctionSize: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.hasDistribution) return list;
  const [edge] = stack.all('cloudfront/function:Function');
  const bytes = Buffer.byteLength(edge?.inputs.code ?? '');
  unless(bytes > 0 && bytes <= 10_240 - 128, `the edge function has ${bytes} of 10,240 bytes`);
  unless(stack.all('cloudfront/function:Function').length === 1, 'one edge function');
  return list;
};
