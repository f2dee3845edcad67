import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../support/axe';
import { launchBrowser, openPage } from '../support/browser';
import { LOOKS } from '../support/looks';
import { pageKinds } from '../support/page-kinds';
import { type RunningSite, startSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe.each(LOOKS)('every kind of page in $colorScheme at $width pixels', ({ colorScheme, width }) => {
  it('has nothing that axe finds, no complaint in the console, and fits the screen', async () => {
    const { page, complaints } = await openPage(browser, {
      colorScheme,
      viewport: { width, height: width < 600 ? 844 : 1000 },
      reducedMotion: 'reduce',
    });
    const found: string[] = [];
    for (const address of pageKinds(site.directory)) {
      await page.goto(site.address + address);
      found.push(...(await faultsOf(page, address)));
    }
    expect(found).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.includes('404 (Not Found)'))).toEqual([]);
    await page.context().close();
  }, 600_000);
});
