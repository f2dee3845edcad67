import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { quiet } from '../support/quiet';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

const KEY = 'tussock_comparison';
const tray = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true });
const open = () => site.directory.offers.filter((offer) => offer.is_active && !offer.is_exclusive);

/** A page of a visitor who compares offers, so that there are bars at both ends of the window. */
async function comparing(width: number, height: number, path: string): Promise<Page> {
  const { page } = await openPage(browser, { viewport: { width, height } });
  const offers = open().slice(0, 2);
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [KEY, JSON.stringify(offers.map(({ id, slug, name }) => ({ id, slug, name })))],
  );
  await gotoLive(page, site.address + path);
  // What comes later moves what has the focus: it is no bar that covers it then.
  await quiet(page);
  return page;
}

/** Of what has the focus: its name where a bar covers all of it, or a box cuts its ring on both sides; null at the end of the page. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const { left, top, width, height } = at.getBoundingClientRect();
    // A region that scrolls is larger than the window: what is in it has the focus next.
    if (height > innerHeight / 2) return '';
    // Its ring is drawn around it, where a box that scrolls would cut it.
    const { outlineOffset, outlineWidth } = getComputedStyle(at);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 0.5;
    for (let box = at.parentElement; box && box !== document.body; box = box.parentElement) {
      const clip = box.getBoundingClientRect();
      const isCut = left - ring < clip.left && left + width + ring > clip.left + box.clientWidth;
      if (isCut && getComputedStyle(box).overflowX !== 'visible') return `ring of ${at.textContent}`;
    }
    const isSeen = [0.15, 0.5, 0.85].some((part) =>
      [0.1, 0.5, 0.9].some((side) => {
        const shown = document.elementFromPoint(left + width * side, top + height * part);
        return (
          shown !== null && (at.contains(shown) || shown.contains(at) || shown.closest('label')?.contains(at))
        );
      }),
    );
    return isSeen ? '' : `${at.tagName} ${at.textContent}`;
  });

const MANY_FILTERS = `/offers?status=Open&${['Low-medium', 'Medium', 'Medium-high', 'High', 'Very high'].map((risk) => `risk_rating=${risk}`).join('&')}&term=short-term&term=medium-term&term=long-term&distribution=quarterly&distribution=annual`;
const LAST = 'footer a[href^=mailto]';

it.each([
  ['an offer', 390, '/offers/akeake-karaka-road-development'],
  ['an offer', 1440, '/offers/akeake-karaka-road-development'],
  ['a comparison', 390, '/compare'],
  ['a comparison', 1440, '/compare'],
  ['a list', 390, '/offers?status=Closed'],
  ['a list with many filters', 390, MANY_FILTERS],
  ['a table with many filters', 390, `${MANY_FILTERS}&layout=table`],
  ['a list with many filters', 1440, MANY_FILTERS],
] as const)(
  'on the way back through %s of %d px no bar covers what has the focus, and nothing cuts its ring',
  async (_, width, path) => {
    const page = await comparing(width, 700, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator(LAST).focus();
    const covered: string[] = [];
    let stops = 0;
    for (let at: string | null = ''; at !== null && stops < 200; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      at = await coveredFocus(page);
      if (at) covered.push(at);
    }
    expect(stops).toBeGreaterThan(30);
    expect(covered).toEqual([]);
    await page.context().close();
  },
);

it('a page at 400 % keeps its room: the tray of the comparison is at its end', async () => {
  const page = await comparing(320, 256, '/about');
  await tray(page).waitFor({ state: 'attached' });
  const { y = 0 } = (await tray(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThan(256);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(async () => ((await tray(page).boundingBox())?.y ?? 0) < 800).toBe(true);
  await page.context().close();
});

it.each(['/portfolio-builder', '/pie-structure', '/aip-investor-visa'])(
  'a field of %s at four times the size is in sight, with the box and the ring around it',
  async (path) => {
    const { page } = await openPage(browser, { viewport: { width: 320, height: 256 } });
    await gotoLive(page, site.address + path);
    const cut: string[] = [];
    const fields = page.locator('main .number-box > input').filter({ visible: true });
    for (const field of (await fields.all()).slice(0, 8)) {
      await field.focus();
      const found = await field.evaluate((input: HTMLInputElement) => {
        const box = input.parentElement as HTMLElement;
        const { outlineOffset, outlineWidth } = getComputedStyle(box);
        const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        const { bottom } = box.getBoundingClientRect();
        return bottom + ring > innerHeight ? `${input.value} ends at ${bottom + ring}` : '';
      });
      if (found) cut.push(found);
    }
    expect(await fields.count()).toBeGreaterThan(2);
    expect(cut).toEqual([]);
    await page.context().close();
  },
);

it.each([
  ['the menu of small screens', '/about', 'Menu', 'Menu'],
  [
    'the contents of an offer',
    '/offers/akeake-karaka-road-development',
    'On this page',
    'Parts of this page',
  ],
] as const)('%s closes when the focus moves on to what it covers', async (_, path, button, name) => {
  const { page } = await openPage(browser, { viewport: { width: 640, height: 500 } });
  await gotoLive(page, site.address + path);
  await page.evaluate(() => scrollTo(0, 900));
  await page.locator('summary', { hasText: button }).first().press('Enter');
  const menu = page.getByRole('navigation', { name, exact: true });
  await menu.getByRole('link').last().focus();
  expect(await menu.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => menu.isVisible()).toBe(false);
  expect(await coveredFocus(page)).toBe('');
  await page.context().close();
});

it('the tray that was opened on a phone folds with Escape, and its button keeps the focus', async () => {
  const page = await comparing(390, 700, '/about');
  const toggle = tray(page).getByRole('button', { name: /^Comparison/ });
  await toggle.press('Enter');
  await tray(page).getByRole('listitem').first().getByRole('link').focus();
  await page.keyboard.press('Escape');
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.context().close();
});

it.each([
  ['/my-situation', 'Clear my situation', (page) => page.getByRole('radio', { name: /^A person/ }).check()],
  [
    '/portfolio-builder',
    'Back to the model',
    (page) => page.getByRole('slider', { name: 'Property, slider' }).press('PageUp'),
  ],
] as [string, string, (page: Page) => Promise<void>][])(
  '%s: the button "%s" keeps the focus of the keyboard when it has nothing left to do',
  async (path, name, change) => {
    const { page } = await openPage(browser);
    await gotoLive(page, site.address + path);
    const button = page.getByRole('button', { name });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await change(page);
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.context().close();
  },
);
