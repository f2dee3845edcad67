import { siteBase } from './address/site-base';

/** Ends a read that is not answered, which counts as failed: a slow phone needs a tenth of it. */
export const readInTime = () => within(15_000);

/** The same for one that may be given up before. */
export function readInTimeUnless(givenUp: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const one of [givenUp, readInTime()])
    one?.addEventListener('abort', () => either.abort(one.reason), { signal: either.signal });
  if (givenUp.aborted) either.abort(givenUp.reason);
  return either.signal;
}

/** Ends what is sent and not answered: the server may be waiting for another. */
export const sendInTime = () => within(30_000);

/** Null in browsers that cannot end a request by time, and wait for ever. */
const within = (milliseconds: number): AbortSignal | null => AbortSignal.timeout?.(milliseconds) ?? null;

/** Whether the site, or the preview of it, answers at all: a script that it does not have is of an older deploy, and the page of a newer one can be loaded. */
export const isSiteInReach = (): Promise<boolean> =>
  fetch(`${siteBase()}/robots.txt`, { method: 'HEAD', cache: 'no-store', signal: readInTime() }).then(
    () => true,
    () => false,
  );

/** Whether a script could not be loaded. Older browsers do not ask for it again until the document is loaded anew. */
export const isModuleFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|Importing a module|error loading/i.test(error.message);
