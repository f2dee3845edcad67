import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { problems, same } from './problems';
import { type Check, statementsOf } from './stack';

/** Trap 3: the bucket of the assets opens to one distribution, and to nobody else. */
export const assetBucket: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.hasSite) return list;
  const { policy } = stack.one('s3/bucketPolicy:BucketPolicy', 'AssetsPolicy').inputs;
  const { bucket } = stack.one('s3/bucket:Bucket', 'AssetsBucket').inputs;
  const distribution = stack.hasDistribution ? 'RouterCdnDistribution-id' : 'ESHAREDPREVIEWS';
  const allowed = statementsOf(policy).filter(({ effect }) => effect !== 'Deny');
  for (const { principals, conditions, actions } of allowed) {
    unless(
      same(principals, { Service: ['cloudfront.amazonaws.com'] }),
      `${actions.join(', ')}: CloudFront alone`,
    );
    unless(
      same(conditions, {
        StringEquals: { 'AWS:SourceArn': [`arn:aws:cloudfront::123456789012:distribution/${distribution}`] },
      }),
      `${actions.join(', ')}: this distribution alone`,
    );
  }
  unless(
    same(
      allowed.map(({ actions, resources }) => [actions, resources]),
      [
        [['s3:GetObject'], [`arn:aws:s3:::${bucket}/*`]],
        [['s3:ListBucket'], [`arn:aws:s3:::${bucket}`]],
      ],
    ),
    'objects are read, and a miss is told from a refusal',
  );
  return list;
};

/** No bucket is public. */
export const privateBuckets: Check = (stack) => {
  const { list, unless } = problems();
  for (const { name, inputs } of stack.all('s3/bucket:Bucket')) {
    const block = stack
      .all('PublicAccessBlock')
      .find((candidate) => candidate.inputs.bucket === inputs.bucket)?.inputs;
    unless(
      [
        block?.blockPublicAcls,
        block?.blockPublicPolicy,
        block?.ignorePublicAcls,
        block?.restrictPublicBuckets,
      ].every((value) => value === true),
      `${name}: blocks public access`,
    );
    const policy = stack
      .all('s3/bucketPolicy:BucketPolicy')
      .find((candidate) => candidate.inputs.bucket === inputs.bucket);
    const denied = statementsOf(policy?.inputs.policy ?? '{"Statement":[]}').filter(
      ({ effect }) => effect === 'Deny',
    );
    unless(
      denied.some(({ conditions }) => same(conditions, { Bool: { 'aws:SecureTransport': ['false'] } })),
      `${name}: TLS only`,
    );
  }
  return list;
};

/** Types from RFC 9239 and IANA's registry, not from infra. With nosniff, a browser runs no script of another type. */
const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Files that are copied as they are. */
const PUBLIC = join(import.meta.dirname, '../../../packages/web/public');

/**
 * The built files: named by their content, kept for ever, and in place before the HTML that names them, as are the functions that its
 * scripts ask.
 */
export const assetObjects: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.hasSite) return list;
  const objects = stack
    .all('s3/bucketObjectv2:BucketObjectv2')
    .filter(({ name }) => name.startsWith('Asset-'));
  unless(objects.length > 0, 'there are assets');
  const pages = stack.lambda('Pages');
  for (const { name, inputs, retainOnDelete, urn } of objects) {
    unless(retainOnDelete === true, `${name} outlives its deploy`);
    unless(
      /^(assets\/|favicon\.(svg|ico)$|apple-touch-icon\.png$)/.test(inputs.key),
      `${name} is under a path that S3 answers`,
    );
    const type = CONTENT_TYPES[extname(inputs.key)];
    unless(type !== undefined && inputs.contentType === type, `${name} is ${type}`);
    // What is not built keeps the name that somebody gave it.
    const isBuilt = !existsSync(join(PUBLIC, inputs.key));
    unless(
      inputs.cacheControl === (isBuilt ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'),
      `${name}: immutable where it is built, and named by its content`,
    );
    unless(pages.dependencies?.includes(urn) === true, `Pages waits for ${name}`);
  }
  for (const name of ['Api', 'Images', 'Submit'])
    unless(pages.dependencies?.includes(stack.lambda(name).urn) === true, `Pages waits for ${name}`);
  return list;
};
