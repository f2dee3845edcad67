import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from '../support/browser';
import { type RunningSite, sharedSite } from '../support/site';
import { pageOfVisitor } from '../support/visitors';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

/** Another time zone than any other test has, so that only these tests share the pages. */
const visit = () => pageOfVisitor(browser, { timezoneId: 'Pacific/Apia' }, () => {});

const NEW = {
  kept: [0, 0, ''],
  name: '',
  isScripted: false,
  look: [1440, 'light', 'screen'],
  mayLocate: false,
  isOnline: true,
  tabs: 1,
  cookies: 0,
  isBlocked: false,
};

/** What a page can tell of earlier tests. */
async function tracesIn(page: Page) {
  await page.goto(`${site.address}/about`);
  return {
    ...(await page.evaluate(async () => ({
      kept: [localStorage.length, sessionStorage.length, document.cookie],
      name: window.name,
      isScripted: 'scripted' in window,
      look: [
        window.innerWidth,
        matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        matchMedia('print').matches ? 'print' : 'screen',
      ],
      mayLocate: (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted',
      isOnline: navigator.onLine,
    }))),
    tabs: page.context().pages().length,
    cookies: (await page.context().cookies()).length,
    isBlocked: await page.evaluate(() =>
      fetch('/api/release').then(
        () => false,
        () => true,
      ),
    ),
  };
}

it('a page that a test closed is as new for the next one', async () => {
  const page = await visit();
  expect(await tracesIn(page)).toEqual(NEW);
  const context = page.context();
  const heard: string[] = [];
  const hear = () => heard.push('heard');
  page.on('request', hear);
  page.on('response', hear);
  context.on('request', hear);
  await page.evaluate(() => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('b', '2');
    window.name = 'given';
    // As late as a page can store something.
    window.addEventListener('pagehide', () => localStorage.setItem('c', '3'));
  });
  await context.addCookies([{ name: 'd', value: '4', url: site.address }]);
  await page.addInitScript(() => Object.assign(window, { scripted: true }));
  await page.route('**/api/**', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await context.grantPermissions(['geolocation']);
  await context.newPage();
  await context.setOffline(true);
  await context.close();
  heard.length = 0;

  const next = await visit();
  expect(next).toBe(page);
  expect(await tracesIn(next)).toEqual(NEW);
  expect(heard).toEqual([]);
  await next.context().close();
});

it('a page that was at two sites, or given a function, is closed for good', async () => {
  const page = await visit();
  await page.goto(`${site.address}/about`);
  await page.goto(`${site.address.replace('localhost', '127.0.0.1')}/about`);
  await page.context().close();
  expect(page.isClosed()).toBe(true);

  const other = await visit();
  await other.goto(`${site.address}/about`);
  await other.exposeFunction('given', () => {});
  await other.context().close();
  expect(other.isClosed()).toBe(true);
});
