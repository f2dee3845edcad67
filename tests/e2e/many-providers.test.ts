import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { uuidOf } from '../support/made-directory';
import { type PublishingSite, startPublishingSite } from '../support/site';

/** More than a page carries of a filter. Every ninth has two offers, the others one: they are the most used. */
const PROVIDERS = 90;
const CARRIED = 40;
const nameOf = (n: number) => `Provider ${String(n).padStart(2, '0')}`;
const numbers = Array.from({ length: PROVIDERS }, (_, n) => n);
const MOST_USED = numbers.filter((n) => n % 9 === 0).map(nameOf);
const offersOf = (n: number) =>
  ['one', 'two'].slice(0, n % 9 === 0 ? 2 : 1).map((which) => ({
    id: uuidOf(`offer ${which} of ${n}`),
    slug: `offer-${which}-of-${n}`,
    name: `Offer ${which} of ${n}`,
    status: 'Open',
    is_active: true,
    provider_id: uuidOf(nameOf(n)),
    created_at: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
    outcome_return: null,
  }));
const sourceOf = (n: number) => ({
  record: uuidOf(`offer one of ${n}`),
  field: 'status',
  title: `Source ${n}`,
  tier: 'B',
  checked_on: '2026-10-01',
  state: 'confirmed',
  confirmed_on: '2026-10-01',
});
const correctionOf = (n: number) => ({
  id: `c-${n}`,
  record: uuidOf(`offer one of ${n}`),
  field: 'status',
  reported_on: '2026-10-01',
});
const TABLES = {
  providers: numbers.map((n) => ({
    id: uuidOf(nameOf(n)),
    slug: `provider-${n}`,
    name: nameOf(n),
    provider_type: 'Fund Manager',
    location: `Place ${n}`,
  })),
  offers: numbers.flatMap(offersOf),
  sources: numbers.map(sourceOf),
  corrections: numbers.map(correctionOf),
};

const folder = mkdtempSync(join(tmpdir(), 'tussock-many-providers-'));
let site: PublishingSite;
let browser: Browser;
beforeAll(async () => {
  for (const [name, rows] of Object.entries(TABLES))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows));
  [site, browser] = await Promise.all([startPublishingSite(folder), sharedBrowser()]);
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true });
});

const filter = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name, exact: true });
const providers = (page: Page) => filter(page, 'Provider');
/** The names of the options that are shown, without their counts. */
const shown = async (page: Page, name = 'Provider') =>
  (await filter(page, name).locator('label').allTextContents()).map((text) => text.replace(/ \d*$/, ''));
const focusIn = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement;
    return at.value || at.textContent;
  });

async function openAt(path: string) {
  const { page, complaints } = await openPage(browser);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(search|sources|firms)/.test(pathname)) asked.push(search);
  });
  await gotoLive(page, site.address + path);
  return { page, complaints, asked };
}

/** Answers reads of options once they are let go, or with a failure. */
async function holdOptions(page: Page, isFailing = false) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const state = { isFailing, release };
  await page.route('**/api/search*', async (route) => {
    if (!route.request().url().includes('limit=1&')) return route.continue();
    await released;
    return state.isFailing ? route.fulfill({ status: 400, json: {} }) : route.continue();
  });
  return state;
}

