import { randomUUID } from 'node:crypto';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';

/**
 * Invalidates what CloudFront has cached, so that the new release shows at once. Returns what was done, null without a
 * distribution. A failure does not fail the publish: cached pages expire within a minute.
 */
export async function invalidateEdge(
  distribution: string | undefined,
  client: Pick<CloudFrontClient, 'send'> = new CloudFrontClient({}),
): Promise<string | null> {
  if (!distribution) return null;
  try {
    const InvalidationBatch = { CallerReference: randomUUID(), Paths: { Quantity: 1, Items: ['/*'] } };
    await client.send(new CreateInvalidationCommand({ DistributionId: distribution, InvalidationBatch }));
    return `Invalidated the cache of distribution ${distribution}.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      `That is done, but the cache of distribution ${distribution} could not be invalidated (${reason}).`,
      'Cached pages expire within a minute. To try again:',
      `aws cloudfront create-invalidation --distribution-id ${distribution} --paths "/*"`,
    ].join('\n');
  }
}
