import { readFileSync } from 'node:fs';
import { addressOf } from '@tussock/core/identifier/identifier';
import { formatReturnRange } from '@tussock/core/offer/return-range';
import { feesInWords } from '@tussock/core/return/taken-off';
import { parseKeyRing } from '@tussock/server/token/key-ring';
import { newSubject, signUnlockToken } from '@tussock/server/token/unlock-token';
import { parse } from 'csv-parse/sync';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { fillUnlock } from '../support/fill';
import { holdRequests } from '../support/hold-requests';
import { quiet } from '../support/quiet';
import { type RunningSite, startSite } from '../support/site';

const DAY = 86_400_000;
let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
});
afterAll(() => site?.close());

const exclusive = () => {
  const offer = site.directory.offers.find((each) => each.is_exclusive && each.is_active && each.details);
  if (!offer) throw new Error('the sample has no exclusive offer');
  return {
    ...offer,
    path: `/offers/${addressOf(offer)}`,
    heading: /^## (.+)$/m.exec(offer.details ?? '')?.[1] ?? '',
  };
};
const openDetails = (page: Page) => page.getByRole('heading', { name: exclusive().heading });
const lockedBox = (page: Page) =>
  page.getByText('Fill in a short form to see the details, fees, exit terms and documents');

async function at(path: string, session?: { token: string; expires_at: string }) {
  const opened = await openPage(browser);
  if (session)
    await opened.page.addInitScript((kept) => {
      // Once: a later page of the same visitor must find what the site has made of it.
      if (window.name === 'given') return;
      window.name = 'given';
      localStorage.setItem('tussock_session', JSON.stringify(kept));
    }, session);
  await opened.page.goto(site.address + path);
  return opened;
}

async function sessionUntil(expires: Date, keys = site.submissions.keys) {
  const token = await signUnlockToken({ subject: newSubject(), expires_at: expires }, keys);
  return { token, expires_at: expires.toISOString() };
}

