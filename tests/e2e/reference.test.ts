import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../support/browser';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

it('on a phone the reference gives the meaning of a row the whole width, and breaks no name that fits a line', async () => {
  const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.address}/api/docs`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const rows = await page.locator('tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const name = row.querySelector('th') as HTMLElement;
      const meaning = row.lastElementChild as HTMLElement;
      const widthOf = (element: Element) => element.getBoundingClientRect().width;
      return {
        name: name.innerText,
        lines: name.getClientRects().length && Math.round(name.offsetHeight / 22),
        isWide: meaning.innerText === '' || widthOf(meaning) === widthOf(row),
      };
    }),
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ isWide }) => !isWide)).toEqual([]);
  expect(rows.filter(({ name, lines }) => name.length < 35 && lines > 1)).toEqual([]);
  await page.context().close();
});
