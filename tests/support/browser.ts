import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { installedBrowser, packagedBrowser } from './packaged-browser';
import { noteTraffic } from './quiet';
import { pageOfVisitor } from './visitors';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
/** The installed Chrome, else the one of an npm package. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  const args = [...FLAGS, ...more];
  const installed = installedBrowser();
  if (installed) return chromium.launch({ executablePath: installed, args });
  return chromium.launch({ ...(await packagedBrowser()), args });
}

let shared: Promise<Browser> | undefined;

/** One browser for all test files of a worker: each test opens a page of its own. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

export interface WatchedPage {
  page: Page;
  /** Errors and warnings of the console, and uncaught exceptions, so far. */
  complaints: string[];
}

/** A page of a new visitor that records errors and warnings of its console. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const page = await pageOfVisitor(browser, options, (opened) => {
    if (options.javaScriptEnabled !== false) awaitScripts(opened);
  });
  // Loaded here, since programs that are no tests open pages too.
  if (process.env.VITEST) (await import('./kept-keys')).watchKept(page.context());
  noteTraffic(page.context());
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return { page, complaints };
}

/** How long a page may take to hydrate before a test goes on: one whose script is made to fail may never do. */
const HYDRATION_MS = 15_000;

interface Expected {
  parts: string[];
  /** How long parts are waited for, if not for good; a page that has no scripts or is left without them is then ready as well. */
  patience?: number;
}

/**
 * Whether the scripts of a page have come, parts of it are React's and its effects have run: the last one loads what comes after hydration.
 * Of text that stays as the server wrote it, the box around it is React's.
 */
const isReady = ({ parts, patience }: Expected) => {
  const hasScripts =
    'js' in document.documentElement.dataset && document.querySelector('[name=page-scripts]') !== null;
  if (!hasScripts) return patience !== undefined;
  const script = document.querySelector<HTMLScriptElement>('script[type=module]');
  const [arrived] = script ? performance.getEntriesByName(script.src) : [];
  if (!arrived) return false;
  const isOver = performance.now() - arrived.startTime > (patience ?? Number.POSITIVE_INFINITY);
  const isPlain = patience !== undefined && !parts.some((part) => document.querySelector(part));
  if (isOver || isPlain) return true;
  const loaded = performance.getEntriesByType('resource');
  if (!loaded.some(({ name }) => name.includes('/assets/after-start-'))) return false;
  return parts.every((part) => {
    let at = document.querySelector(part);
    while (at && !Object.keys(at).some((key) => key.startsWith('__reactFiber')))
      at = /^(MAIN|FOOTER)$/.test(at.tagName) ? null : at.parentElement;
    return at !== null;
  });
};

/** How pages were opened before they waited for their scripts. */
const opening = new WeakMap<Page, Page['goto']>();

/** A page loads its scripts after its first paint, often after the load event: `goto` and `reload` wait until it is hydrated. */
function awaitScripts(page: Page): void {
  opening.set(page, page.goto.bind(page));
  // Asked in one call, since each costs a tenth of what a page costs.
  const waiting =
    <Given extends unknown[], Answer>(open: (...given: Given) => Promise<Answer>) =>
    async (...given: Given) => {
      const answer = await open(...given);
      await page.waitForFunction(isReady, { parts: ['main h1'], patience: HYDRATION_MS });
      return answer;
    };
  Object.assign(page, {
    goto: waiting(page.goto.bind(page)),
    reload: waiting(page.reload.bind(page)),
  });
}

/** Opens an address and waits until React has hydrated the page and its footer: a click before that loads a whole page. */
export async function gotoLive(page: Page, address: string): Promise<void> {
  const open = opening.get(page) ?? page.goto.bind(page);
  await open(address);
  await page.waitForFunction(isReady, { parts: ['main h1', 'footer[data-shell] a'] });
}
