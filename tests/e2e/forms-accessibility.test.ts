import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import { openPage, sharedBrowser } from '../support/browser';
import { fillEnquiry, fillUnlock, goOn } from '../support/fill';
import { isSeen, LOOKS } from '../support/looks';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

type Look = (state: string) => Promise<void>;

const JOURNEYS: [path: string, go: (page: Page, look: Look) => Promise<void>][] = [
  ['/apply', enquire],
  ['/qualify', qualify],
  ['/unlock', unlock],
];

describe.each(LOOKS)('in $colorScheme at $width pixels', (shown) => {
  const { colorScheme, width } = shown;
  // Each is judged in one look, in turn, and gone through on a phone: on a desktop other tests do.
  const gone = JOURNEYS.map(([path, go], at) => ({ path, go, isJudged: isSeen(at, shown) })).filter(
    ({ isJudged }) => isJudged || width < 600,
  );
  it.each(gone)(
    '$path is gone through, and axe finds nothing in its states',
    { timeout: 240_000 },
    async ({ path, go, isJudged }) => {
      const { page } = await openPage(browser, {
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      await page.goto(site.address + path);
      await go(page, async (state) => {
        if (isJudged) expect(await violationsOf(page, `${state}, ${colorScheme}`)).toEqual([]);
      });
      await page.context().close();
    },
  );
});

async function enquire(page: Page, look: Look) {
  await goOn(page);
  await look('enquiry with errors');
  await fillEnquiry(page);
  await look('last step');
  await page.getByRole('button', { name: 'Change Who may contact you' }).click();
  await look('recipients');
  await goOn(page);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await page.getByRole('heading', { name: 'We have received your enquiry' }).waitFor();
  await look('enquiry sent');
}

async function unlock(page: Page, look: Look) {
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await look('unlock with errors');
  await fillUnlock(page);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await page.getByText(/You have access in this browser until/).waitFor();
  await look('thank you');
  const offer = site.directory.offers.find((each) => each.is_exclusive && each.is_active);
  await page.goto(`${site.address}/offers/${offer?.slug}`);
  await page.getByText('Unlocked in this browser.').waitFor();
  await look('unlocked offer');
}

async function qualify(page: Page, look: Look) {
  await look('first question');
  await page.getByLabel('A person').check();
  await goOn(page);
  await page.getByLabel('An eligible investor certificate').check();
  await goOn(page);
  await page.getByLabel('Date').fill('2024-03-01');
  await goOn(page);
  for (const _ of ['offers of the certificate', 'business', 'adviser']) {
    await page.getByLabel('No', { exact: true }).check();
    await goOn(page);
  }
  await page.getByLabel('Shares, listed or not').fill('x');
  await goOn(page);
  await look('amounts with errors');
  await page.getByRole('button', { name: 'Show the result so far' }).click();
  await page.getByText('Preparing an eligible investor certificate').click();
  await look('result');
}
