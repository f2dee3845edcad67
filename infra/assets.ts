import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import { IMMUTABLE, isNamedByDigest } from '../packages/server/src/http/caching';
import { ASSET_PATHS } from './edge';
import type { Stage } from './stage';

/** How long browsers keep a file that may change under its name. */
const CHANGING = 'public, max-age=3600';

/**
 * The browser's files, one object each. They outlive the deploy that replaced them, since HTML that is cached
 * somewhere still names them.
 * @param client folder of the built files
 */
export function createAssets(stage: Stage, router: sst.aws.Router, client: string) {
  const distribution = router.nodes.cdn.nodes.distribution.arn;
  const onlyThisDistribution = {
    principals: [{ type: 'service' as const, identifiers: ['cloudfront.amazonaws.com'] }],
    conditions: [{ test: 'StringEquals', variable: 'AWS:SourceArn', values: [distribution] }],
  };
  const bucket = new sst.aws.Bucket('Assets', {
    cors: false,
    policy: [
      { ...onlyThisDistribution, actions: ['s3:GetObject'], paths: ['*'] },
      // Without it a miss is 403 and not 404.
      { ...onlyThisDistribution, actions: ['s3:ListBucket'], paths: [''] },
    ],
  });
  const host = stage.kind === 'preview' ? stage.domain : '';
  for (const path of ASSET_PATHS) router.routeBucket(`${host}${path}`, bucket);
  const objects = filesUnder(client).map(
    (key) =>
      new aws.s3.BucketObjectv2(
        `Asset-${key}`,
        {
          bucket: bucket.name,
          key,
          source: $asset(join(client, key)),
          contentType: contentType(key),
          cacheControl: isNamedByDigest(`/${key}`) ? IMMUTABLE : CHANGING,
        },
        { retainOnDelete: true },
      ),
  );
  return { bucket, objects };
}

/** Keys of the files that S3 serves; whatever else the build leaves in the folder stays at home. */
function filesUnder(client: string): string[] {
  const keys = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return keys.filter((key) => ASSET_PATHS.some((path) => `/${key}`.startsWith(path))).sort();
}

function contentType(key: string): string {
  const type = key.endsWith('.ico') ? 'image/x-icon' : lookup(key);
  if (type === undefined) throw new Error(`${key}: its content type is not known; set it in infra/assets.ts`);
  return /^text\/|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
