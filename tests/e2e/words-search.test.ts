import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { holdRequests } from '../support/hold-requests';
import { quiet } from '../support/quiet';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});
afterEach(() => void vi.useRealTimers());

/** A busy machine may take a while to show what it will show. */
const SENTENCE = 'private credit, quarterly, under $100K';
const FILTERS =
  'asset_class=private-credit&min_investment=50k-100k&min_investment=under-50k&distribution=quarterly';
const names = (page: Page) => page.locator('article :is(h2, h3)').allTextContents();
const stored = (page: Page, key: string) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? '[]') as { name: string; seen?: string[] }[],
    key,
  );

/** The offers under the filters, as the directory has them. */
const wanted = () =>
  site.directory.offers.filter(
    ({ is_active, distribution, minimum_investment: least, fund_id, asset_class_id }) => {
      const fund = site.directory.funds.find(({ id }) => id === fund_id);
      const kind = site.directory.asset_classes.find(
        ({ id }) => id === (fund?.asset_class_id ?? asset_class_id),
      );
      const isSmall = least !== null && least > 0 && least < 100_000;
      return is_active && distribution === 'quarterly' && isSmall && kind?.slug === 'private-credit';
    },
  );

/** A journey that leaves an unlisted key behind. */
async function closeWithSpy(place: 'localStorage' | 'sessionStorage' | 'cookie'): Promise<void> {
  const { page } = await openPage(browser);
  await page.goto(`${site.address}/faq`);
  if (place === 'cookie') await page.context().addCookies([{ name: 'spy', value: '1', url: site.address }]);
  else await page.evaluate((where) => window[where].setItem('spy', '1'), place);
  await page.context().close();
}

/** From the search box to offers that are compared, saved and found again: no filter is touched. */
async function byWordsAlone(page: Page): Promise<void> {
  await gotoLive(page, site.address);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Search/ })
    .click();
  const box = page.getByRole('combobox', { name: 'Search the directory' });
  await box.fill(SENTENCE);
  const offers = wanted();
  expect(offers.length).toBeGreaterThan(0);
  const show = page.getByRole('option', { name: /^Show \d+ offers?$/ });
  await expect
    .poll(() => show.textContent())
    .toBe(`Show ${offers.length} ${offers.length === 1 ? 'offer' : 'offers'}`);
  await expect
    .poll(() => page.getByRole('list', { name: 'Filters in your words' }).getByRole('listitem').count())
    .toBe(3);
  await show.click();
  await page.waitForURL((url) => url.pathname === '/offers' && url.search === `?${FILTERS}`);
  await expect.poll(async () => (await names(page)).sort()).toEqual(offers.map(({ name }) => name).sort());

  // A pressed button has another name.
  for (const article of (await page.getByRole('article').all()).slice(0, 3))
    await article.getByRole('button', { name: /^Compare / }).click();
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('link', { name: 'Search saved' }).waitFor();
  await page
    .getByRole('button', { name: /^Save to watchlist / })
    .first()
    .click();
  await expect
    .poll(async () => (await stored(page, 'tussock_comparison')).length)
    .toBe(Math.min(3, offers.length));

  // What the list has is added once it is read.
  await expect
    .poll(async () => (await stored(page, 'tussock_saved_searches'))[0]?.seen?.length)
    .toBe(offers.length);
  // Days later: an offer was listed since.
  await page.evaluate(() => {
    const key = 'tussock_saved_searches';
    const [saved] = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.setItem(
      key,
      JSON.stringify([{ ...saved, seen: saved.seen.slice(1), seen_on: '2026-01-02' }]),
    );
  });
  await gotoLive(page, `${site.address}/watchlist`);
  const row = page
    .getByRole('region', { name: 'Saved searches' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Private credit/ }) });
  await expect.poll(() => row.textContent()).toContain('1 new since 2 January 2026');
  await row.getByRole('button', { name: /^Mark as seen/ }).click();
  await expect.poll(() => row.textContent()).toContain('Nothing new since');
  await row.getByRole('link', { name: /^Private credit/ }).click();
  await page.waitForURL((url) => url.search === `?${FILTERS}`);
}

