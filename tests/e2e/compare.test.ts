import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { addressOf } from '@tussock/core/identifier/identifier';
import { formatDate } from '@tussock/core/text/format-date';
import { nzDate } from '@tussock/core/text/nz-date';
import { parse } from 'csv-parse/sync';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { isSeen, LOOKS } from '../support/looks';
import { quiet } from '../support/quiet';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

const KEY = 'tussock_comparison';
/** A busy machine may take a while to show what it will show. */
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const storedNames = async (page: Page) =>
  (JSON.parse((await stored(page)) ?? '[]') as { name: string }[]).map(({ name }) => name);
const tray = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true });
const columns = (page: Page) =>
  page.getByRole('region', { name: 'Comparison of offers' }).getByRole('columnheader').getByRole('link');
const open = () => site.directory.offers.filter((offer) => offer.is_active && !offer.is_exclusive);

/** What each line shows of the comparison, its label first. */
const lines = (page: Page) =>
  page
    .getByRole('region', { name: 'Comparison of offers' })
    .locator('tr:has(th[scope=row]):visible')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

/** Moves on with the Tab key until an element of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 300; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent ?? ''}`;
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
      await tabTo(page, /^BUTTON Compare( |$)/);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => storedNames(page)).toEqual(names);
    await expect.poll(() => tray(page).getByRole('listitem').count()).toBe(3);

    // A fourth is refused, and the button says why.
    await tabTo(page, /^BUTTON Compare( |$)/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText('You can compare up to 3 offers').count()).toBeGreaterThan(0);
    expect(await storedNames(page)).toEqual(names);

    await tray(page).getByRole('link', { name: 'Compare', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/compare');
    await expect.poll(() => columns(page).allTextContents()).toEqual(names);

    const all = await lines(page);
    const differing = all.filter(([, ...cells]) => new Set(cells).size > 1);
    expect(differing.length).toBeLessThan(all.length);
    await tabTo(page, /^INPUT/);
    await page.keyboard.press('Space');
    await page.waitForURL('**/compare?show=differences');
    await expect.poll(() => lines(page)).toEqual(differing);

    await tabTo(page, /^BUTTON Copy share link/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText('Link copied').count()).toBe(1);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const slugs = names.map((name) => site.directory.offers.find((offer) => offer.name === name)?.slug);
    expect(link).toBe(`${site.address}/compare?offers=${slugs.join(',')}`);

    await tabTo(page, /^BUTTON\s*Download CSV/);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const rows: string[][] = parse(readFileSync(await download.path()), { bom: true });
    expect(rows[0]).toEqual(['Group', 'Fact', ...names, ...names.map((name) => `Checked: ${name}`)]);
    expect(rows.at(-1)?.[2]).toMatch(
      /^Demonstration data: [^.]+\. Read from Tussock on \d.*, release \d+ of the directory\. .*A target is an aim/,
    );
    expect(rows.at(-2)?.slice(2, 5)).toEqual(slugs.map((slug) => `${site.address}/offers/${slug}`));
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
    await expect.poll(() => storedNames(page)).toEqual(shared.map(({ name }) => name));
    // The button that was pressed is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    // Back, there is nothing left to keep.
    await page.goBack();
    await page.getByText('The same as your own list').waitFor();
    expect(await page.getByRole('button', { name: /^Keep/ }).count()).toBe(0);
    await page.goForward();
    await page
      .getByRole('button', { name: /from the comparison$/ })
      .first()
      .click();
    await page.goBack();
    await page.getByRole('button', { name: 'Keep these instead of mine' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is kept whole: not while one of its offers cannot be read', async () => {
    const shared = open().slice(3, 6);
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/compare?offers=${shared.map(({ slug }) => slug).join(',')}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/faq');
    // Nothing of the comparison is in memory then.
    await page.reload();
    await quiet(page);
    const reads = new RegExp(`/api/offers/${shared[2]?.slug}\\?`);
    await page.route(reads, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goBack();
    await page.getByText(/^We could not load/).waitFor();
    await expect.poll(() => columns(page).count()).toBe(2);
    const keep = page.getByRole('button', { name: /^Keep/ });
    expect(await keep.count()).toBe(0);
    await page.unroute(reads);
    await page.getByRole('button', { name: 'Try again' }).click();
    await keep.click();
    await expect.poll(() => storedNames(page)).toEqual(shared.map(({ name }) => name));
    await page.context().close();
  });

  it('says which offers of a link are not in the directory', async () => {
    const [there] = open();
    const answer = await fetch(`${site.address}/compare?offers=${there?.slug},long-gone-forest`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('Not in the directory');
    expect(html).toContain('Long gone forest');
    expect(html).toContain('scope="col"');
  });

  it('says of a link with too many names which offers it uses: those that are in the directory', async () => {
    const [there] = open();
    const answer = await fetch(
      `${site.address}/compare?offers=${there?.slug},long-gone-forest,gone-too,left-out`,
    );
    const [, used] =
      /Used from the link: ([^<]*)\.</.exec((await answer.text()).replaceAll('<!-- -->', '')) ?? [];
    expect(used).toBe(there?.name);
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
      .getByRole('button', { name: /^Compare / })
      .first()
      .click();
    await expect.poll(() => tray(two).getByText('1 of 3').first().isVisible()).toBe(true);
    await two
      .getByRole('button', { name: /^Compare / })
      .first()
      .click();
    await expect.poll(() => tray(one).getByText('2 of 3').first().isVisible()).toBe(true);
    await tray(two).getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => tray(one).count()).toBe(0);
    await one.context().close();
  });

  it('that cannot be parsed is logged and empty', async () => {
    const { page, complaints } = await openPage(browser);
    await page.addInitScript((key) => localStorage.setItem(key, '{"not":"a list"}'), KEY);
    await page.goto(`${site.address}/compare`);
    await expect.poll(() => page.getByRole('heading', { name: 'Nothing to compare yet' }).count()).toBe(1);
    expect(complaints).toEqual(['error: Failed to parse comparison data']);
    await page.context().close();
  });

  it('lasts as long as the page where storage is blocked, which is said of a watchlist and a saved search too', async () => {
    const { page, complaints } = await openPage(browser);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await gotoLive(page, `${site.address}/offers`);
    const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
    const said = (where: Locator, what: string) =>
      expect
        .poll(() => where.getByText(`Your browser does not let us store ${what}, so it lasts only`).count())
        .toBe(1);
    await press(/^Save to watchlist /);
    await said(page.getByRole('region', { name: 'Watchlist', exact: true }), 'your watchlist');
    await press(/^Compare /);
    await said(tray(page), 'this list');
    await said(tray(page), 'your watchlist');
    await press(/^Save this search$/);
    await said(page.getByRole('main'), 'this search');
    await page.getByRole('link', { name: 'Search saved' }).click();
    await page.waitForURL('**/watchlist');
    await said(page.getByRole('region', { name: 'Saved searches' }), 'this list');
    expect(await tray(page).getByText('your watchlist').count()).toBe(0);
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
    await expect.poll(() => page.getByText('Gone Kauri Fund has left the directory.').count()).toBe(1);
    await page.context().close();
  });

  it('has no tray under /unlock', async () => {
    const { page } = await openPage(browser);
    await page.addInitScript((key) => localStorage.setItem(key, '[{"id":"a"}]'), KEY);
    await page.goto(`${site.address}/about`);
    await expect.poll(() => tray(page).count()).toBe(1);
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
      .getByRole('button', { name: /^Save to watchlist / })
      .first()
      .click();
    await page
      .getByRole('link', { name: /^Watchlist/ })
      .first()
      .click();
    await expect.poll(() => page.getByText(', nothing changed').count()).toBe(1);
    expect(await page.locator('#watchlist article h2').first().textContent()).toBe(name);
    await page.evaluate(() => {
      const [watched] = JSON.parse(localStorage.getItem('tussock_watchlist') ?? '[]');
      watched.seen.minimum_investment = 12_000_000;
      watched.name = 'Its former name';
      localStorage.setItem('tussock_watchlist', JSON.stringify([watched]));
    });
    await page.reload();
    await expect
      .poll(() => page.locator('#watchlist').getByText('Changed since you last looked').count())
      .toBe(1);
    expect(await page.locator('section#watchlist').textContent()).toContain('Minimum investment $12.0M NZD');
    // Every button names the offer as the list does.
    expect(await page.getByRole('button', { name: `Remove ${name}`, exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: /^Mark as seen/ }).click();
    await page.reload();
    await expect.poll(() => page.getByText(', nothing changed').count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is asked for as its offers and lists alone, as is the comparison: no request says that they are kept', async () => {
    const [one, other] = open();
    if (!one || !other) throw new Error('the sample has too few offers');
    const { page } = await openPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => {
      const headers = Object.entries(request.headers()).filter(([name]) =>
        ['x-client-key', 'authorization', 'cookie', 'referer'].includes(name),
      );
      const { pathname, searchParams } = new URL(request.url());
      for (const pinned of ['release', 'version']) searchParams.delete(pinned);
      if (pathname.startsWith('/api/'))
        asked.push(
          `${request.method()} ${pathname}?${searchParams} ${JSON.stringify(Object.fromEntries(headers))} ${request.postData() ?? ''}`,
        );
    });
    await gotoLive(page, `${site.address}/offers/${addressOf(one)}`);
    await page
      .getByRole('button', { name: `Save to watchlist ${one.name}` })
      .first()
      .click();
    await gotoLive(page, `${site.address}/offers/${addressOf(other)}`);
    await page
      .getByRole('button', { name: `Compare ${other.name}` })
      .first()
      .click();
    await gotoLive(page, `${site.address}/offers?asset_class=forestry`);
    await page.getByRole('button', { name: 'Save this search' }).click();
    await quiet(page);
    asked.length = 0;
    await gotoLive(page, `${site.address}/compare`);
    await columns(page).first().waitFor();
    await gotoLive(page, `${site.address}/watchlist`);
    await page.getByText(', nothing changed').first().waitFor();
    await quiet(page);
    const as = (headers: object) => JSON.stringify({ ...headers, referer: `${site.address}/` });
    const read = as({ 'x-client-key': 'tussock-web' });
    const listed = 'asset_class=forestry&sort=newest&page=1&limit=100&most_options=0';
    expect(new Set(asked)).toEqual(
      new Set([
        `POST /api/page-views? ${as({})} {"path":"/compare"}`,
        `GET /api/offers/${other.id}? ${read} `,
        `POST /api/page-views? ${as({})} {"path":"/watchlist"}`,
        `GET /api/offers/${one.id}? ${read} `,
        `GET /api/charts/ranges?offer=${other.id} ${read} `,
        `GET /api/search?${listed} ${read} `,
      ]),
    );
    await page.context().close();
  });

  it('that is full refuses another, and the button says why', async () => {
    const { page, complaints } = await openPage(browser);
    await page.addInitScript(() => {
      const watched = Array.from({ length: 100 }, (_, at) => ({ id: `other-${at}`, name: `Other ${at}` }));
      localStorage.setItem('tussock_watchlist', JSON.stringify(watched));
    });
    await gotoLive(page, `${site.address}/offers`);
    const button = page.getByRole('button', { name: /^Save to watchlist / }).first();
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    await button.press('Enter');
    await page.getByRole('alert').getByText('Your watchlist can have up to 100 offers.').waitFor();
    expect(await page.getByRole('button', { name: /^Up to 100/ }).count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('that cannot be read is said to be lost, and the next one is stored', async () => {
    const { page, complaints } = await openPage(browser);
    await page.addInitScript(() => {
      // Once: the next list must find what the site has made of it.
      if (window.name === 'given') return;
      window.name = 'given';
      localStorage.setItem('tussock_watchlist', '{broken');
    });
    await page.goto(`${site.address}/watchlist`);
    await page.getByText('a stored list that we can’t read').waitFor();
    expect(complaints).toEqual(['error: Failed to parse watchlist data']);
    await gotoLive(page, `${site.address}/offers`);
    await page
      .getByRole('button', { name: /^Save to watchlist / })
      .first()
      .click();
    await page.goto(`${site.address}/watchlist`);
    await page.locator('#watchlist article').first().waitFor();
    expect(await page.getByText('that we can’t read').count()).toBe(0);
    await page.context().close();
  });
});

describe('what a comparison marks', () => {
  const cellsOf = async (page: Page, label: string) =>
    (await lines(page)).find(([first]) => first === label)?.slice(1) ?? [];
  const read = async (slugs: readonly (string | null | undefined)[]) => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${site.address}/compare?offers=${slugs.join(',')}`);
    return page;
  };

  it('is every lowest stated minimum, and none where one states none; never a target or a rating', async () => {
    const inNzd = open().filter(({ investment_currency: currency }) => currency === 'NZD');
    const stated = inNzd.filter(({ minimum_investment: minimum }) => minimum);
    const [a, b, c] = ['50000', '50000', '100000'].map((amount, at) =>
      stated.filter(({ minimum_investment: minimum }) => String(minimum) === amount).at(at),
    );
    const unstated = inNzd.find(({ minimum_investment: minimum }) => !minimum);
    const page = await read([a?.slug, b?.slug, c?.slug]);
    expect(
      (await cellsOf(page, 'Minimum investment')).map((text) => text?.includes('Lowest stated')),
    ).toEqual([true, true, false]);
    const marked = (await lines(page)).filter((cells) => cells.join().includes('Lowest'));
    expect(new Set(['Management fee', ...marked.map(([label]) => label)])).toEqual(
      new Set(['Management fee', 'Minimum investment']),
    );
    await page.context().close();
    const other = await read([a?.slug, unstated?.slug]);
    expect((await cellsOf(other, 'Minimum investment')).join()).not.toContain('Lowest stated');
    await other.context().close();
  });

  it('is the lowest stated fee of one base, and nothing of a fee that is locked', async () => {
    const based = open().filter(
      ({ fee_base, management_fee }) => fee_base === 'Net asset value' && management_fee !== null,
    );
    const [low, high] = [...based].sort((a, b) => Number(a.management_fee) - Number(b.management_fee));
    const dearest = based.find(({ management_fee }) => management_fee !== low?.management_fee) ?? high;
    const page = await read([low?.slug, dearest?.slug]);
    expect(
      (await cellsOf(page, 'Management fee')).map((text) => text?.includes('Lowest stated fee')),
    ).toEqual([true, false]);
    await page.context().close();
    const locked = site.directory.offers.find(
      ({ is_exclusive, is_active, management_fee }) => is_exclusive && is_active && management_fee !== null,
    );
    const other = await read([low?.slug, locked?.slug]);
    const [, text] = await cellsOf(other, 'Management fee');
    expect(text).toBe('Locked');
    expect((await cellsOf(other, 'Management fee')).join()).not.toContain('Lowest');
    expect(await other.getByRole('link', { name: 'Locked' }).first().getAttribute('href')).toBe(
      `/offers/${locked?.slug}#locked`,
    );
    await other.context().close();
  });
});

