import type { Browser, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { quiet } from '../support/quiet';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

const HEADINGS = { '/faq': 'Questions and answers', '/offers': 'Wholesale investment offers' } as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const path = (page: Page) => new URL(page.url()).pathname;
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** Scrolls, and waits until the page has heard of it: a link pressed within the same frame comes before that. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo(0, to);
      }),
    top,
  );
const progress = (page: Page) => page.locator('.page-progress');
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).dispatchEvent('click');

/** Holds every read of data and every page module until it is let go. */
async function holdReads(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route(/\/api\/(?!page-views|release$)|\/assets\/.*\.js/, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  return { asked, release };
}

/** Notes whenever the page says that it is loading, or has no heading of its own, while it changes. */
const watchForGaps = (page: Page) =>
  page.evaluate(() => {
    const gaps: string[] = [];
    Object.assign(window, { gaps });
    const look = () => {
      const main = document.querySelector('main');
      if (!main?.querySelector('h1')) gaps.push('no heading');
      if (main?.textContent?.includes('Loading...')) gaps.push('Loading...');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
const gapsSeen = (page: Page) => page.evaluate(() => (window as unknown as { gaps: string[] }).gaps);

describe('a link that is followed', () => {
  it('leaves the old page and address until the new one can be shown whole', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/about`);
    const before = await heading(page);
    await scrollTo(page, 300);
    const { release } = await holdReads(page);
    await watchForGaps(page);
    await follow(page, 'Offers');
    await progress(page).waitFor();
    expect(await progress(page).textContent()).toBe('Loading...');
    expect([path(page), await heading(page), await scrolled(page)]).toEqual(['/about', before, 300]);
    release();
    await page.waitForURL('**/offers');
    expect(await heading(page)).toBe(HEADINGS['/offers']);
    expect(await page.getByRole('article').count()).toBeGreaterThan(5);
    expect(await progress(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(await scrolled(page)).toBe(0);
    expect(await gapsSeen(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('gives way to the one that is followed after it', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/about`);
    const { release } = await holdReads(page);
    await follow(page, 'Offers');
    await progress(page).waitFor();
    await follow(page, 'FAQ');
    release();
    await page.waitForURL('**/faq');
    expect(await heading(page)).toBe(HEADINGS['/faq']);
    await page.goBack();
    await page.waitForURL('**/about');
    await page.context().close();
  });

  it('is not waited for where its module fails: the page is reloaded once, and is then as without scripts', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/about`);
    const loads: Request[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request));
    await page.route('**/assets/offers-*.js', (route) => route.abort());
    await follow(page, 'Offers');
    await page.getByRole('heading', { name: HEADINGS['/offers'] }).waitFor();
    await page.locator('html:not([data-js])').waitFor();
    await page.waitForTimeout(1_500);
    expect([path(page), loads.length, await progress(page).count()]).toEqual(['/offers', 1, 0]);
    expect(await page.getByRole('button', { name: 'Show offers' }).isVisible()).toBe(true);
    await page.context().close();
  });

  it('to the page that is shown leads to its top, as it does without scripts', async () => {
    const { page } = await openPage(browser);
    const focused = () => page.evaluate(() => document.activeElement?.id);
    for (const [at, name] of [
      ['/about', 'About'],
      ['/offers?asset_class=forestry', 'Offers'],
    ] as const) {
      await gotoLive(page, site.address + at);
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
      await link.scrollIntoViewIfNeeded();
      expect(await scrolled(page)).toBeGreaterThan(0);
      await link.click();
      await expect.poll(() => scrolled(page)).toBe(0);
      expect(await focused()).toBe('content');
      expect(page.url()).toBe(site.address + at.replace(/\?.*/, ''));
    }
    await page.context().close();
  });

  it('shows what could be read where data fails', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/about`);
    await page.route('**/api/faqs*', (route) => route.fulfill({ status: 500, json: {} }));
    await follow(page, 'FAQ');
    await page.waitForURL('**/faq');
    await page.getByText(/could not load/).waitFor();
    await page.context().close();
  });
});

