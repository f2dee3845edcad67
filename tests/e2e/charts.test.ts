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

/** Every page of a chart, with the number of its charts. */
const PAGES: [path: string, charts: number][] = [
  ['/aip-investor-visa', 1],
  ['/pie-structure', 1],
  ['/venture-capital', 1],
  ['/blog/the-venture-fund-j-curve', 1],
  ['/track-record', 1],
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
    expect(drawn).toHaveLength(charts);
    expect(await shownDrawings(live.page)).toEqual(drawn);
    expect(live.complaints).toEqual([]);
    await Promise.all([live.page.context().close(), still.page.context().close()]);
  });
});
