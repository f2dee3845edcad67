import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { withinBudget } from '@tussock/server/table/budget';
import { LIFECYCLE_MS } from '@tussock/store/live';
import { saidIfStopped } from '../cli/interrupt';
import { note } from '../cli/terminal';

/** For so long a function may answer from what it has read before, and CloudFront would store that anew; and a second more. */
export const SETTLED_MS = LIFECYCLE_MS + 1_000;

/** What CloudFront has to answer in, the SDK's retries included: by itself the SDK waits for ever. */
const PATIENCE_MS = 60_000;

/**
 * Invalidates what CloudFront has cached once every function has read what changed, so that nothing from before is stored after it.
 * Returns what was done, null without a distribution. A failure does not fail the publish: what is cached is shown for eleven minutes at the most
 * while the site answers.
 */
export async function invalidateEdge(
  distribution: string | undefined,
  client: Pick<CloudFrontClient, 'send'> = new CloudFrontClient({}),
  { settled = SETTLED_MS, patience = PATIENCE_MS } = {},
): Promise<string | null> {
  if (!distribution) return null;
  const byHand = `aws cloudfront create-invalidation --distribution-id ${distribution} --paths "/*"`;
  try {
    await saidIfStopped(
      `That is done, but the cache may not have been cleared. To clear it:\n${byHand}`,
      async () => {
        note(`Waiting ${Math.ceil(settled / 1_000)} seconds for the functions, then clearing the cache…`);
        await setTimeout(settled);
        const InvalidationBatch = { CallerReference: randomUUID(), Paths: { Quantity: 1, Items: ['/*'] } };
        const command = new CreateInvalidationCommand({ DistributionId: distribution, InvalidationBatch });
        await withinBudget(patience, (abortSignal) => client.send(command, { abortSignal }));
      },
    );
    return `Invalidated the cache of distribution ${distribution}.`;
  } catch (error) {
    const { cause = error } = error as Error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return [
      `That is done, but the cache of distribution ${distribution} could not be invalidated (${reason}).`,
      'Until it is, visitors may see cached pages for up to eleven minutes, and for up to a day while the site fails. To try again:',
      byHand,
    ].join('\n');
  }
}
