import { randomUUID } from 'node:crypto';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';

/**
 * Tells CloudFront to forget what it keeps, so that the new release shows at once. Answers what was done, null where there
 * is no distribution. A failure is no failure of the publishing: pages at the edge follow within a minute by themselves.
 */
export async function invalidateEdge(
  distribution: string | undefined,
  client: Pick<CloudFrontClient, 'send'> = new CloudFrontClient({}),
): Promise<string | null> {
  if (!distribution) return null;
  try {
    const InvalidationBatch = { CallerReference: randomUUID(), Paths: { Quantity: 1, Items: ['/*'] } };
    await client.send(new CreateInvalidationCommand({ DistributionId: distribution, InvalidationBatch }));
    return `Distribution ${distribution} was told to forget what it keeps.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      `The release is live, but distribution ${distribution} could not be told (${reason}).`,
      'Pages at the edge follow within a minute. To try again:',
      `aws cloudfront create-invalidation --distribution-id ${distribution} --paths "/*"`,
    ].join('\n');
  }
}
