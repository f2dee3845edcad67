import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

/** What the browser tells assistive technology, in the order of reading. */
async function told(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
    }));
}

const namesOf = async (page: Page, role: string) =>
  (await told(page)).filter((node) => node.role === role).map(({ name }) => name);

it('what is far down the portfolio builder is told before anybody scrolls there', async () => {
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 700 } });
  await gotoLive(page, `${site.address}/portfolio-builder`);
  expect(await namesOf(page, 'heading')).toEqual(
    expect.arrayContaining([
      'The five models',
      'Assumptions about each class',
      'Correlation of yearly returns',
    ]),
  );
  const lists = (await namesOf(page, 'link')).filter((name) => name.endsWith(' offers'));
  expect(lists).toEqual(expect.arrayContaining(['Private credit offers', 'Venture capital offers']));
  await page.context().close();
});
