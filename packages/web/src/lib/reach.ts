/** How long a read may take before it counts as failed: a slow phone needs a tenth of it. */
export const PATIENCE_MS = 15_000;

/** Whether the site answers at all: a script that it does not have is of an older deploy, and the page of a newer one can be loaded. */
export const isSiteInReach = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
