import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';
import { undocumentedSyntax } from '../edge-syntax';
import { problems, same } from './problems';
import { type Check, type Stack, statementsOf } from './stack';

const distributionOf = (stack: Stack) =>
  stack.one('cloudfront/distribution:Distribution', 'RouterCdnDistribution').inputs;

/** One distribution, under its own names, over TLS, IPv6 and HTTP/3; previews share one (traps 6 and 7). */
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
  const { aliases, viewerCertificate, defaultCacheBehavior, httpVersion, isIpv6Enabled } =
    distributionOf(stack);
  unless(same(aliases, stack.hosts), `answers for ${stack.hosts.join(' and ')} alone`);
  const certificates = stack.all('acm/certificate:Certificate').map(({ inputs }) => inputs);
  unless(
    same(
      certificates.map(({ domainName, subjectAlternativeNames = [] }) => [
        domainName,
        ...subjectAlternativeNames,
      ]),
      [stack.hosts],
    ),
    'a certificate for each of its names',
  );
  unless(httpVersion === 'http2and3', 'HTTP/3 for those who speak it');
  unless(isIpv6Enabled === true, 'answers over IPv6');
  const records = stack.all('route53/record:Record').map(({ inputs }) => `${inputs.type} ${inputs.name}`);
  for (const host of stack.hosts)
    for (const type of ['A', 'AAAA'])
      unless(records.includes(`${type} ${host}`), `${host} has its ${type} record`);
  unless(viewerCertificate.minimumProtocolVersion === 'TLSv1.2_2021', 'TLS 1.2 or later');
  unless(defaultCacheBehavior.viewerProtocolPolicy === 'redirect-to-https', 'HTTP leads to HTTPS');
  unless(defaultCacheBehavior.compress === true, 'the edge compresses');
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
  const { origins, defaultCacheBehavior } = distributionOf(stack);
  const origin = origins.find(
    ({ originId }: { originId: string }) => originId === defaultCacheBehavior.targetOriginId,
  );
  unless(
    origins.length === 2,
    'two origins: this one and the error page’s; the edge function sets the others',
  );
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
  const responses = distributionOf(stack).customErrorResponses as Record<string, unknown>[];
  for (const code of [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]) {
    const response = responses.find(({ errorCode }) => errorCode === code);
    unless(response?.errorCachingMinTtl === (code === 404 ? 10 : 1), `${code} is cached for a moment`);
    const raw = code === 502 || code === 504;
    unless(
      response?.responsePagePath === (raw ? '/errors/unavailable.html' : undefined),
      `${code} ${raw ? 'shows the static page' : 'keeps the answer of its origin'}`,
    );
    unless(response?.responseCode === (raw ? code : undefined), `${code} stays ${code}`);
  }
  return list;
};

/** A static page for a raw 502 or 504, from its own bucket: CloudFront does not run the edge function for error pages. */
export const errorPage: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.hasDistribution) return list;
  const { origins, orderedCacheBehaviors = [] } = distributionOf(stack);
  const { bucket } = stack.one('s3/bucket:Bucket', 'ErrorPagesBucket').inputs;
  const [behaviour] = orderedCacheBehaviors;
  unless(behaviour?.pathPattern === '/errors/*', 'the first behaviour is for the error page');
  unless(behaviour?.responseHeadersPolicyId === 'SecurityHeaders-id', 'the headers are on the error page');
  unless(
    same(behaviour?.functionAssociations ?? [], []),
    'no function between the error page and its bucket',
  );
  const origin = origins.find(({ originId }: { originId: string }) => originId === behaviour?.targetOriginId);
  unless(
    origin?.domainName === `${bucket}.s3.ap-southeast-2.amazonaws.com`,
    'the page comes from its bucket',
  );
  unless(origin?.originAccessControlId === 'ErrorPagesAccess-id', 'the edge signs for the page');
  const { inputs } = stack.one('s3/bucketObjectv2:BucketObjectv2', 'ErrorPage');
  unless(inputs.bucket === bucket && `/${inputs.key}` === '/errors/unavailable.html', 'the page is there');
  unless(inputs.contentType === 'text/html; charset=utf-8', 'the page is HTML');
  const allowed = statementsOf(stack.one('s3/bucketPolicy:BucketPolicy', 'ErrorPagesPolicy').inputs.policy)
    .filter(({ effect }) => effect !== 'Deny')
    .map(({ actions, principals, conditions }) => [actions, principals, conditions]);
  const ours = { StringLike: { 'AWS:SourceArn': ['arn:aws:cloudfront::123456789012:distribution/*'] } };
  unless(
    same(allowed, [[['s3:GetObject'], { Service: ['cloudfront.amazonaws.com'] }, ours]]),
    'CloudFront of this account reads the page, and nobody else',
  );
  return list;
};

/** Previews of releases: their address is a secret, so nothing is stored, listed or sent on as a referrer. */
export const releasePreviews: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.hasDistribution) return list;
  const { orderedCacheBehaviors = [], defaultCacheBehavior } = distributionOf(stack);
  unless(orderedCacheBehaviors.length === 2, 'a behaviour for the error page and one for previews');
  const { cachePolicyId, responseHeadersPolicyId, pathPattern, ...rest } = orderedCacheBehaviors[1] ?? {};
  unless(pathPattern === '/preview/*', 'a behaviour for previews');
  // CloudFront's CachingDisabled: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html
  unless(cachePolicyId === '4135ea2d-6844-44df-b163-4d3f8d7a28b8', 'no preview is cached');
  unless(responseHeadersPolicyId === 'ReleasePreviewHeaders-id', 'previews have headers of their own');
  const { cachePolicyId: _, responseHeadersPolicyId: __, ...usual } = defaultCacheBehavior;
  unless(same(rest, usual), 'a preview goes where a page goes');
  const { securityHeadersConfig: security, customHeadersConfig } = stack.one(
    'cloudfront/responseHeadersPolicy:ResponseHeadersPolicy',
    'ReleasePreviewHeaders',
  ).inputs;
  const { referrerPolicy, override } = security.referrerPolicy ?? {};
  unless(referrerPolicy === 'no-referrer' && override === true, 'a preview is no referrer');
  unless(
    customHeadersConfig.items.some(
      ({ header, value }: { header: string; value: string }) =>
        header === 'X-Robots-Tag' && value === 'noindex, nofollow, noarchive',
    ),
    'no preview is indexed',
  );
  unless(security.frameOptions?.frameOption === 'DENY', 'no preview in a frame');
  unless(security.strictTransportSecurity?.accessControlMaxAgeSec >= 31_536_000, 'HSTS on previews');
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
  unless(security.referrerPolicy?.referrerPolicy === 'strict-origin', 'referrer policy');
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

/** With syntax that CloudFront does not know, a function fails when it is published or on each request. */
export const edgeSyntax: Check = (stack) =>
  stack.all('cloudfront/function:Function').flatMap(({ inputs }) => undocumentedSyntax(inputs.code));

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
