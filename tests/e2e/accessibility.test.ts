import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CountOfAaa } from '../support/alfa';
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

it('is looked at by two engines, each of which finds what the other does not', async () => {
  const { page } = await openPage(browser);
  // Alfa by itself would read none of these styles, for the sake of the first rule.
  const styles = '@property --a { syntax: "*"; inherits: false } .pale { color: #bbb }';
  await page.setContent(
    `<html lang="en"><title>A</title><style>${styles}</style><main><h1>A</h1><ul></ul><ul><p class="pale">B</p></ul></main>`,
  );
  const found = (await violationsOf(page, 'planted')).map((finding) => finding.split(': ')[1]);
  expect(found).toEqual(['list', 'sia-r68', 'sia-r68', 'sia-r69', 'sia-r87']);
  await page.context().close();
});

describe.each(LOOKS)('kinds of pages in $colorScheme at $width pixels', ({ colorScheme, width, number }) => {
  it('has nothing that axe or alfa finds, no complaint in the console, and fits the screen', async () => {
    const { page, complaints } = await openPage(browser, {
      colorScheme,
      viewport: { width, height: width < 600 ? 844 : 1000 },
      // Some targets are larger for a finger, and then nearer to others.
      hasTouch: width < 600,
      reducedMotion: 'reduce',
    });
    const found: string[] = [];
    const aaa: CountOfAaa = new Map();
    for (const address of pageKinds(site.directory).filter((_, at) => isSeen(at, { number }))) {
      await gotoLive(page, site.address + address);
      found.push(...(await violationsOf(page, address, aaa)));
    }
    console.info(
      `Failures of level AAA: ${[...aaa].map(([rule, times]) => `${times} of ${rule}`).join(', ')}`,
    );
    expect(found).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.includes('404 (Not Found)'))).toEqual([]);
    await page.context().close();
  }, 600_000);
});

/** The distances between lines, letters and words that success criterion 1.4.12 names. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

describe('where a reader spaces the text further', () => {
  it('no page of a phone is wider than the screen, and no link of its menu is cut off', async () => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    const found: string[] = [];
    for (const address of pageKinds(site.directory)) {
      await gotoLive(page, site.address + address);
      // The content security policy allows no style element here.
      const beyond = await page.evaluate((styles) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        const menu = document.querySelector<HTMLDetailsElement>('header details');
        if (menu) menu.open = true;
        const parts = [...document.querySelectorAll('header a, header button, header summary')];
        const cut = parts.filter((part) => part.getBoundingClientRect().right > innerWidth);
        return [
          ...(document.documentElement.scrollWidth > innerWidth ? ['page'] : []),
          ...cut.map((part) => part.textContent),
        ];
      }, SPACED);
      found.push(...beyond.map((part) => `${address}: ${part}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});