describe('an exclusive offer', () => {
  it('is unlocked by the form it leads to, stays so after a reload and in another tab, and can be forgotten', async () => {
    const { page, complaints } = await openPage(browser);
    // Before, the link is a plain one and the way back to the offer is not kept.
    await gotoLive(page, site.address + exclusive().path);
    expect(await lockedBox(page).isVisible()).toBe(true);
    const withoutFees = page.getByText('the fees are locked and count as not stated');
    expect(await withoutFees.count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Unlock this offer' }).click();
    await page.waitForURL('**/unlock');
    await fillUnlock(page);
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await page.waitForURL('**/unlock/thank-you');
    await page.getByText(/You have access in this browser until/).waitFor();
    await page.getByRole('link', { name: `Back to ${exclusive().name}` }).click();
    await openDetails(page).waitFor();
    // To what was unlocked, which is far down the page.
    const top = () =>
      page.locator('#locked').evaluate((title) => Math.round(title.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(0);
    // The sentence is announced to screen readers a moment after it changes.
    await expect.poll(() => withoutFees.count()).toBe(0);
    for (const { title } of exclusive().documents)
      expect(await page.getByRole('link', { name: title, exact: true }).isVisible()).toBe(true);
    expect(await page.getByLabel('Fees').locator('dd').first().textContent()).toMatch(
      new RegExp(`^${exclusive().management_fee}%`),
    );

    await page.reload();
    await openDetails(page).waitFor();
    expect(await page.content()).not.toContain((await sessionOf(page)).token);

    const tab = await page.context().newPage();
    await tab.goto(`${site.address}/unlock/thank-you`);
    await tab.getByRole('button', { name: 'Remove access' }).click();
    await tab.getByText(/^You no longer have access in this browser/).waitFor();
    await expect.poll(() => tab.evaluate(() => document.activeElement?.id)).toBe('content');
    await lockedBox(page).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('tussock_session'))).toBeNull();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is come back to by who read on a phone what happens with their details, and all of it, before they sent them', async () => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await gotoLive(page, site.address + exclusive().path);
    await page.getByRole('link', { name: 'Unlock this offer' }).click();
    await page.waitForURL('**/unlock');
    await page.getByRole('link', { name: 'What happens with your details' }).click();
    await page.waitForURL('**/unlock#privacy-notice');
    await page.getByRole('main').getByRole('link', { name: 'privacy', exact: true }).click();
    await page.waitForURL('**/privacy');
    await page.goBack();
    await page.waitForURL('**/unlock#privacy-notice');
    await fillUnlock(page);
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await page.waitForURL('**/unlock/thank-you');
    await page.getByRole('link', { name: `Back to ${exclusive().name}` }).waitFor();
    await page.context().close();
  });

  it('is unlocked by a form that is left while it is sent, which takes nobody away from the page they have gone to', async () => {
    const { page } = await at('/unlock');
    await fillUnlock(page);
    const letGo = await holdRequests(page, '**/api/submissions/unlock');
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await page.getByRole('button', { name: 'Sending…' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/faq');
    letGo();
    await page.waitForFunction(() => localStorage.getItem('tussock_session'));
    await page.waitForTimeout(300);
    expect(page.url()).toBe(`${site.address}/faq`);
    await page.context().close();
  });

  it('is open as long as the page where the browser stores nothing, which says so', async () => {
    const { page } = await openPage(browser);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(`${site.address}/unlock`);
    await fillUnlock(page);
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await page.getByText('You have access until you close or reload this page.').waitFor();
    expect(await page.getByText(/You have access in this browser/).count()).toBe(0);
    await page.reload();
    await page.getByText('You don’t have access in this browser').waitFor();
    await page.context().close();
  });

  it('asks for its locked part only with a session, after hydration, and keeps the answer nowhere', async () => {
    const { page } = await at(exclusive().path);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/exclusive/') && asked.push(request.url()));
    await page.reload();
    await quiet(page);
    expect(asked).toEqual([]);
    const html = await (await fetch(site.address + exclusive().path)).text();
    expect(html).toContain('Fill in a short form to see the details');
    expect(html).not.toContain(exclusive().heading);
    await page.context().close();

    const { page: opened } = await at('/faq', await sessionUntil(new Date(Date.now() + DAY)));
    const answers: string[] = [];
    opened.on('response', (answer) => {
      if (answer.url().includes('/api/exclusive/')) answers.push(answer.headers()['cache-control'] ?? '');
    });
    await opened.goto(site.address + exclusive().path);
    await openDetails(opened).waitFor();
    expect(answers).toEqual(['private, no-store']);
    expect(await opened.evaluate(() => caches.keys())).toEqual([]);
    expect(
      await opened.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state])),
    ).not.toContain(exclusive().heading);
    // It is asked for anew by each load of the page.
    await opened.reload();
    await openDetails(opened).waitFor();
    expect(answers).toHaveLength(2);
    await opened.context().close();
  });

  it.each([
    [
      'forged',
      async () => ({ ...(await sessionUntil(new Date(Date.now() + DAY), parseKeyRing('f'.repeat(40)))) }),
    ],
    [
      'expired, while the browser believes it good',
      async () => ({
        ...(await sessionUntil(new Date(Date.now() - DAY))),
        expires_at: new Date(Date.now() + DAY).toISOString(),
      }),
    ],
  ])('stays locked to a token that is %s: it is forgotten, and the form is a link away', async (_, made) => {
    const { page } = await at(exclusive().path, await made());
    await page.getByText('Your access has expired').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('tussock_session'))).toBeNull();
    await page.getByRole('link', { name: 'Unlock this offer' }).click();
    await page.waitForURL('**/unlock');
    await page.getByLabel('Name', { exact: true }).waitFor();
    await page.context().close();
  });

  it('is simply locked once the session has run out', async () => {
    const { page } = await at(exclusive().path, await sessionUntil(new Date(Date.now() - 1_000)));
    await quiet(page);
    expect(await lockedBox(page).isVisible()).toBe(true);
    await page.context().close();
  });

  it('says so when its locked part cannot be read, and tries again', async () => {
    const { page } = await at('/unlock', await sessionUntil(new Date(Date.now() + DAY)));
    await page.route('**/api/exclusive/**', (route) => route.abort());
    await page.goto(site.address + exclusive().path);
    await page.getByText('We could not load the unlocked part.').waitFor();
    await page.unroute('**/api/exclusive/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await openDetails(page).waitFor();
    await page.context().close();
  });

  it('has the fees in its target where its locked part says so, and takes none of them again', async () => {
    const offer = site.directory.offers.find(
      (each) =>
        each.is_exclusive &&
        each.is_active &&
        each.returns_stated === 'net' &&
        feesInWords(each.target_return_type) === 'not_stated' &&
        (each.management_fee ?? 0) > 0,
    );
    if (!offer) throw new Error('the sample has no exclusive offer whose words leave out that it is net');
    const session = await sessionUntil(new Date(Date.now() + DAY));
    const { page } = await at(`/offers/${addressOf(offer)}`, session);
    const left = page.getByRole('region', { name: 'After fees and tax' });
    await left.getByText(`Target: ${formatReturnRange(offer)}`).waitFor();
    const text = await left.textContent();
    expect(text).toContain('Management feeIn the target');
    expect(text).toContain('Performance feeIn the target');
    await page.context().close();
  });

  it('does not say for good that its locked part is loading where the script for it cannot be loaded', async () => {
    const { page } = await at('/unlock', await sessionUntil(new Date(Date.now() + DAY)));
    await page.route('**/unlocked-part-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(site.address + exclusive().path);
    await page.getByText('We could not load the unlocked part.').waitFor();
    await page.unroute('**/unlocked-part-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await openDetails(page).waitFor();
    await page.context().close();
  });
});

describe('a comparison with an exclusive offer', () => {
  const POSITION = JSON.stringify({ version: 1, kind: 'person', person_rate: 39, person_pir: 28 });
  const another = () => site.directory.offers.find((each) => each.is_active && !each.is_exclusive);
  const shared = () => `/compare?offers=${addressOf(exclusive())},${another()?.slug}`;
  const line = (page: Page, label: RegExp) =>
    page
      .getByRole('region', { name: 'Comparison of offers' })
      .locator('tr', { has: page.getByRole('rowheader', { name: label }) })
      .locator('td');
  const fileOf = async (page: Page) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const rows: string[][] = parse(readFileSync(await file.path()), { bom: true });
    return (label: string) => rows.find(([, fact]) => fact === label)?.slice(2, 4);
  };
  const kept = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location]));

  it('says what is locked without access, in the table and in its file', async () => {
    const { page, complaints } = await at(shared());
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/exclusive/') && asked.push(request.url()));
    await page.reload();
    await quiet(page);
    expect(await line(page, /^Management fee/).allTextContents()).toEqual([
      'Locked',
      expect.stringMatching(/^\d/),
    ]);
    expect((await fileOf(page))('Management fee')).toEqual(['Locked', expect.stringMatching(/^\d/)]);
    expect([asked, complaints]).toEqual([[], []]);
    await page.context().close();
  });

  it('shows with access what the page of the offer shows: table, file, paper, and what is left of the target', async () => {
    const { page, complaints } = await at(exclusive().path, await sessionUntil(new Date(Date.now() + DAY)));
    await page.evaluate((position) => localStorage.setItem('tussock_situation', position), POSITION);
    await page.reload();
    await openDetails(page).waitFor();
    const own = page.getByRole('region', { name: 'In my situation' }).locator('dl > div').first();
    await expect.poll(() => own.textContent()).not.toContain('locked');
    const left = await own.locator('dd > span').first().textContent();

    const [, confirmed = ''] =
      /(\d+ of \d+) figures (?:is|are) confirmed/.exec(await page.locator('main').innerText()) ?? [];
    const fee = new RegExp(`^${exclusive().management_fee}%`);
    for (const path of [shared(), '/compare']) {
      await page.goto(site.address + path);
      if (path !== '/compare') {
        await page.getByRole('button', { name: 'Keep these', exact: true }).click();
        await page.waitForURL((url) => url.pathname === '/compare' && url.search === '');
        await page.goto(site.address + path);
      }
      await expect
        .poll(() => line(page, /^Management fee/).allTextContents())
        .toEqual([expect.stringMatching(fee), expect.stringMatching(/^\d/)]);
      const at = await page.getByRole('region', { name: 'Comparison of offers' }).textContent();
      expect(at).not.toMatch(/Locked|are locked/);
      expect((await line(page, /^Figures confirmed/).allTextContents())[0]).toBe(confirmed);
      expect((await line(page, /^Left after/).allTextContents())[0]).toContain(left);
      expect((await fileOf(page))('Management fee')?.[0]).toMatch(fee);
      await page.emulateMedia({ media: 'print' });
      expect(
        await line(page, /^Management fee/)
          .first()
          .isVisible(),
      ).toBe(true);
      expect(await page.getByText('Please do not pass on their details').isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
      const html = await (await fetch(site.address + path)).text();
      for (const place of [await kept(page), html]) expect(place).not.toContain(exclusive().fee_base);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says that access has expired, and that the locked part could not be read', async () => {
    const ended = { ...(await sessionUntil(new Date(Date.now() - DAY))), expires_at: '2999-01-01T00:00:00Z' };
    const { page } = await at(shared(), ended);
    await page.getByText('Your access has expired').waitFor();
    expect((await line(page, /^Management fee/).allTextContents())[0]).toBe('Locked');
    await page.context().close();

    const other = await at('/unlock', await sessionUntil(new Date(Date.now() + DAY)));
    await other.page.route('**/api/exclusive/**', (route) => route.abort());
    await other.page.goto(site.address + shared());
    await other.page.getByText('We could not load the unlocked part.').waitFor();
    await other.page.unroute('**/api/exclusive/**');
    await other.page.getByRole('button', { name: 'Try again' }).click();
    await expect
      .poll(() =>
        line(other.page, /^Management fee/)
          .first()
          .textContent(),
      )
      .toMatch(/^\d/);
    await other.page.context().close();
  });
});

describe('/unlock/thank-you', () => {
  it('explains itself to who comes without a session', async () => {
    const { page, complaints } = await at('/unlock/thank-you');
    await page.getByText(/You don’t have access in this browser/).waitFor();
    await page.getByRole('link', { name: 'Request access' }).click();
    await page.waitForURL('**/unlock');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

const sessionOf = (page: Page): Promise<{ token: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tussock_session') ?? '{}'));
