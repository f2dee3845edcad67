import { join } from 'node:path';
import type { Stage } from './stage';

/** The page that visitors see for a raw 502 or 504. No other route uses its folder. */
export const ERROR_PAGE = '/errors/unavailable.html';

const ORIGIN_ID = 'errors';
/** CloudFront's own policy `CachingOptimized`. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';

/**
 * A static page in its own bucket. It needs its own cache behaviour and origin: CloudFront does not run the function that
 * chooses the origin when it fetches an error page.
 */
export function createErrorPage(stage: Stage) {
  const { accountId } = aws.getCallerIdentityOutput();
  const bucket = new sst.aws.Bucket('ErrorPages', {
    cors: false,
    policy: [
      {
        principals: [{ type: 'service', identifiers: ['cloudfront.amazonaws.com'] }],
        // Any distribution of the account: the bucket is created before its own, and the page is public.
        conditions: [
          {
            test: 'StringLike',
            variable: 'AWS:SourceArn',
            values: [$interpolate`arn:aws:cloudfront::${accountId}:distribution/*`],
          },
        ],
        actions: ['s3:GetObject'],
        paths: ['*'],
      },
    ],
  });
  new aws.s3.BucketObjectv2('ErrorPage', {
    bucket: bucket.name,
    key: ERROR_PAGE.slice(1),
    source: $asset(join($cli.paths.root, 'infra', 'error-page.html')),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'public, max-age=60',
  });
  const access = new aws.cloudfront.OriginAccessControl('ErrorPagesAccess', {
    name: `tussock-${stage.name}-error-pages`,
    originAccessControlOriginType: 's3',
    signingBehavior: 'always',
    signingProtocol: 'sigv4',
  });
  return {
    origin: {
      originId: ORIGIN_ID,
      domainName: bucket.nodes.bucket.bucketRegionalDomainName,
      originAccessControlId: access.id,
    },
    behaviour: (responseHeadersPolicyId: $util.Input<string>) => ({
      pathPattern: '/errors/*',
      targetOriginId: ORIGIN_ID,
      viewerProtocolPolicy: 'redirect-to-https',
      allowedMethods: ['GET', 'HEAD'],
      cachedMethods: ['GET', 'HEAD'],
      compress: true,
      cachePolicyId: CACHING_OPTIMIZED,
      responseHeadersPolicyId,
    }),
  };
}