describe('the way back', () => {
  it('keeps the page until the one before is ready, and returns to where it was scrolled', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers`);
    await scrollTo(page, 900);
    await follow(page, 'FAQ');
    await page.waitForURL('**/faq');
    await scrollTo(page, 200);
    // The document is loaded anew, so that nothing of the page before is in memory.
    await page.reload();
    await quiet(page);
    expect(await scrolled(page)).toBe(200);
    const { release } = await holdReads(page);
    await page.evaluate(() => window.history.back());
    await progress(page).waitFor();
    expect([await heading(page), await scrolled(page)]).toEqual([HEADINGS['/faq'], 200]);
    release();
    await page.getByRole('heading', { name: HEADINGS['/offers'] }).waitFor();
    expect(await scrolled(page)).toBe(900);
    await page.goForward();
    await page.getByRole('heading', { name: HEADINGS['/faq'], level: 1 }).waitFor();
    expect(await scrolled(page)).toBe(200);
    await page.context().close();
  });

  it('gives the focus to the link that led away, from where the keyboard goes on', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers`);
    const link = page.getByRole('article').nth(6).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/offers/*');
    await page.goBack();
    await page.getByRole('heading', { name: HEADINGS['/offers'] }).waitFor();
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
    const top = await scrolled(page);
    expect(top).toBeGreaterThan(300);
    await page.keyboard.press('Tab');
    expect(Math.abs((await scrolled(page)) - top)).toBeLessThan(300);
    await page.context().close();
  });

  it.each([
    ['/pie-structure', (page) => page.getByRole('radio', { name: 'Trust' }).check(), -1],
    ['/aip-investor-visa', (page) => page.getByRole('radio', { name: /^Balanced/ }).check(), -1],
    ['/offers', (page) => page.getByRole('checkbox', { name: /^Forestry/ }).check(), -2],
  ] as [string, (page: Page) => Promise<void>, number][])(
    'from another site to %s leaves no choice that the page does not follow',
    async (address, choose, steps) => {
      const { page } = await openPage(browser);
      await gotoLive(page, site.address + address);
      await choose(page);
      if (steps < -1) await page.waitForURL(`**${address}?*`);
      await page.goto(`${site.address}/robots.txt`);
      await page.evaluate((by) => void setTimeout(() => window.history.go(by)), steps);
      await page.waitForURL(`**${address}`);
      await quiet(page);
      const chosen = () =>
        [...document.querySelectorAll<HTMLInputElement>('main :is([type=radio], [type=checkbox])')]
          .filter((box) => box.checked !== box.defaultChecked)
          .map(({ value }) => value);
      await expect.poll(() => page.evaluate(chosen)).toEqual([]);
      await page.context().close();
    },
  );

  it('closes the search box, which would lie over another page', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/about`);
    await follow(page, 'FAQ');
    await page.waitForURL('**/faq');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.waitForURL('**/about');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('leads through parts and filters of one page', async () => {
    const { page } = await openPage(browser, { viewport: { width: 1440, height: 500 } });
    await gotoLive(page, `${site.address}/offers`);
    const filter = page.getByRole('checkbox', { name: /^Forestry/ });
    await filter.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(0);
    await filter.check();
    await page.waitForURL('**/offers?asset_class=forestry');
    await page.goBack();
    await page.waitForURL('**/offers');
    await expect.poll(() => scrolled(page)).toBe(before);
    await gotoLive(page, `${site.address}/pie-structure`);
    const title = await heading(page);
    const contents = page.getByRole('navigation', { name: 'In this chapter' });
    const part = contents.getByRole('link', { name: 'Trusts' });
    await part.scrollIntoViewIfNeeded();
    const above = await scrolled(page);
    await part.click();
    await page.waitForURL('**/pie-structure#trusts');
    expect(await scrolled(page)).toBeGreaterThan(above);
    await page.goBack();
    await page.waitForURL('**/pie-structure');
    expect([await heading(page), await scrolled(page)]).toEqual([title, above]);
    await page.context().close();
  });
});

it('where the tab keeps no scroll positions but something else, a link is followed all the same', async () => {
  const { page, complaints } = await openPage(browser);
  await gotoLive(page, `${site.address}/about`);
  // The page stores its own when it is left.
  await page.goto(`${site.address}/robots.txt`);
  await page.evaluate(() => sessionStorage.setItem('scroll', '5'));
  await gotoLive(page, `${site.address}/about`);
  await follow(page, 'FAQ');
  await page.waitForURL('**/faq');
  expect(await heading(page)).toBe(HEADINGS['/faq']);
  expect(complaints).toEqual([]);
  await page.context().close();
});

describe('a link that is pointed to', () => {
  const readsOf = (page: Page) => {
    const reads: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(?!page-views|release)|^\/assets\/.*\.js/.test(pathname)) reads.push(pathname);
    });
    return reads;
  };
  const footerLink = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true });

  it.each(['hover', 'focus'] as const)(
    'by %s has its module and data when it is followed',
    async (intent) => {
      const { page } = await openPage(browser);
      await page.goto(`${site.address}/about`);
      await quiet(page);
      const reads = readsOf(page);
      await footerLink(page, 'FAQ')[intent]();
      await expect.poll(() => reads).toContain('/api/faqs');
      expect(reads.some((read) => read.startsWith('/assets/faq-'))).toBe(true);
      await quiet(page);
      const ahead = reads.length;
      await page.keyboard.press('Escape');
      await footerLink(page, 'FAQ').click();
      await page.waitForURL('**/faq');
      expect(await heading(page)).toBe(HEADINGS['/faq']);
      expect(reads.slice(ahead)).toEqual([]);
      await page.context().close();
    },
  );

  it('by a finger has its data before the finger is lifted', async () => {
    const { page } = await openPage(browser, { hasTouch: true, viewport: { width: 390, height: 844 } });
    await page.goto(`${site.address}/about`);
    await quiet(page);
    const reads = readsOf(page);
    await footerLink(page, 'FAQ').dispatchEvent('touchstart');
    await expect.poll(() => reads).toContain('/api/faqs');
    expect(path(page)).toBe('/about');
    await page.context().close();
  });

  const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const reduceData = () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query.includes('prefers-reduced-data') ? ({ matches: true } as MediaQueryList) : matchMedia(query);
  };
  it.each([
    ['saves data', saveData, 'FAQ'],
    ['prefers reduced data', reduceData, 'FAQ'],
  ])('is not loaded ahead for a visitor who %s', async (_, setUp, name) => {
    const { page } = await openPage(browser);
    await page.addInitScript(setUp);
    await page.goto(`${site.address}/about`);
    await quiet(page);
    const reads = readsOf(page);
    await footerLink(page, name).hover();
    await page.waitForTimeout(500);
    expect(reads).toEqual([]);
    await footerLink(page, name).click();
    await page.waitForURL('**/faq');
    expect(reads).toContain('/api/faqs');
    await page.context().close();
  });
});
