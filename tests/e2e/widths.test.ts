import { expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../support/browser';
import { sharedSite } from '../support/site';

/** At this width pages get their second column, and lists their rail. */
const FIRST_COLUMNS = 1024;
/** About four words of small print: a narrower column is read word by word. */
const ROOM_FOR_WORDS = 200;

it.each([
  ['the aside of a form', '/apply', 'main aside dd'],
  ['the answers so far of the check', '/qualify', 'main aside p'],
  ['the figures of an asset class', '/asset-classes/property', 'main dl dd'],
  ['the name of a fund', '/funds', 'main li div:has(> h2)'],
  ['the name of a firm', '/providers', 'main li div:has(> h2)'],
  ['the name of an offer of a firm', '/providers/akeake-industrial', 'main li div:has(> h3)'],
])('%s has room for words where there is just room for it', async (_, path, part) => {
  const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
  const { page } = await openPage(browser, { viewport: { width: FIRST_COLUMNS, height: 900 } });
  await page.goto(`${site.address}${path}`);
  const width = await page
    .locator(part)
    .first()
    .evaluate((box) => box.clientWidth);
  expect(width).toBeGreaterThanOrEqual(ROOM_FOR_WORDS);
  await page.context().close();
});
