import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../support/axe';
import { gotoLive, launchBrowser, openPage } from '../support/browser';
import { LOOKS } from '../support/looks';
import { pageKinds } from '../support/page-kinds';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), launchBrowser()]);
});
afterAll(() => browser?.close());

/** The themes are a few colours that all pages share, so each kind of page is seen in one look in turn; the full run sees all. */
const seenIn = (at: number, look: number) => process.env.FULL || at % LOOKS.length === look;

describe.each(LOOKS.map((look, number) => ({ ...look, number })))(
  'kinds of pages in $colorScheme at $width pixels',
  ({ colorScheme, width, number }) => {
    it('has nothing that axe finds, no complaint in the console, and fits the screen', async () => {
      const { page, complaints } = await openPage(browser, {
        colorScheme,
        viewport: { width, height: width < 600 ? 844 : 1000 },
        reducedMotion: 'reduce',
      });
      const found: string[] = [];
      for (const address of pageKinds(site.directory).filter((_, at) => seenIn(at, number))) {
        await gotoLive(page, site.address + address);
        found.push(...(await faultsOf(page, address)));
      }
      expect(found).toEqual([]);
      expect(complaints.filter((complaint) => !complaint.includes('404 (Not Found)'))).toEqual([]);
      await page.context().close();
    }, 600_000);
  },
);