it('the search box has what was typed while it was on its way', async () => {
  const { page, complaints } = await openPage(browser);
  await gotoLive(page, site.address);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/search-dialog-*', (route) => arrived.then(() => route.continue()));
  const asked = page.waitForRequest('**/assets/search-dialog-*');
  await page.keyboard.press('/');
  await asked;
  await page.keyboard.type('forestx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ry');
  arrive();
  const box = page.getByRole('combobox', { name: 'Search the directory' });
  await page.getByRole('option', { name: 'All results for “forestry”' }).waitFor();
  await page.keyboard.type(' land');
  expect(await box.inputValue()).toBe('forestry land');

  // Once it is there, a box that is opened again begins empty.
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  await box.waitFor();
  expect(await box.inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('the search box says that it searches where the answer is late', async () => {
  const { page } = await openPage(browser);
  await gotoLive(page, site.address);
  const letGo = await holdRequests(page, '**/api/search?*');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search the directory' }).fill('forestry');
  const said = page.getByRole('dialog', { name: 'Search the directory' }).getByRole('status');
  await said.getByText('Searching…').waitFor();
  letGo();
  await page.getByRole('option', { name: 'All results for “forestry”' }).waitFor();
  expect(await said.textContent()).toMatch(/^\d+ found$/);
  await page.context().close();
});

it('the search box writes how many it found as the lists do', async () => {
  const { page } = await openPage(browser);
  await gotoLive(page, site.address);
  await page.route('**/api/search?*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, total: 1_887 } });
  });
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search the directory' }).fill('forest');
  await page.getByText(/^1,\d{3} found$/).waitFor();
  await page.context().close();
});

it.each([true, false])(
  'what the search box says keeps clear of its edge, and names keys only where there are some: touch %s',
  async (hasTouch) => {
    const { page } = await openPage(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch,
      isMobile: hasTouch,
    });
    await gotoLive(page, site.address);
    await page.keyboard.press('/');
    const box = page.getByRole('dialog', { name: 'Search the directory' });
    const words = box.getByRole('status');
    await words.getByText('Names, places, kinds').waitFor();
    const below = await words.evaluate((said) => {
      const text = document.createRange();
      text.selectNodeContents(said);
      return (
        (said.closest('dialog')?.getBoundingClientRect().bottom ?? 0) - text.getBoundingClientRect().bottom
      );
    });
    expect(below).toBeGreaterThanOrEqual(12);
    expect(await words.getByText('Escape closes').isVisible()).toBe(!hasTouch);
    await page.context().close();
  },
);

describe('private credit, quarterly, under $100K', () => {
  it('is found, compared, saved and found again by words alone', async () => {
    const { page, complaints } = await openPage(browser);
    await byWordsAlone(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('and so on a phone', async () => {
    const { page, complaints } = await openPage(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await byWordsAlone(page);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide).toBe(false);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a sentence', () => {
  it('on the search page is filters with scripts off too, each of which can be taken off', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${site.address}/search?q=${encodeURIComponent(SENTENCE)}`);
    const offers = wanted();
    expect((await names(page)).sort()).toEqual(offers.map(({ name }) => name).sort());
    expect(await page.getByText('Used as filters:').textContent()).toContain('“private credit”, “quarterly”');
    await page.getByRole('link', { name: 'Remove Distributions: Quarterly' }).click();
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(offers.length);
    await page.goto(`${site.address}/search?q=${encodeURIComponent(SENTENCE)}`);
    await page.getByRole('link', { name: 'Search for the words instead' }).click();
    await expect.poll(() => page.getByText('Used as filters:').count()).toBe(0);
    await page.context().close();
  });

  it.each([
    ['with', true],
    ['without', false],
  ])(
    'on the search page leaves what else was chosen where its words are searched for, %s scripts',
    async (_, javaScriptEnabled) => {
      const { page } = await openPage(browser, { javaScriptEnabled });
      const chosen = 'status=Open&rate=person-33&layout=table';
      await page.goto(`${site.address}/search?q=quarterly+forestry&${chosen}`);
      await page.getByRole('link', { name: 'Search for the words instead' }).click();
      await page.waitForURL((url) => url.search === `?q=%22quarterly+forestry%22&${chosen}`);
      // Other words are another search: what it is filtered by is theirs, and how it is seen stays.
      const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the directory' });
      await field.fill('kauri');
      await field.press('Enter');
      await page.waitForURL(
        ({ searchParams }) =>
          searchParams.get('q') === 'kauri' &&
          searchParams.get('rate') === 'person-33' &&
          searchParams.get('layout') === 'table' &&
          !searchParams.has('status'),
      );
      await page.context().close();
    },
  );

  it.each([
    ['beside it', 1440],
    ['in the dialog of a phone', 390],
  ])(
    'on the search page keeps its list, its place and the focus where filters change %s',
    async (_, width) => {
      const { page, complaints } = await openPage(browser, { viewport: { width, height: 844 } });
      await gotoLive(page, `${site.address}/search?q=${encodeURIComponent('private credit, quarterly')}`);
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      const isPhone = width < 1000;
      if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click();
      const filters = isPhone ? sheet : page.getByRole('complementary', { name: 'Filters' });
      const box = filters.getByRole('checkbox', { name: /^Monthly/ });
      const before = (await names(page)).length;
      const letGo = await holdRequests(page, '**/api/search?**');
      await box.press('Space');
      await page.waitForURL((url) => !url.searchParams.has('q'));
      letGo();
      await expect.poll(async () => (await names(page)).length).toBeGreaterThan(before);
      expect(await box.isChecked()).toBe(true);
      expect(await box.evaluate((it) => it === document.activeElement)).toBe(true);
      expect(await filters.getByRole('checkbox', { name: /^Quarterly/ }).isChecked()).toBe(true);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('on the search page names what else is found before the offers, and lists it first where there is no offer', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    const headings = async (words: string) => {
      await page.goto(`${site.address}/search?q=${encodeURIComponent(words)}`);
      return await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    };
    const found = await headings('matagouri');
    expect(found.slice(0, 2)).toEqual(['Also found', 'Offers']);
    expect(found.at(-1)).toMatch(/^Funds/);
    const others = await headings('visa');
    expect(others[0]).toMatch(/^Blog/);
    expect(others.at(-1)).toBe('Offers');
    await page.getByRole('main').getByRole('link', { name: 'Active Investor Plus visa guide' }).waitFor();
    await page.context().close();
  });

  it('on the search page begins each page of its list at the top', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/search?q=${encodeURIComponent('property or private credit')}`);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2/);
    const list = page.getByRole('region', { name: 'Offers, page 2' });
    await expect.poll(() => list.evaluate((it) => it === document.activeElement)).toBe(true);
    const top = await list.evaluate((it) => it.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(-1);
    expect(top).toBeLessThan(200);
    await page.context().close();
  });

  it('that leaves something out is not its opposite, and the page says so', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    const found = async (words: string) => {
      await page.goto(`${site.address}/search?q=${encodeURIComponent(words)}`);
      return (await names(page)).sort();
    };
    expect(await found('quarterly, no private credit, under $1 trillion')).toEqual(await found('quarterly'));
    await found('quarterly, no private credit, under $1 trillion');
    await page.getByText('“no private credit” is not used. A search cannot leave anything out.').waitFor();
    await page.getByText('“under $1 trillion” is not used. We could not read this amount.').waitFor();
    expect(await page.getByText('Used as filters:').textContent()).toContain('“quarterly”');
    await page.context().close();
  });

  it('on the search page says which order it uses, what is not used and why, and when nothing matches', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    const search = (words: string) => page.goto(`${site.address}/search?q=${encodeURIComponent(words)}`);
    await search('monthly income, lowest minimum, safe, in USD');
    await page.getByText('Used as the order: “lowest minimum” (Lowest minimum).').waitFor();
    await page.getByText('“safe” is not used. We do not rate offers.').waitFor();
    await page.getByText('“USD” is not used. There is no filter for a currency.').waitFor();
    const minimums = site.directory.offers.filter(
      ({ is_active, distribution }) => is_active && distribution === 'monthly',
    );
    expect((await names(page)).sort()).toEqual(minimums.map(({ name }) => name).sort());
    await search('100k');
    await page.getByText('For all minimums up to $100K, write “up to $100K”.').waitFor();
    await search('🐑🐑');
    await page.getByText('Nothing in the directory matches these words').waitFor();
    expect(await names(page)).toEqual([]);
    expect(await page.getByText(/No offer|Nothing/).count()).toBe(1);
    for (const path of ['/search', '/offers']) {
      await page.goto(`${site.address}${path}?q=${'x'.repeat(300)}`);
      await page.getByText('Search for at most 200 characters.').waitFor();
    }
    expect((await names(page)).length).toBeGreaterThan(0);
    await page.context().close();
  });

  it('in the search box loses a part with its words, and says when nothing fits', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, site.address);
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: 'Search the directory' });
    await box.fill('forestry in Auckland, monthly under 30k');
    const note = page.getByText('The nearest filter is Up to $30,000. It also shows exactly $30K.');
    await note.waitFor();
    await page.getByText('No offer matches all of this.').waitFor();
    await page.getByRole('button', { name: 'Remove Location: Auckland' }).click();
    await expect.poll(() => box.inputValue()).toBe('forestry, monthly under 30k');
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);

    // What is found for other words stays as it is until the answer to the new ones is there.
    const shown = 'forestry, monthly under 30k';
    const all = (words: string) => page.getByRole('option', { name: `All results for “${words}”` });
    await all(shown).waitFor();
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const asked = page.waitForRequest((request) => /[?&]q=solar/.test(request.url()));
    await page.route(/[?&]q=solar/, (route) => held.then(() => route.continue()));
    await box.fill('solar');
    await asked;
    expect(await all('solar').count()).toBe(0);
    expect(await all(shown).getAttribute('href')).toContain('forestry');
    go();
    await all('solar').waitFor();
    await page.context().close();
  });
});

