import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { isSeen, LOOKS } from '../support/looks';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

const KEY = 'tussock_comparison';
/** A busy machine may take a while to show what it will show. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const storedNames = async (page: Page) =>
  (JSON.parse((await stored(page)) ?? '[]') as { name: string }[]).map(({ name }) => name);
const tray = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true });
const columns = (page: Page) =>
  page.getByRole('region', { name: 'Comparison of offers' }).getByRole('columnheader').getByRole('link');
const open = () => site.directory.offers.filter((offer) => offer.is_active && !offer.is_exclusive);

/** What stands in each line of the comparison, its label first. */
const lines = (page: Page) =>
  page
    .getByRole('region', { name: 'Comparison of offers' })
    .locator('tr:has(th[scope=row])')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

/** Moves on with the Tab key until an element of that name has the focus. */
async function tabTo(page: Page, name: RegExp, most = 150): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return `${element?.tagName} ${element?.textContent ?? ''}`;
    });
    if (name.test(focused)) return;
  }
  throw new Error(`${name} cannot be reached with the Tab key`);
}

describe('comparing by keyboard alone', () => {
  it('three offers, their differences, the share link and the spreadsheet', async () => {
    const { page, complaints } = await openPage(browser);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await gotoLive(page, `${site.address}/offers?asset_class=private-credit&sort=name`);
    const names = (await page.locator('article :is(h2, h3)').allTextContents()).slice(0, 3);
    for (const _ of names) {
      await tabTo(page, /^BUTTON Compare /);
      await page.keyboard.press('Enter');
    }
    await soon(() => storedNames(page)).toEqual(names);
    await soon(() => tray(page).getByRole('listitem').count()).toBe(3);

    // A fourth is refused, and the button says why.
    await tabTo(page, /^BUTTON Compare /);
    await page.keyboard.press('Enter');
    await soon(() => page.getByText('At most 3 offers are compared').count()).toBeGreaterThan(0);
    expect(await storedNames(page)).toEqual(names);

    await tray(page).getByRole('link', { name: 'Compare', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/compare');
    await soon(() => columns(page).allTextContents()).toEqual(names);

    const all = await lines(page);
    const differing = all.filter(([, ...cells]) => new Set(cells).size > 1);
    expect(differing.length).toBeLessThan(all.length);
    await tabTo(page, /^INPUT/);
    await page.keyboard.press('Space');
    await page.waitForURL('**/compare?show=differences');
    await soon(() => lines(page)).toEqual(differing);

    await tabTo(page, /^BUTTON Copy share link/);
    await page.keyboard.press('Enter');
    await soon(() => page.getByText('Link copied').count()).toBe(1);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const slugs = names.map((name) => site.directory.offers.find((offer) => offer.name === name)?.slug);
    expect(link).toBe(`${site.address}/compare?offers=${slugs.join(',')}`);

    await tabTo(page, /^BUTTON\s*Download CSV/);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const rows: string[][] = parse(readFileSync(await download.path()), { bom: true });
    expect(rows[0]).toEqual(['Group', 'Fact', ...names, ...names.map((name) => `Checked: ${name}`)]);
    expect(rows.at(-1)?.slice(2, 5)).toEqual(slugs.map((slug) => `${site.address}/offers/${slug}`));
    const minimum = rows.find(([, fact]) => fact === 'Minimum investment');
    for (const checked of minimum?.slice(5) ?? [])
      expect(checked).toMatch(
        /^(Not checked|(Confirmed|Differs|Not confirmed|Not found|Source not reachable) \d{4}-\d\d-\d\d|)$/,
      );
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a share link', () => {
  it('is complete without scripts', async () => {
    const shared = open().slice(0, 3);
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${site.address}/compare?offers=${shared.map(({ slug }) => slug).join(',')}`);
    expect(await columns(page).allTextContents()).toEqual(shared.map(({ name }) => name));
    const all = await page.getByRole('rowheader').count();
    await page.getByLabel('Differences only').check();
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL('**show=differences');
    expect(await page.getByRole('rowheader').count()).toBeLessThan(all);
    await page.context().close();
  });

  it('leaves the own list of whoever opens it alone until they keep it', async () => {
    const [own, ...shared] = open().slice(3, 7);
    const { page, complaints } = await openPage(browser);
    await page.goto(site.address);
    const list = JSON.stringify([{ id: own?.id, name: own?.name }]);
    await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [KEY, list]);
    await page.goto(`${site.address}/compare?offers=${shared.map(({ slug }) => slug).join(',')}`);
    expect(await columns(page).allTextContents()).toEqual(shared.map(({ name }) => name));
    expect(await stored(page)).toBe(list);
    await page.getByRole('button', { name: /^Keep these/ }).click();
    await page.waitForURL((url) => url.pathname === '/compare' && url.search === '');
    await soon(() => storedNames(page)).toEqual(shared.map(({ name }) => name));
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says which offers have left the directory', async () => {
    const [there] = open();
    const answer = await fetch(`${site.address}/compare?offers=${there?.slug},long-gone-forest`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('No longer listed');
    expect(html).toContain('Long gone forest');
    expect(html).toContain('scope="col"');
  });

  it.each(['', '%00', '../../etc', ',,,', 'a'.repeat(200)])('with %j for offers opens', async (asked) => {
    expect((await fetch(`${site.address}/compare?offers=${asked}`)).status).toBe(200);
  });
});

describe('the list in the browser', () => {
  it('is the same in two tabs', async () => {
    const { page: one } = await openPage(browser);
    const two = await one.context().newPage();
    await gotoLive(one, `${site.address}/offers`);
    await gotoLive(two, `${site.address}/offers`);
    await one
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click();
    await soon(() => tray(two).getByText('1 of 3').first().isVisible()).toBe(true);
    await two
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click();
    await soon(() => tray(one).getByText('2 of 3').first().isVisible()).toBe(true);
    await tray(two).getByRole('button', { name: 'Clear' }).click();
    await soon(() => tray(one).count()).toBe(0);
    await one.context().close();
  });

  it('that cannot be parsed is logged and empty', async () => {
    const { page, complaints } = await openPage(browser);
    await page.addInitScript((key) => localStorage.setItem(key, '{"not":"a list"}'), KEY);
    await page.goto(`${site.address}/compare`);
    await soon(() => page.getByRole('heading', { name: 'Nothing to compare yet' }).count()).toBe(1);
    expect(complaints).toEqual(['error: Failed to parse comparison data']);
    await page.context().close();
  });

  it('lasts as long as the page where storage is blocked', async () => {
    const { page, complaints } = await openPage(browser);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(`${site.address}/offers`);
    await page
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click();
    await soon(() => tray(page).getByText('does not let us store').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows an offer that has left the directory as gone', async () => {
    const { page } = await openPage(browser);
    const gone = { id: '00000000-0000-4000-8000-000000000000', name: 'Gone Kauri Fund' };
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [KEY, JSON.stringify([gone])],
    );
    await page.goto(`${site.address}/compare`);
    await soon(() => page.getByText('Gone Kauri Fund has left the directory.').count()).toBe(1);
    await page.context().close();
  });

  it('has no tray under /unlock', async () => {
    const { page } = await openPage(browser);
    await page.addInitScript((key) => localStorage.setItem(key, '[{"id":"a"}]'), KEY);
    await page.goto(`${site.address}/about`);
    await soon(() => tray(page).count()).toBe(1);
    await page.goto(`${site.address}/unlock`, { waitUntil: 'load' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
    expect(await tray(page).count()).toBe(0);
    await page.context().close();
  });
});

describe('the watchlist', () => {
  it('says what changed since the last look, until it is marked as seen', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers?sort=name`);
    const name = (await page.locator('article :is(h2, h3)').first().textContent()) ?? '';
    await page
      .getByRole('button', { name: /^Watch / })
      .first()
      .click();
    await page
      .getByRole('link', { name: /^Watchlist/ })
      .first()
      .click();
    await soon(() => page.getByText(', nothing changed').count()).toBe(1);
    expect(await page.locator('main h2').first().textContent()).toBe(name);
    await page.evaluate(() => {
      const [watched] = JSON.parse(localStorage.getItem('tussock_watchlist') ?? '[]');
      watched.seen.minimum_investment = 12_000_000;
      localStorage.setItem('tussock_watchlist', JSON.stringify([watched]));
    });
    await page.reload();
    await soon(() => page.locator('#watchlist').getByText('Changed since you last looked').count()).toBe(1);
    expect(await page.locator('section#watchlist').textContent()).toContain('Minimum investment $12.0M NZD');
    await page.getByRole('button', { name: /^Mark as seen/ }).click();
    await page.reload();
    await soon(() => page.getByText(', nothing changed').count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('that cannot be read is said to be lost, and the next one is stored', async () => {
    const { page, complaints } = await openPage(browser);
    await page.addInitScript(() => {
      // Once: the next list must find what the site has made of it.
      if (sessionStorage.getItem('given')) return;
      sessionStorage.setItem('given', 'yes');
      localStorage.setItem('tussock_watchlist', '{broken');
    });
    await page.goto(`${site.address}/watchlist`);
    await page.getByText('a stored list that we can’t read').waitFor();
    expect(complaints).toEqual(['error: Failed to parse watchlist data']);
    await gotoLive(page, `${site.address}/offers`);
    await page
      .getByRole('button', { name: /^Watch / })
      .first()
      .click();
    await page.goto(`${site.address}/watchlist`);
    await page.locator('#watchlist article').first().waitFor();
    expect(await page.getByText('that we can’t read').count()).toBe(0);
    await page.context().close();
  });
});

describe('a comparison on paper', () => {
  it('fits on one landscape sheet, even of the three longest offers', async () => {
    const length = (offer: { conflicts: string | null; name: string }) =>
      (offer.conflicts?.length ?? 0) + offer.name.length;
    const longest = [...open()].sort((a, b) => length(b) - length(a)).slice(0, 3);
    const { page } = await openPage(browser);
    await page.goto(`${site.address}/compare?offers=${longest.map(({ slug }) => slug).join(',')}`);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Number(width)).toBeGreaterThan(Number(height));
    await page.context().close();
  });
});

describe('axe finds nothing', () => {
  it.each(LOOKS)(
    'in $colorScheme at $width pixels',
    { timeout: 300_000 },
    async ({ colorScheme, width, number }) => {
      const { page } = await openPage(browser, { colorScheme, viewport: { width, height: 900 } });
      const three = open().slice(0, 3);
      await page.goto(site.address);
      await page.evaluate(
        ([comparison, watchlist]) => {
          localStorage.setItem('tussock_comparison', comparison ?? '');
          localStorage.setItem('tussock_watchlist', watchlist ?? '');
        },
        [
          JSON.stringify([...three.slice(0, 2), { id: 'gone', name: 'Gone Kauri Fund' }]),
          JSON.stringify(three.map((offer) => ({ ...offer, seen: { status: 'Coming soon' } }))),
        ],
      );
      const shared = `/compare?offers=${three.map(({ slug }) => slug).join(',')}`;
      const addresses = ['/compare', shared, '/watchlist', '/offers', '/offers?layout=table'];
      for (const path of addresses.filter((_, at) => isSeen(at, { number }))) {
        await page.goto(site.address + path);
        await page.locator('html[data-js] main h1').waitFor();
        await page
          .locator(path.startsWith('/offers') ? '[data-tray]' : 'main :is(table, article)')
          .first()
          .waitFor();
        const toggle = tray(page).locator('button[aria-expanded]');
        if ((await toggle.count()) > 0 && (await toggle.isVisible())) await toggle.click();
        expect(await violationsOf(page, path)).toEqual([]);
      }
      await page.context().close();
    },
  );
});
