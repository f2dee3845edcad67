import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Pages of earlier tests that are as new, by browser and by the options of their context. */
const waiting = new WeakMap<Browser, Map<string, Returnable[]>>();

interface Returnable {
  page: Page;
  close: () => Promise<void>;
}

/** What a page would carry into the next test. */
const LASTING = ['addInitScript', 'route', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'] as const;
/** What tests listen to; the library has listeners of its own to other events. */
const EVENTS = ['console', 'pageerror', 'request', 'response', 'requestfailed', 'dialog', 'popup'] as const;

/**
 * A page without cookies and storage, alone in its context. Half of what a page costs is its process and the compiling of
 * its scripts, so closing the context leaves it to the next test that asks for the same options. A test that fails does not
 * close its context, and what cannot be undone or was on another site is closed for good.
 * @param prepare is called with a page that no test has used
 */
export async function pageOf(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (page: Page) => void,
): Promise<Page> {
  const kinds = waiting.get(browser) ?? new Map<string, Returnable[]>();
  waiting.set(browser, kinds);
  const kind = JSON.stringify(options);
  const free = kinds.get(kind) ?? [];
  kinds.set(kind, free);
  const { page, close } = free.pop() ?? (await newPage(browser, options, free, prepare));
  // Who watches a context replaces it.
  page.context().close = close;
  return page;
}

async function newPage(
  browser: Browser,
  options: BrowserContextOptions,
  free: Returnable[],
  prepare: (page: Page) => void,
): Promise<Returnable> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const end = context.close.bind(context);
  const goto = page.goto.bind(page);
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http'))
      origins.add(new URL(frame.url()).origin);
  });
  let isChanged = false;
  for (const name of LASTING) {
    const change = (page[name] as (...given: unknown[]) => Promise<unknown>).bind(page);
    const noted = (...given: unknown[]) => {
      isChanged = true;
      return change(...given);
    };
    Object.assign(page, { [name]: noted });
  }
  prepare(page);
  const close = async () => {
    const isAtItsSite = !page.isClosed() && origins.size === 1 && origins.has(new URL(page.url()).origin);
    if (isChanged || !isAtItsSite) return end();
    const [site] = origins;
    await clear(page, options, () => goto(`${site}/robots.txt`));
    origins.clear();
    free.push({ page, close });
  };
  return { page, close };
}

/** Leaves for a page without scripts: the one that is left may still store something. */
async function clear(
  page: Page,
  { viewport, permissions = [] }: BrowserContextOptions,
  leave: () => Promise<unknown>,
): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  for (const event of EVENTS) page.removeAllListeners(event);
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)]);
  await context.grantPermissions(permissions);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  if (viewport) await page.setViewportSize(viewport);
  await leave();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
