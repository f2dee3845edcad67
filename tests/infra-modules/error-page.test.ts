import { afterAll, expect, it, vi } from 'vitest';
import { ROOT } from '../../scripts/infra/platform';
import { infraModule, plain, recordInfra } from './record';

afterAll(() => void vi.unstubAllGlobals());

it('the page for a raw error is public, in a bucket that CloudFront of this account alone reads', async () => {
  const { inputsOf } = recordInfra();
  const { createErrorPage } = await infraModule('error-page');
  const { origin, behaviour } = createErrorPage({ name: 'one' });
  expect(plain(origin)).toEqual({
    originId: 'errors',
    domainName: 'ErrorPages.s3.ap-southeast-2.amazonaws.com',
    originAccessControlId: 'ErrorPagesAccess-id',
  });
  expect(behaviour('the headers')).toEqual({
    pathPattern: '/errors/*',
    targetOriginId: 'errors',
    viewerProtocolPolicy: 'redirect-to-https',
    allowedMethods: ['GET', 'HEAD'],
    cachedMethods: ['GET', 'HEAD'],
    compress: true,
    // CloudFront's CachingOptimized.
    cachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
    responseHeadersPolicyId: 'the headers',
  });
  expect(inputsOf('ErrorPages')).toEqual({
    cors: false,
    policy: [
      {
        principals: [{ type: 'service', identifiers: ['cloudfront.amazonaws.com'] }],
        conditions: [
          {
            test: 'StringLike',
            variable: 'AWS:SourceArn',
            values: ['arn:aws:cloudfront::123456789012:distribution/*'],
          },
        ],
        actions: ['s3:GetObject'],
        paths: ['*'],
      },
    ],
  });
  expect(inputsOf('ErrorPage')).toMatchObject({
    bucket: 'name of ErrorPages',
    key: 'errors/unavailable.html',
    source: `${ROOT}/infra/error-page.html`,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'public, max-age=60',
  });
  expect(inputsOf('ErrorPagesAccess')).toMatchObject({
    name: 'tussock-one-error-pages',
    originAccessControlOriginType: 's3',
    signingBehavior: 'always',
    signingProtocol: 'sigv4',
  });
});
