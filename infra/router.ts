import { VIEWER_AUTHORIZATION_HEADER } from '../packages/server/src/http/edge-headers';
import { PREVIEW_PATH } from '../packages/server/src/http/preview';
import { viewerRequest } from './edge';
import { createErrorPage, ERROR_PAGE } from './error-page';
import { previewHeaders, responseHeaders } from './headers';
import { PREVIEW_DISTRIBUTION_PARAMETER, type Stage } from './stage';

/** Requests in five minutes from one address before the firewall refuses it for a while. */
const RATE_PER_ADDRESS = 2_000;

/** Longest time that the edge caches an answer, whatever the answer says. Seconds. */
const MAX_TTL = 86_400;

/** CloudFront's own policy `CachingDisabled`: a preview of a release is stored nowhere, whatever its answer says. */
const CACHING_DISABLED = '4135ea2d-6844-44df-b163-4d3f8d7a28b8';

/** The distribution: one for production, one that all previews share. */
export function createRouter(stage: Stage, originSecret: $util.Input<string>) {
  const headers = responseHeaders(stage);
  const ofPreviews = previewHeaders(stage);
  const errorPage = createErrorPage(stage);
  const origins = [refusingOrigin(), errorPage.origin];
  const router = new sst.aws.Router('Router', {
    protection: 'oac',
    domain: { name: stage.domain, aliases: stage.aliases },
    ...(stage.production && {
      waf: {
        rateLimitPerIp: RATE_PER_ADDRESS,
        // The core rules refuse free text that people write in forms.
        managedRules: { coreRuleSet: false, sqlInjection: false, knownBadInputs: true },
      },
    }),
    edge: { viewerRequest: { injection: viewerRequest(stage, originSecret) } },
    transform: {
      cachePolicy: (args) => {
        args.comment = `tussock ${stage.name}: the answers' own s-maxage decides`;
        args.maxTtl = MAX_TTL;
        args.parametersInCacheKeyAndForwardedToOrigin = {
          cookiesConfig: { cookieBehavior: 'none' },
          queryStringsConfig: { queryStringBehavior: 'all' },
          headersConfig: {
            headerBehavior: 'whitelist',
            headers: { items: ['x-forwarded-host', VIEWER_AUTHORIZATION_HEADER] },
          },
          enableAcceptEncodingBrotli: true,
          enableAcceptEncodingGzip: true,
        };
      },
      cdn: (args) => {
        args.origins = origins;
        args.defaultCacheBehavior = $output(args.defaultCacheBehavior).apply((behaviour) => ({
          ...behaviour,
          responseHeadersPolicyId: headers.id,
        }));
        args.orderedCacheBehaviors = [
          errorPage.behaviour(headers.id),
          $output(args.defaultCacheBehavior).apply((behaviour) => ({
            ...behaviour,
            pathPattern: `${PREVIEW_PATH}/*`,
            cachePolicyId: CACHING_DISABLED,
            responseHeadersPolicyId: ofPreviews.id,
          })),
        ];
        args.customErrorResponses = ERROR_RESPONSES;
        args.transform = {
          distribution: (distribution) => {
            distribution.httpVersion = 'http2and3';
            distribution.isIpv6Enabled = true;
          },
        };
      },
    },
  });
  if (stage.kind === 'previews') {
    new aws.ssm.Parameter('PreviewDistribution', {
      name: PREVIEW_DISTRIBUTION_PARAMETER,
      type: 'String',
      value: router.distributionID,
    });
  }
  return router;
}

/** The distribution of the stage `previews`, to hang a preview's routes on. */
export function sharedRouter() {
  const parameter = aws.ssm.getParameterOutput({ name: PREVIEW_DISTRIBUTION_PARAMETER });
  return sst.aws.Router.get('Router', parameter.value);
}

/** Errors that our functions never send: Lambda answers 502 for a crash, CloudFront 504 for a slow origin. */
const RAW = [502, 504];

/**
 * Errors are cached for a moment only: CloudFront's default is ten seconds. A raw error shows the static page, unless the edge
 * has a copy of the page that was requested: CloudFront then serves that copy, even an expired one.
 */
const ERROR_RESPONSES = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((errorCode) => ({
  errorCode,
  errorCachingMinTtl: errorCode === 404 ? 10 : 1,
  ...(RAW.includes(errorCode) && { responseCode: errorCode, responsePagePath: ERROR_PAGE }),
}));

/**
 * Where a request goes when no route matches. SST's own choice is another party's host over plain HTTP, with
 * tokens and bodies; ours is an empty bucket of our own over TLS, which refuses whoever does not sign.
 */
function refusingOrigin() {
  const bucket = new sst.aws.Bucket('Refusing', { cors: false });
  return {
    originId: 'default',
    domainName: bucket.nodes.bucket.bucketRegionalDomainName,
    connectionAttempts: 1,
    customOriginConfig: {
      httpPort: 80,
      httpsPort: 443,
      originProtocolPolicy: 'https-only',
      originReadTimeout: 5,
      originSslProtocols: ['TLSv1.2'],
    },
  };
}