describe('a comparison on a phone', () => {
  const three = () => [...open()].sort((a, b) => b.name.length - a.name.length).slice(0, 3);
  const region = (page: Page) => page.getByRole('region', { name: 'Comparison of offers' });

  it.each([320, 390])(
    'of %d pixels breaks no heading within a word but one wider than half of it, and hints at the third offer',
    async (width) => {
      const { page } = await openPage(browser, { viewport: { width, height: 800 }, hasTouch: true });
      await page.goto(
        `${site.address}/compare?offers=${three()
          .map(({ slug }) => slug)
          .join(',')}`,
      );
      const broken = await columns(page).evaluateAll((links) =>
        links.flatMap((link) => {
          const text = link.firstChild;
          const words = [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)];
          return words.filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text as Node, index);
            range.setEnd(text as Node, index + word.length);
            const box = link.getBoundingClientRect();
            const rects = [...range.getClientRects()];
            return (
              new Set(rects.map(({ top }) => top)).size > 1 ||
              rects.some(({ right }) => right > box.right + 1)
            );
          });
        }),
      );
      expect(broken).toEqual([]);
      if (width === 390) {
        const [box, third] = [await region(page).boundingBox(), await columns(page).nth(2).boundingBox()];
        expect(Number(third?.x) + 8).toBeLessThan(Number(box?.x) + Number(box?.width));
      }
      await columns(page)
        .first()
        .evaluate((link) => link.replaceChildren('Taumata'.repeat(12)));
      expect((await columns(page).first().boundingBox())?.width).toBeLessThan(0.6 * width);
      await page.context().close();
    },
  );

  it('has its controls in one row, each with its name', async () => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 800 }, hasTouch: true });
    const [one, two] = three();
    await gotoLive(page, `${site.address}/compare?offers=${one?.slug},${two?.slug}`);
    const controls = [
      page.getByRole('checkbox', { name: 'Differences only' }),
      ...['Copy share link', 'Print', 'Download CSV'].map((name) => page.getByRole('button', { name })),
    ];
    const middles = await Promise.all(
      controls.map(async (control) => {
        const { y = Number.NaN, height = 0 } = (await control.boundingBox()) ?? {};
        return y + height / 2;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    await page.context().close();
  });

  it('keeps the names and the labels in sight while it scrolls', async () => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 800 }, hasTouch: true });
    await page.goto(
      `${site.address}/compare?offers=${three()
        .map(({ slug }) => slug)
        .join(',')}`,
    );
    await region(page).scrollIntoViewIfNeeded();
    await region(page).evaluate((box) => box.scrollTo(90, 900));
    const box = await region(page).boundingBox();
    const name = await page.getByRole('columnheader').nth(1).boundingBox();
    const label = await page.getByRole('rowheader', { name: 'Provider', exact: true }).boundingBox();
    expect(Math.abs(Number(name?.y) - Number(box?.y))).toBeLessThan(3);
    expect(Math.abs(Number(label?.x) - Number(box?.x))).toBeLessThan(3);
    await page.context().close();
  });
});

