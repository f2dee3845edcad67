import type { BrowserContext, Page, Request } from 'playwright-core';

const QUIET_MS = 500;

interface Traffic {
  open: Set<Request>;
  /** When a request began or ended last. */
  last: number;
}
const traffics = new WeakMap<BrowserContext, Traffic>();

/** Notes from now on what the pages of a context ask for. */
export function noteTraffic(context: BrowserContext): void {
  const traffic: Traffic = { open: new Set(), last: performance.now() };
  traffics.set(context, traffic);
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    traffic.last = performance.now();
  };
  const ended = note((request) => traffic.open.delete(request));
  context.on(
    'request',
    note((request) => traffic.open.add(request)),
  );
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
}

/**
 * Waits until the pages of a visitor have asked for nothing for half a second. The library says `networkidle` once for each load and
 * never takes it back: on a busy machine before the first script asks for anything.
 */
export async function quiet(page: Page): Promise<void> {
  const traffic = traffics.get(page.context());
  if (!traffic) throw new Error('The page was not opened by openPage');
  while (traffic.open.size > 0 || performance.now() - traffic.last < QUIET_MS) await page.waitForTimeout(50);
}
