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

/** Without the time limit after which scripts load although nobody said that the page is painted. */
const withoutTimeLimit = (page: Page) =>
  page.addInitScript(() => {
    const timer = window.setTimeout;
    const kept = (then: () => void, wait?: number) => (wait === 1_000 ? 0 : timer(then, wait));
    Object.assign(window, { setTimeout: kept });
  });

it('comes before any script is asked for', async () => {
  const { page, complaints } = await openPage(browser);
  await withoutTimeLimit(page);
  await gotoLive(page, `${site.address}/about`);
  const [paint = Number.NaN, ...scripts] = await page.evaluate(() => [
    ...performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  ]);
  expect(scripts.length).toBeGreaterThan(1);
  for (const started of scripts) expect(started).toBeGreaterThan(paint);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it.each([
  ['plain English', 'The fund of 2026, “as stated”: 6.5–7%', []],
  ['a Māori word', 'Pātiki', ['macrons']],
  ['an accent', 'Café', ['rest']],
])('fetches the fonts that %s needs, the common ones ahead', async (_, words, more) => {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  const fetched: string[] = [];
  page.on('request', (request) => {
    const part = /\/assets\/(?:newsreader|hanken-grotesk)-([a-z]+)-[^/]*\.woff2$/.exec(request.url())?.[1];
    if (part) fetched.push(part);
  });
  // The page's own head, so that preloads and faces are those of the site.
  await page.route(`${site.address}/about`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /<body.*<\/body>/s,
      `<body><h1>${words}</h1><p>${words}</p></body>`,
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${site.address}/about`);
  await quiet(page);
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(preloaded.map((href) => /-common-/.test(href))).toEqual([true, true]);
  expect(fetched.sort()).toEqual(['common', 'common', ...more, ...more].sort());
  await page.context().close();
});