describe('what the browser keeps', () => {
  it.each(['localStorage', 'sessionStorage', 'cookie'] as const)(
    'is looked at after each journey: a key that /privacy does not list is found in %s',
    async (place) => {
      await expect(closeWithSpy(place)).rejects.toThrow('spy');
    },
  );

  it('moves to another browser in one file, and is cleared by one button', async () => {
    const first = await openPage(browser);
    await byWordsAlone(first.page);
    await gotoLive(first.page, `${site.address}/watchlist`);
    await first.page.getByRole('button', { name: 'Switch between light and dark' }).first().click();
    const waiting = first.page.waitForEvent('download');
    await first.page.getByRole('button', { name: 'Save to a file' }).click();
    const file = await (await waiting).path();

    const second = await openPage(browser);
    await gotoLive(second.page, `${site.address}/watchlist`);
    await second.page.getByRole('button', { name: 'Load from a file' }).waitFor();
    await second.page.getByLabel('File to load').setInputFiles(file);
    await second.page.getByText(/^Loaded in place of what this browser had/).waitFor();
    const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
    expect([await theme(first.page), await theme(second.page)]).toEqual(['dark', 'dark']);
    for (const key of ['tussock_watchlist', 'tussock_comparison', 'tussock_saved_searches'])
      expect((await stored(second.page, key)).length).toBe((await stored(first.page, key)).length);
    // The offer and the search; the tray of the comparison has its own.
    const main = second.page.getByRole('main');
    await expect.poll(() => main.getByRole('button', { name: /^Remove / }).count()).toBe(2);

    await gotoLive(second.page, `${site.address}/privacy`);
    const listed = await second.page.locator('td code').allTextContents();
    const kept = await second.page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect(listed).toEqual(expect.arrayContaining(kept));
    expect(kept.length).toBeGreaterThan(3);
    // The button that is pressed goes; who uses a keyboard goes on from what takes its place.
    const focused = () => second.page.evaluate(() => document.activeElement?.textContent?.trim());
    const clear = second.page.getByRole('button', { name: 'Clear everything this browser keeps' });
    await clear.click();
    expect(await focused()).toMatch(/^This removes everything/);
    await second.page.getByRole('button', { name: 'Cancel' }).click();
    expect(await focused()).toMatch(/^Clear everything/);
    await clear.click();
    await second.page.getByRole('button', { name: 'Remove everything' }).click();
    await second.page.getByText('Done. This browser no longer keeps anything for this site.').waitFor();
    expect(await focused()).toMatch(/^Clear everything/);
    expect(await second.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await Promise.all([first, second].map(({ page }) => page.context().close()));
  });

  it('becomes a calendar in the browser, without a request', async () => {
    const { page } = await openPage(browser);
    const dated = site.directory.offers.find(
      ({ is_active, closes_on, status }) => is_active && status === 'Open' && (closes_on ?? '') > '2027',
    );
    // A calendar has only what is to come.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01') });
    await gotoLive(page, `${site.address}/offers/${dated?.slug}`);
    await page
      .getByRole('button', { name: /^Save to watchlist/ })
      .first()
      .click();
    await gotoLive(page, `${site.address}/watchlist`);
    await page.getByRole('button', { name: 'Download calendar' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Download calendar' }).isEnabled()).toBe(true);
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    // Scripts of links in sight are still loaded then.
    await quiet(page);
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith('http') && asked.push(request.url()));
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download calendar' }).click();
    const text = readFileSync(await (await waiting).path(), 'utf8');
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(event && new ICAL.Event(event).startDate.toString()).toBe(dated?.closes_on);
    expect(asked).toEqual([]);
    await page.context().close();
  });
});
