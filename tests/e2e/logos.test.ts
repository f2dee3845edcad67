import { addressOf } from '@tussock/core/identifier/identifier';
import type { Browser, Route } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../support/browser';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'is not there': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'does not answer': (route) => route.abort('timedout'),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  'is empty': (route) => route.fulfill({ contentType: 'image/png', body: '' }),
  'ends in the middle': (route) => route.fulfill({ contentType: 'image/png', body: PNG }),
};

it.each(Object.keys(FAILURES))('a logo that %s becomes the initials of its firm', async (failure) => {
  const { page } = await openPage(browser);
  const [one] = site.directory.providers.filter(({ logo_url }) => logo_url);
  await page.route(`**${one?.logo_url}`, (route) => FAILURES[failure]?.(route));
  await page.goto(`${site.address}/providers/${one && addressOf(one)}`);
  // On a busy machine the logo is late before it fails: then the initials are over its place, where it still is.
  await page.locator(`main img[src="${one?.logo_url}"]`).waitFor({ state: 'detached' });
  const initials = page.locator('main svg text').first();
  expect(await initials.textContent()).toMatch(/^\p{Lu}{1,2}$/u);
  await page.context().close();
});

it('a logo whose server does not answer shows the initials until it does', async () => {
  const { page } = await openPage(browser);
  const [one] = site.directory.providers.filter(({ logo_url }) => logo_url);
  let answer: (picture: string) => void = () => undefined;
  const picture = new Promise<string>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${one?.logo_url}`, async (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: await picture }),
  );
  await page.goto(`${site.address}/providers/${one && addressOf(one)}`, { waitUntil: 'commit' });
  const initials = page.locator('main svg text').first();
  await initials.waitFor();
  const logo = page.locator(`main img[src="${one?.logo_url}"]`);
  // At one moment: fonts that arrive meanwhile move both.
  const boxes = await logo.evaluate((image) =>
    [image, image.nextElementSibling].map((part) => {
      const { x, y, width, height } = (part as Element).getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  expect(boxes[1]).toEqual(boxes[0]);
  answer('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  await initials.waitFor({ state: 'detached' });
  expect(await logo.isVisible()).toBe(true);
  await page.context().close();
});

it('a logo is on white in the dark too: most are drawn in dark ink without a ground', async () => {
  const { page } = await openPage(browser, { colorScheme: 'dark' });
  await page.goto(`${site.address}/providers`);
  const logo = page.locator('main li img').first();
  expect(await logo.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe('rgb(255, 255, 255)');
  await page.context().close();
});
