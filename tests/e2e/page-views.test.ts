import { nzDate } from '@tussock/core/text/nz-date';
import { viewsOfMonth } from '@tussock/submissions/page-views';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../support/browser';
import { quiet } from '../support/quiet';
import { type RunningSite, startSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
});
afterAll(() => site?.close());

async function listening(options: BrowserContextOptions = {}, signal?: string) {
  const { page } = await openPage(browser, options);
  if (signal) await page.addInitScript(signal);
  const sent: (string | null)[] = [];
  page.on('request', (request) => request.url().endsWith('/api/page-views') && sent.push(request.postData()));
  return { page, sent };
}

const counted = async () => {
  const now = new Date();
  const views = await viewsOfMonth(site.submissions.table, nzDate(now).slice(0, 7), now);
  return Object.fromEntries(views.map(({ path, count }) => [path, count]));
};

describe('page views', () => {
  it('are counted for the first page and each change of path, not for filters, and without a cookie', async () => {
    const { page, sent } = await listening();
    await page.goto(`${site.address}/offers?q=mere`);
    await page.getByRole('group', { name: 'Asset class' }).getByRole('checkbox').first().check();
    await page.waitForURL('**asset_class=**');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('**/privacy');
    await expect.poll(counted).toEqual({ '/offers': 1, '/privacy': 1 });
    expect(sent).toEqual(['{"path":"/offers"}', '{"path":"/privacy"}']);
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['Do Not Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })"],
    [
      'Global Privacy Control',
      "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
    ],
  ])('are not sent under %s', async (_, signal) => {
    const { page, sent } = await listening({}, signal);
    await page.goto(site.address);
    await quiet(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.waitForURL('**/terms');
    await quiet(page);
    expect(sent).toEqual([]);
    expect(await counted()).not.toHaveProperty('/terms');
    await page.context().close();
  });
});
