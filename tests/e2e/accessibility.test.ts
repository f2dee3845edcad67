import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { isSeen, LOOKS } from '../support/looks';
import { pageKinds } from '../support/page-kinds';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

describe.each(LOOKS)('kinds of pages in $colorScheme at $width pixels', ({ colorScheme, width, number }) => {
  it('has nothing that axe finds, no complaint in the console, and fits the screen', async () => {
    const { page, complaints } = await openPage(browser, {
      colorScheme,
      viewport: { width, height: width < 600 ? 844 : 1000 },
      reducedMotion: 'reduce',
    });
    const found: string[] = [];
    for (const address of pageKinds(site.directory).filter((_, at) => isSeen(at, { number }))) {
      await gotoLive(page, site.address + address);
      found.push(...(await violationsOf(page, address)));
    }
    expect(found).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.includes('404 (Not Found)'))).toEqual([]);
    await page.context().close();
  }, 600_000);
});
