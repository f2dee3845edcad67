import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Pages that earlier tests left as new, by browser and by their device. */
const left = new WeakMap<Browser, Map<string, Visit[]>>();

interface Visit {
  page: Page;
  /** Leaves the page as new for another test, or closes it. */
  leave: () => Promise<void>;
}

const DESK = { width: 1440, height: 1000 };
/** What a test does to its page that nothing undoes. */
const LASTING = ['exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'] as const;
/** What tests listen to; the library listens to other events. */
const EVENTS = ['console', 'pageerror', 'request', 'requestfailed', 'response', 'dialog', 'popup'] as const;
const EVENTS_OF_CONTEXT = [
  ...(['request', 'requestfinished', 'requestfailed', 'response'] as const),
  ...(['console', 'page'] as const),
];

/**
 * A page of somebody who has never been here, without cookies and storage, alone in its context. A new process that compiles the
 * scripts takes more than half of what a page costs, so closing the context leaves the page to the next test with the same device.
 * A test that fails does not close its context. What cannot be undone, or was at two sites, is closed for good.
 * @param prepare is called with a page that no test has used
 */
export async function pageOfVisitor(
  browser: Browser,
  {
    viewport = DESK,
    colorScheme = 'light',
    reducedMotion = 'no-preference',
    forcedColors = null,
    contrast = null,
    ...device
  }: BrowserContextOptions,
  prepare: (page: Page) => void,
): Promise<Page> {
  const kinds = left.get(browser) ?? new Map<string, Visit[]>();
  left.set(browser, kinds);
  const kind = JSON.stringify(device);
  const free = kinds.get(kind) ?? [];
  kinds.set(kind, free);
  const { page, leave } = free.pop() ?? (await newVisit(browser, device, free, prepare));
  // Set for each test, since who looks at what a context keeps replaces it.
  page.context().close = leave;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast });
  return page;
}

async function newVisit(
  browser: Browser,
  device: BrowserContextOptions,
  free: Visit[],
  prepare: (page: Page) => void,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-NZ', ...device });
  const page = await context.newPage();
  const [end, goto] = [context.close.bind(context), page.goto.bind(page)];
  const sites = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http')) sites.add(new URL(frame.url()).origin);
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
  /** Take away what runs before the scripts of a page. */
  const scripts: (() => Promise<void>)[] = [];
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (script, arg) => {
    const added = await addInitScript(script, arg);
    scripts.push(() => added.dispose());
    return added;
  };
  prepare(page);
  const leave = async () => {
    const [site, ...others] = sites;
    if (isChanged || page.isClosed() || site === undefined || others.length > 0) return end();
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    for (const event of EVENTS) page.removeAllListeners(event);
    for (const event of EVENTS_OF_CONTEXT) context.removeAllListeners(event);
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      ...scripts.splice(0).map((remove) => remove()),
    ]);
    // A page without scripts: the one before may store something when it is left.
    await goto(`${site}/robots.txt`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = '';
    });
    await page.mouse.move(-1, -1);
    await Promise.all([context.clearCookies(), context.clearPermissions()]);
    // An empty list would refuse what a page may do without asking.
    if (device.permissions) await context.grantPermissions(device.permissions);
    sites.clear();
    free.push({ page, leave });
  };
  return { page, leave };
}
