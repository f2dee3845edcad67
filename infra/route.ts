import type { Stage } from './stage';

type Seconds = `${number} seconds`;

/** On the shared distribution a preview answers for its own host only. */
const hostOf = (stage: Stage) => (stage.kind === 'preview' ? stage.domain : '');

/** A timed-out GET would be tried again, on an origin that is already too slow. */
const ONE_ATTEMPT = { connectionAttempts: 1, connectionTimeout: '5 seconds' as const };

/** An address that only this distribution may call, and the route to it. Good for reads: it signs no bodies. */
export const closedUrl = (stage: Stage, router: sst.aws.Router, path: string, readTimeout: Seconds) => ({
  cors: false as const,
  router: {
    instance: router,
    path,
    ...(hostOf(stage) && { domain: hostOf(stage) }),
    ...ONE_ATTEMPT,
    readTimeout,
  },
});

/**
 * A route to an address that is public, which checks the secret of the edge itself. The router's protection does not
 * reach it: a signed POST would need a digest of the body from the browser.
 */
export function openRoute(
  stage: Stage,
  router: sst.aws.Router,
  path: string,
  url: $util.Input<string>,
  readTimeout: Seconds,
) {
  router.route(`${hostOf(stage)}${path}`, url, { ...ONE_ATTEMPT, readTimeout });
}
