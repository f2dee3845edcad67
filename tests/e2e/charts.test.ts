import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { LOOKS } from '../support/looks';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

/** What is drawn in the charts of a page: the shapes and texts of those drawings that are shown. */
const shownDrawings = (page: Page) =>
  page
    .locator('figure.chart svg:visible')
    .evaluateAll((drawings) =>
      drawings.map((drawing) => drawing.innerHTML.replace(/ id="[^"]*"| fill="url\([^"]*"/g, '')),
    );

const LOAN = 'cambridge-equestrian-second-mortgage';

/** Every page of a chart, with how many it has at least. */
const PAGES: [path: string, charts: number][] = [
  ['/', 1],
  ['/track-record', 1],
  ['/track-record?asset_class=property&asset_class=forestry', 1],
  ['/providers/kanuka-ridge-carbon', 1],
  ['/asset-classes/private-credit', 1],
  [`/offers/${LOAN}`, 3],
  [`/compare?offers=${LOAN},matagouri-southern-bridging-pool-series-4`, 1],
  ['/aip-investor-visa', 1],
  ['/pie-structure', 1],
  ['/venture-capital', 1],
  ['/blog/the-venture-fund-j-curve', 1],
];

describe.each(PAGES)('the charts of %s', (path, charts) => {
  it('are accessible, in every look', async () => {
    for (const { colorScheme, width } of LOOKS) {
      const { page } = await openPage(browser, { colorScheme, viewport: { width, height: 1000 } });
      await gotoLive(page, site.address + path);
      await page.locator('figure.chart summary').evaluateAll((all) => {
        for (const summary of all) (summary as HTMLElement).click();
      });
      expect(await violationsOf(page, `${path} ${colorScheme} ${width}`)).toEqual([]);
      await page.context().close();
    }
  });

  it.each([390, 1440])('are the same pictures without scripts, one for the width of %d', async (width) => {
    const viewport = { width, height: 1000 };
    const live = await openPage(browser, { viewport });
    await gotoLive(live.page, site.address + path);
    const still = await openPage(browser, { viewport, javaScriptEnabled: false });
    await still.page.goto(site.address + path);
    const drawn = await shownDrawings(still.page);
    expect(drawn.length).toBeGreaterThanOrEqual(charts);
    expect(await shownDrawings(live.page)).toEqual(drawn);
    expect(live.complaints).toEqual([]);
    await Promise.all([live.page.context().close(), still.page.context().close()]);
  });
});

it('a mark of a chart leads to its offer with a pointer, and is no stop of the keyboard: the table has the same links', async () => {
  const { page, complaints } = await openPage(browser);
  await gotoLive(page, `${site.address}/asset-classes/private-credit`);
  const chart = page.locator('figure.chart').first();
  const marks = chart.locator('svg:visible a');
  const names = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label') ?? ''));
  const stops = await marks.evaluateAll((all) => all.map((mark) => (mark as SVGAElement).tabIndex));
  expect(new Set(stops)).toEqual(new Set([-1]));
  const addresses = (all: Element[]) => all.map((link) => link.getAttribute('href')).sort();
  await chart.locator('summary').click();
  expect(await chart.locator('table a').evaluateAll(addresses)).toEqual(await marks.evaluateAll(addresses));
  expect(names.every((name) => /: Target .+, Minimum .+/.test(name))).toBe(true);
  const address = await marks.first().getAttribute('href');
  await marks.first().locator('circle').first().click();
  await page.waitForURL(`**${address}`);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('the waterfall follows the visitor’s amount, which stays in the browser', async () => {
  const { page } = await openPage(browser);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await gotoLive(page, `${site.address}/offers/${LOAN}`);
  const part = page.getByRole('region', { name: 'After everything' });
  const drawing = part.locator('figure.chart > svg:visible').first();
  const before = await drawing.textContent();
  await part.locator('summary', { hasText: 'Step by step' }).click();
  const amount = part.getByRole('textbox', { name: /^Amount invested/ });
  await amount.fill('1234000');
  await expect.poll(() => drawing.textContent()).not.toBe(before);
  // 12.5% of it.
  expect(await drawing.textContent()).toContain('$154,250');
  expect(sent.filter((request) => request.includes('1234000'))).toEqual([]);
  await page.context().close();
});