describe('the own comparison', () => {
  it('is found by name while it is empty, and then asks for the second in the same box', async () => {
    const [first] = open();
    const { page, complaints } = await openPage(browser);
    await page.goto(`${site.address}/compare`);
    const box = page.getByRole('searchbox', { name: 'Name, provider or place' });
    await box.fill(first?.name ?? '');
    expect(await page.getByRole('link', { name: 'See all offers' }).count()).toBe(1);
    expect(await page.getByText('Add another offer').isVisible()).toBe(false);
    await page.getByRole('button', { name: `Add ${first?.name}`, exact: true }).click();
    await expect.poll(() => columns(page).allTextContents()).toEqual([first?.name]);
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByText('Add another offer').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('takes another offer from its page, by name and beside the first, and then has no room', async () => {
    const [first, second] = open();
    const { page, complaints } = await openPage(browser);
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', localStorage.getItem(key ?? '') ?? value ?? ''),
      [KEY, JSON.stringify([{ id: first?.id, slug: first?.slug, name: first?.name }])],
    );
    await page.goto(`${site.address}/compare`);
    await page.getByText('Add another offer').click();
    await page.getByRole('searchbox').fill(second?.name ?? '');
    await page.getByRole('button', { name: `Add ${second?.name}` }).click();
    await expect.poll(() => storedNames(page)).toEqual([first?.name, second?.name]);
    await expect.poll(() => columns(page).allTextContents()).toEqual([first?.name, second?.name]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.getByRole('searchbox').fill('');
    await page.getByText('are in the same asset class').waitFor();
    await page.getByRole('button', { name: /^Add / }).first().click();
    await expect.poll(() => columns(page).count()).toBe(3);
    expect(await page.getByText('Add another offer').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('that loses its last offer asks for one by name again, with the focus on the page', async () => {
    const [first] = open();
    const gone = { id: '00000000-0000-4000-8000-000000000000', name: 'Gone Kauri Fund' };
    const { page } = await openPage(browser);
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', localStorage.getItem(key ?? '') ?? value ?? ''),
      [KEY, JSON.stringify([{ id: first?.id, slug: first?.slug, name: first?.name }, gone])],
    );
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await page.goto(`${site.address}/compare`);
    await page
      .getByRole('button', { name: `Remove ${gone.name}`, exact: true })
      .first()
      .click();
    await expect.poll(focused).toBe('content');
    await page.getByText('Add another offer').waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus());
    await page.getByRole('button', { name: /from the comparison$/ }).click();
    await expect.poll(focused).toBe('content');
    const box = page.getByRole('searchbox', { name: 'Name, provider or place' });
    await box.fill(first?.name ?? '');
    await page.getByRole('button', { name: `Add ${first?.name}`, exact: true }).click();
    await expect.poll(() => columns(page).allTextContents()).toEqual([first?.name]);
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('has its tray at once: nothing is loaded when the first offer is put in', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${site.address}/offers`);
    await quiet(page);
    await page.route('**/*', (route) => route.abort());
    await page
      .getByRole('button', { name: /^Compare / })
      .first()
      .click();
    await expect.poll(() => tray(page).getByText('1 of 3').first().isVisible()).toBe(true);
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

  it('fits on one sheet for the three offers of each asset class that state most', async () => {
    const stated = (offer: object) =>
      Object.values(offer).filter((value) => value !== null && String(value) !== '').length;
    const funds = new Map(site.directory.funds.map((fund) => [fund.id, fund.asset_class_id]));
    const classOf = ({ fund_id, asset_class_id }: ReturnType<typeof open>[number]) =>
      funds.get(fund_id ?? '') ?? asset_class_id;
    const { page } = await openPage(browser);
    for (const { id, name } of site.directory.asset_classes) {
      const own = open().filter((offer) => classOf(offer) === id);
      const three = own.sort((a, b) => stated(b) - stated(a)).slice(0, 3);
      if (three.length === 0) continue;
      await page.goto(`${site.address}/compare?offers=${three.map(({ slug }) => slug).join(',')}`);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length, name).toBe(1);
    }
    await page.context().close();
  });

  it('has every fact that is on the screen, in a line of its own or among the other facts', async () => {
    const compared = open().slice(0, 3);
    const { page } = await openPage(browser);
    await page.goto(`${site.address}/compare?offers=${compared.map(({ slug }) => slug).join(',')}`);
    const onScreen = await lines(page);
    await page.emulateMedia({ media: 'print' });
    const onPaper = await lines(page);
    const gathered = onPaper.find(([label]) => label === 'Other facts') ?? [];
    const own = new Set(onPaper.map(([label]) => label));
    const left = onScreen.filter(([label]) => !own.has(label));
    expect(left.length).toBeGreaterThan(0);
    expect(onScreen.map(([label]) => label)).not.toContain('Other facts');
    for (const [label, ...cells] of left)
      for (const [at, text] of cells.entries()) {
        if (text?.includes('Not asked')) continue;
        expect(gathered[at + 1]).toContain(text === 'Not stated' ? label : `${label}: `);
      }
    await page.context().close();
  });

  it('says on which day and of which release its figures were read, which the screen does not', async () => {
    const { page } = await openPage(browser);
    const [one] = open();
    const { release } = await (await fetch(`${site.address}/api/release`)).json();
    const today = formatDate(nzDate(new Date()));
    const read = page
      .getByRole('main')
      .getByText(`Read from Tussock on ${today}, release ${release} of the directory.`);
    await page.goto(`${site.address}/compare?offers=${one?.slug}`);
    expect(await read.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await read.isVisible()).toBe(true);
    // Where the same comparison is found again, also from a list that only this browser has.
    expect(await read.textContent()).toMatch(new RegExp(`/compare\\?offers=${one?.slug}\\s*$`));
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Keep this offer', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/compare' && url.search === '');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => read.isVisible()).toBe(true);
    expect(await read.textContent()).toMatch(new RegExp(`/compare\\?offers=${one?.slug}\\s*$`));
    await page.context().close();
  });

  it('that needs more sheets has the names of the offers on each', async () => {
    const { page } = await openPage(browser);
    const compared = open().slice(0, 3);
    await page.goto(`${site.address}/compare?offers=${compared.map(({ slug }) => slug).join(',')}`);
    await columns(page).first().waitFor();
    await page.locator('.comparison td').evaluateAll((cells) => {
      for (const cell of cells) cell.append(' More than anybody states.'.repeat(4));
    });
    const sheets = textOfSheets(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets.length).toBeGreaterThan(1);
    // Names are set at 9 points, as nothing else in the table is.
    for (const sheet of sheets) expect(sheet).toMatch(/\/F\d+ 12 Tf/);
    await page.context().close();
  });
});

/** The drawing instructions of each sheet of a PDF, in order. */
function textOfSheets(pdf: Buffer): string[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(([, id, body]) => [
      id,
      body ?? '',
    ]),
  );
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b(?!s)/.test(body))
    .map((body) => {
      const drawn = objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1]) ?? '';
      const stream = /stream\n([\s\S]*)\nendstream/.exec(drawn)?.[1] ?? '';
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    });
}

describe('axe finds nothing', () => {
  it.each(LOOKS)(
    'in $colorScheme at $width pixels',
    { timeout: 300_000 },
    async ({ colorScheme, width, number }) => {
      const { page } = await openPage(browser, { colorScheme, viewport: { width, height: 900 } });
      const three = open().slice(0, 3);
      await page.goto(`${site.address}/robots.txt`);
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
        const finder = page.getByText('Add another offer');
        if ((await finder.count()) > 0) await finder.click();
        if ((await toggle.count()) > 0 && (await toggle.isVisible())) await toggle.click();
        expect(await violationsOf(page, path)).toEqual([]);
      }
      await page.context().close();
    },
  );
});