it('a long filter has its most used options in the page, and is read whole when it is opened by the keyboard', async () => {
  const { page, complaints, asked } = await openAt('/offers');
  expect(await shown(page)).toEqual(MOST_USED.slice(0, 6));
  const html = await (await fetch(`${site.address}/offers`)).text();
  const [state = ''] = /<script id="page-state"[\s\S]*?<\/script>/.exec(html) ?? [];
  const carried = numbers.filter((n) => state.includes(`"provider-${n}"`));
  expect(carried.map(nameOf)).toEqual(expect.arrayContaining(MOST_USED));
  expect(carried.length).toBeLessThan(CARRIED + 30);
  expect(asked).toEqual([]);

  const options = await holdOptions(page);
  const more = providers(page).getByRole('button');
  expect(await more.textContent()).toBe('Show 84 more under provider');
  await more.focus();
  await page.keyboard.press('Enter');
  const said = providers(page).getByRole('status');
  await expect.poll(() => said.textContent()).toBe('Loading all 90...');
  expect(await more.getAttribute('aria-expanded')).toBe('true');
  expect(await shown(page)).toHaveLength(CARRIED);
  options.release();
  await expect.poll(() => said.textContent()).toBe('All 90 are listed.');
  expect(await shown(page)).toEqual(numbers.map(nameOf));
  expect(await focusIn(page)).toBe('Show fewer under provider');
  expect(asked).toHaveLength(1);
  expect(await violationsOf(page, 'a filter read whole')).toEqual([]);

  await page.keyboard.press('Enter');
  expect(await shown(page)).toEqual(MOST_USED.slice(0, 6));
  await page.keyboard.press('Enter');
  expect(await shown(page)).toHaveLength(PROVIDERS);
  expect(asked).toHaveLength(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('searching in a long filter finds what the page does not carry; what was chosen keeps its place, and is not read again', async () => {
  const { page, complaints, asked } = await openAt('/offers');
  const options = await holdOptions(page);
  const field = providers(page).getByRole('searchbox', { name: 'Search in provider' });
  await field.fill('er 88');
  // Nothing is said to be missing before all are known.
  await expect.poll(() => providers(page).getByRole('status').textContent()).toBe('Loading all 90...');
  expect(await providers(page).getByText('No option').count()).toBe(0);
  options.release();
  await expect.poll(() => shown(page)).toEqual([nameOf(88)]);
  const box = providers(page).getByRole('checkbox');
  await box.check();
  await page
    .getByText(/^1 offer$/)
    .first()
    .waitFor();
  expect(asked.filter((search) => search.includes('limit=1&'))).toHaveLength(1);
  await field.fill('zzz');
  await providers(page).getByText('No option has that name.').waitFor();
  await field.fill('');
  const folded = [...MOST_USED.slice(0, 6), nameOf(88)];
  expect(await shown(page)).toEqual(folded);
  const chosen = providers(page).getByRole('checkbox', { checked: true });
  await chosen.focus();
  await page.keyboard.press('Space');
  await page
    .getByText(/^100 offers$/)
    .first()
    .waitFor();
  expect(await shown(page)).toEqual(folded);
  expect(await focusIn(page)).toBe('provider-88');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('what is chosen is in the page though few have it, in its place, also when it is unticked', async () => {
  const { page, complaints } = await openAt('/offers?provider=provider-50');
  const names = [...MOST_USED.slice(0, 6), nameOf(50)].sort();
  expect(await shown(page)).toEqual(names);
  await providers(page).getByRole('checkbox', { checked: true }).uncheck();
  await page
    .getByText(/^100 offers$/)
    .first()
    .waitFor();
  expect(await shown(page)).toEqual(names);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('a filter that cannot be read whole says so, keeps what the page carries, and is tried again', async () => {
  const { page } = await openAt('/offers');
  const options = await holdOptions(page, true);
  options.release();
  await providers(page)
    .getByRole('button', { name: /^Show 84 more/ })
    .click();
  const alert = providers(page).getByRole('alert');
  await alert.getByText('We could not load all 90 options.').waitFor();
  expect(await shown(page)).toHaveLength(CARRIED);
  expect(await violationsOf(page, 'a filter that failed')).toEqual([]);
  options.isFailing = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => shown(page)).toHaveLength(PROVIDERS);
  expect(await alert.count()).toBe(0);
  await expect.poll(() => providers(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await page.context().close();
});

it.each([
  ['/providers', 'Location'],
  ['/sources', 'Provider'],
])('%s has its long filter, %s, in the same way', async (path, name) => {
  const { page, complaints } = await openAt(path);
  expect(await shown(page, name)).toHaveLength(6);
  await filter(page, name)
    .getByRole('button', { name: /^Show 84 more/ })
    .click();
  await expect.poll(() => shown(page, name)).toHaveLength(PROVIDERS);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('without scripts a link shows the whole filter, and each of its boxes narrows the list', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${site.address}/offers`);
  expect(await shown(page)).toEqual(MOST_USED.slice(0, 6));
  await providers(page).getByRole('link', { name: 'Show 84 more under provider' }).click();
  await page.waitForURL(/unfold=provider/);
  expect(await shown(page)).toEqual(numbers.map(nameOf));
  await providers(page)
    .getByRole('checkbox', { name: nameOf(88) })
    .check();
  await page.getByRole('button', { name: 'Show offers' }).click();
  await page.waitForURL(/provider=provider-88/);
  expect(await page.getByRole('article').count()).toBe(1);
  expect(await shown(page)).toEqual([...MOST_USED.slice(0, 6), nameOf(88)]);
  await page.context().close();
});

it('a turned page of the log of corrections begins at its top, and says which page it is', async () => {
  const { page } = await openPage(browser);
  await gotoLive(page, `${site.address}/corrections`);
  const next = page.getByRole('link', { name: 'Next' });
  await next.focus();
  // The page hears of its scrolling with the next frame.
  const left = await page.evaluate(
    () =>
      new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)))),
  );
  expect(left).toBeGreaterThan(1_000);
  await next.press('Enter');
  await page.waitForURL(/page=2/);
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(name).toBe('Reports, page 2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(600);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.context().close();
});
