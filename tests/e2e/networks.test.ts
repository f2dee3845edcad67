import type { Browser, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { holdRequests } from '../support/hold-requests';
import { quiet } from '../support/quiet';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

const path = (page: Page) => new URL(page.url()).pathname;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const alerts = (page: Page) => page.getByRole('alert');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

async function openAt(address: string) {
  const { page } = await openPage(browser);
  await gotoLive(page, site.address + address);
  // What loads after hydration has come.
  await quiet(page);
  return page;
}

/** What a browser says of things that moved; TypeScript does not know it. */
type Shift = { sources: { node: Node | null }[] };

/** The documents that the browser loads from now on. */
function documentsOf(page: Page): Request[] {
  const loads: Request[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request));
  return loads;
}

/** Answers with a failure until it is mended; counts what was asked. */
async function breakReads(page: Page, addresses: string, status = 503, json: object = {}) {
  const broken = { asked: 0, mend: () => page.unroute(addresses) };
  await page.route(addresses, (route) => {
    broken.asked += 1;
    return route.fulfill({ status, json });
  });
  return broken;
}

describe('a link without a network', () => {
  it('leaves the page, says so, and is followed when it is tried again', async () => {
    const page = await openAt('/about');
    const loads = documentsOf(page);
    await page.context().setOffline(true);
    await follow(page, 'FAQ');
    await alerts(page).getByText('Your device is offline.').waitFor();
    expect([path(page), await focused(page)]).toEqual(['/about', 'FAQ']);
    await tryAgain(page).click();
    await expect.poll(() => tryAgain(page).isEnabled()).toBe(true);
    expect(path(page)).toBe('/about');
    await page.context().setOffline(false);
    await alerts(page).getByText('The site did not answer.').waitFor();
    await tryAgain(page).click();
    await page.waitForURL('**/faq');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect([await alerts(page).count(), loads.length]).toEqual([0, 0]);
    await page.context().close();
  });

  it('whose script is there already leaves the page where its data is not', async () => {
    const page = await openAt('/offers');
    const [first, second] = [0, 1].map((at) => page.getByRole('article').nth(at).getByRole('link').first());
    await first?.click();
    await page.waitForURL('**/offers/*');
    await page.goBack();
    // The address is there before the page: the offers below the one that is left are links too.
    await page.getByRole('heading', { level: 1, name: 'Wholesale investment offers' }).waitFor();
    await page.context().setOffline(true);
    await second?.click();
    await alerts(page).getByText('We could not load the next page.').waitFor();
    expect(path(page)).toBe('/offers');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await alerts(page).count()).toBe(0);
    // The first one was read.
    await first?.click();
    await page.waitForURL('**/offers/*');
    await page.context().close();
  });

  it('of a mark leaves the page too', async () => {
    const page = await openAt('/offers');
    const loads = documentsOf(page);
    await page.context().setOffline(true);
    await page.locator('article a.mark').first().click();
    await alerts(page).getByText('We could not load the next page.').waitFor();
    expect([path(page), loads.length]).toEqual(['/offers', 0]);
    await page.context().close();
  });
});

it('the way back without a network leads to an explanation, and to the page when the network is back', async () => {
  const page = await openAt('/about');
  await follow(page, 'FAQ');
  await page.waitForURL('**/faq');
  // The document is loaded anew, without the script of the page before.
  await page.reload();
  await quiet(page);
  const loads = documentsOf(page);
  await page.context().setOffline(true);
  await page.evaluate(() => window.history.back());
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  const again = page.getByRole('button', { name: 'Load the page again' });
  await again.click();
  await expect.poll(() => again.getAttribute('aria-disabled')).toBe('false');
  expect([path(page), loads.length]).toEqual(['/about', 0]);
  await page.context().setOffline(false);
  await again.click();
  await page.getByRole('heading', { level: 1, name: 'About this directory' }).waitFor();
  await page.context().close();
});

describe('a list', () => {
  it('that cannot be read says so in the dialog of its filters, and is tried again there', async () => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await gotoLive(page, `${site.address}/offers`);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    const { mend } = await breakReads(page, '**/api/search?*');
    await dialog.getByRole('checkbox', { name: /^Forestry/ }).check();
    await dialog.getByRole('alert').getByText('We could not load the offers.').waitFor();
    await mend();
    await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
    await dialog.getByRole('button', { name: /^Show \d+ offers$/ }).waitFor();
    expect(await alerts(page).count()).toBe(0);
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.context().close();
  });

  it('that cannot be read keeps its filters and the focus, and shows its rows when the network is back', async () => {
    const page = await openAt('/offers');
    // An earlier test may have read the same list.
    const browserCache = await page.context().newCDPSession(page);
    await browserCache.send('Network.clearBrowserCache');
    await page.context().setOffline(true);
    const forestry = page.getByRole('checkbox', { name: /^Forestry/ });
    await forestry.check();
    await alerts(page).getByText('Your device is offline.').waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    expect(await forestry.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Remove Asset class: Forestry' }).waitFor();
    // What was read before is still there.
    await forestry.uncheck();
    await page.getByRole('article').first().waitFor();
    expect(await alerts(page).count()).toBe(0);
    await forestry.check();
    await alerts(page).waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^\d offers$/).waitFor();
    expect(await alerts(page).count()).toBe(0);
    await page.context().close();
  });

  it('that is tried again keeps the focus while it is tried, and then has it', async () => {
    const page = await openAt('/offers');
    const { asked, mend } = await breakReads(page, '**/api/search*');
    expect(asked).toBe(0);
    await page.getByRole('checkbox', { name: /^Forestry/ }).check();
    await tryAgain(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Trying…');
    await expect.poll(() => focused(page), { timeout: 10_000 }).toBe('Try again');
    await mend();
    await page.keyboard.press('Enter');
    await page.getByText(/^\d offers$/).waitFor();
    const region = page.getByRole('region', { name: 'Offers' });
    await expect.poll(() => region.evaluate((list) => list === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('that was asked too often says when to try again, also while it is tried', async () => {
    const page = await openAt('/offers');
    const hint = 'Please try again in 40 seconds.';
    await breakReads(page, '**/api/search*', 429, { message: 'Too many requests have come.', hint });
    await page.getByRole('checkbox', { name: /^Forestry/ }).check();
    const said = alerts(page).getByText(`Too many requests have come. ${hint}`);
    await said.waitFor();
    await page.route('**/api/search*', () => {});
    await tryAgain(page).click();
    await page.getByRole('button', { name: 'Trying…' }).waitFor();
    expect(await said.isVisible()).toBe(true);
    await page.context().close();
  });

  it('that is late says so, and not how many there were before', async () => {
    const page = await openAt('/offers');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/search*', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('checkbox', { name: /^Forestry/ }).check();
    await page.getByRole('status').getByText('Loading...').waitFor();
    release();
    await page.getByText(/^\d offers$/).waitFor();
    await page.context().close();
  });
});

describe('what was found for other words or filters is not said of those that are asked for', () => {
  it.each([
    ['nothing was found for the words', 'zzxyq', 'Nothing in the directory matches these words', 'forestry'],
    ['a sentence was read', 'quarterly+forest', 'Used as filters:', 'akeake'],
  ])('where %s before', async (_, before, said, words) => {
    const page = await openAt(`/search?q=${before}`);
    const old = page.getByText(said);
    await old.waitFor();
    const release = await holdRequests(page, '**/api/search*');
    const field = page.getByRole('main').getByRole('searchbox').first();
    await field.fill(words);
    await field.press('Enter');
    await page.waitForURL(`**/search?q=${words}`);
    expect(await old.count()).toBe(0);
    release();
    await page.getByRole('heading', { name: 'Offers', exact: true }).waitFor();
    expect(await old.count()).toBe(0);
    await page.context().close();
  });

  it('where no offer passed the filters before; the focus stays in the list', async () => {
    const page = await openAt('/offers?minimum_up_to=1');
    const nothing = page.getByText(/^No offer (matches all of this|is listed here)/);
    await nothing.waitFor();
    const release = await holdRequests(page, '**/api/search*');
    await page.getByRole('list', { name: 'Filters in use' }).getByRole('link').first().press('Enter');
    await page.waitForURL('**/offers');
    expect(await nothing.count()).toBe(0);
    release();
    await page.getByRole('article').first().waitFor();
    const region = page.getByRole('region', { name: 'Offers' });
    await expect.poll(() => region.evaluate((list) => list.contains(document.activeElement))).toBe(true);
    await page.context().close();
  });
});

it('a search is saved at once under the name of its page, also by a tab that is closed before what the list has is read', async () => {
  const page = await openAt('/secondary-market');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const other = await page.context().newPage();
  await gotoLive(other, `${site.address}/faq`);
  const release = await holdRequests(page, '**/api/search*');
  const save = async () => {
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByRole('link', { name: 'Search saved' }).waitFor();
    expect(await focused(page)).toContain('Search saved');
  };
  const saved = () =>
    other.evaluate(() => JSON.parse(localStorage.getItem('tussock_saved_searches') ?? '[]'));
  await save();
  await expect.poll(saved).toMatchObject([{ name: title, address: '/secondary-market', seen: [] }]);
  await page.getByRole('button', { name: 'Remove the saved search' }).click();
  await save();
  await follow(page, 'FAQ');
  await page.waitForURL('**/faq');
  release();
  const seen = async () => ((await saved()) as { seen: string[] }[]).map((search) => search.seen.length);
  await expect.poll(async () => (await seen())[0]).toBeGreaterThan(0);
  expect(await saved()).toMatchObject([{ name: title, address: '/secondary-market' }]);
  await gotoLive(page, `${site.address}/offers`);
  await quiet(page);
  await holdRequests(page, '**/api/search*');
  await save();
  await page.close();
  await expect.poll(seen).toHaveLength(2);
  await other.context().close();
});

it('home says of each section that it could not be read, logs it, and shows it when it is tried again', async () => {
  const page = await openAt('/terms');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const { mend } = await breakReads(page, '**/api/**', 500);
  await page.getByRole('link', { name: 'Tussock', exact: true }).first().click();
  await page.waitForURL(`${site.address}/`);
  const lost = alerts(page).getByText(/^We could not load/);
  // The newest offers are in two sections, from one read.
  const sections = [
    ...['the newest offers', 'the secondary market offers', 'the counts', 'the chart of open offers'],
    ...['the newest offers', 'the platforms', 'the providers', 'the blog'],
  ];
  expect(await lost.allTextContents()).toEqual(sections.map((what) => `We could not load ${what}.`));
  for (const what of sections)
    expect(logged.some((line) => line.startsWith(`Could not load ${what}`))).toBe(true);
  await mend();
  while ((await lost.count()) > 0) {
    const left = await lost.count();
    await tryAgain(page).first().click();
    await expect.poll(() => lost.count()).toBeLessThan(left);
  }
  await page.getByRole('heading', { name: 'On the secondary market' }).waitFor();
  await page.getByRole('heading', { name: 'Open now' }).waitFor();
  expect(await page.getByRole('definition').getByText('...').count()).toBe(0);
  await page.context().close();
});

it('a watchlist that cannot be read does not say that nothing changed; once read, it has the focus', async () => {
  const page = await openAt('/offers');
  await page
    .getByRole('button', { name: /^Save to watchlist/ })
    .first()
    .click();
  const { mend } = await breakReads(page, '**/api/offers/*');
  await page.goto(`${site.address}/watchlist`);
  await tryAgain(page).waitFor();
  const count = page.getByRole('status').getByText('1 offer');
  expect(await count.textContent()).toBe('1 offer');
  await mend();
  await tryAgain(page).focus();
  await page.keyboard.press('Enter');
  await page.getByText('nothing changed').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('watchlist');
  await page.context().close();
});

it('a watchlist that is being read has no files yet: they would say of an offer on its way that it could not be read', async () => {
  const page = await openAt('/offers');
  await page
    .getByRole('button', { name: /^Save to watchlist/ })
    .first()
    .click();
  const release = await holdRequests(page, '**/api/offers/*');
  await page.goto(`${site.address}/watchlist`);
  await page.getByRole('status').getByText('1 offer').waitFor();
  const files = page.getByRole('button', { name: /^Download / });
  expect(await files.count()).toBe(0);
  await release();
  await page.getByText('nothing changed').waitFor();
  expect(await Promise.all((await files.all()).map((file) => file.isEnabled()))).toEqual([true, true]);
  await page.context().close();
});

it.each([390, 1280])('nothing on a watchlist moves as what it has comes, at %i pixels', async (width) => {
  const { page } = await openPage(browser, { viewport: { width, height: 900 } });
  const watched = site.directory.offers.filter((offer) => offer.is_active).slice(0, 3);
  const saved = [
    ...[{ address: '/offers?aip=true', name: 'AIP', params: 'aip=true', seen: [], seen_on: '2026-01-02' }],
    ...[{ address: '/offers', name: 'All', params: '', seen: [], seen_on: '2026-01-02' }],
  ];
  await page.addInitScript(
    ([offers = '', searches = '']) => {
      localStorage.setItem('tussock_watchlist', offers);
      localStorage.setItem('tussock_saved_searches', searches);
    },
    [
      JSON.stringify(watched.map(({ id, slug, name }) => ({ id, slug, name, seen_in: 0 }))),
      JSON.stringify(saved.map((search) => ({ version: 3, ...search }))),
    ],
  );
  const held = [/\/api\/offers\//, /\/api\/search/, /\/api\/changes/, /money-and-time/];
  const releases = await Promise.all(held.map((address) => holdRequests(page, address)));
  await page.goto(`${site.address}/watchlist`);
  await page.getByRole('status').getByText('3 offers').waitFor();
  const moved = await page.evaluateHandle(async () => {
    await document.fonts.ready;
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & Shift)[])
        moved.push(...sources.map(({ node }) => node?.textContent ?? ''));
    }).observe({ type: 'layout-shift' });
    return moved;
  });
  for (const [at, release] of releases.entries()) {
    // The script of the charts comes last.
    if (at === releases.length - 1) await page.getByRole('article').first().waitFor();
    const came = page.waitForResponse(held[at] as RegExp);
    release();
    await came;
  }
  await page.getByRole('heading', { name: 'Money and time' }).waitFor();
  await page.getByRole('button', { name: 'Load from a file' }).waitFor();
  await page
    .getByText(/ new since 2 January 2026/)
    .first()
    .waitFor();
  expect(await moved.jsonValue()).toEqual([]);
  await page.context().close();
});

it('a comparison that cannot look for offers says so, and not that there are none', async () => {
  const page = await openAt('/compare');
  const found = page.getByRole('status').getByText(/offers? to add$/);
  await page.context().setOffline(true);
  await page.getByRole('searchbox', { name: 'Name, provider or place' }).fill('forest');
  await alerts(page).getByText('We could not load the offers.').waitFor();
  expect(await found.count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: /^Add / }).first().waitFor();
  await found.waitFor({ state: 'attached' });
  expect(await alerts(page).count()).toBe(0);
  await page.context().close();
});

it('a comparison that waits for offers does not say that there are none', async () => {
  const page = await openAt('/compare');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route('**/api/search*', async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  const said = page.getByRole('status').filter({ hasText: /offers? to add$/ });
  await page.getByRole('searchbox', { name: 'Name, provider or place' }).fill('forest');
  await expect.poll(() => asked).toBe(1);
  // As long as an outcome has to last before it is said.
  await page.waitForTimeout(1_000);
  expect(await said.count()).toBe(0);
  release();
  await said.waitFor({ state: 'attached' });
  expect(await said.textContent()).not.toMatch(/^0/);
  await page.context().close();
});

it('a mark whose popover cannot be loaded leads to its entries', async () => {
  const page = await openAt('/offers/cambridge-equestrian-second-mortgage');
  const loads = documentsOf(page);
  await page.route('**/assets/mark-popover-*.js', (route) => route.abort());
  await page.locator('a.mark').first().click();
  await page.waitForURL(/#fact-/);
  expect([await alerts(page).count(), loads.length]).toEqual([0, 0]);
  await page.context().close();
});

it('where the client of the API is lost, links lead on by whole pages, and a list is read by the page anew', async () => {
  const { page } = await openPage(browser);
  // Each time: newer browsers ask for a lost module again.
  await page.route('**/assets/after-start-*.js', (route) => route.abort());
  await page.goto(`${site.address}/offers`);
  await page.getByRole('checkbox', { name: /^Forestry/ }).check();
  await alerts(page).getByText('We could not load the offers.').waitFor();
  await tryAgain(page).click();
  await page.getByText(/^\d offers$/).waitFor();
  const loads = documentsOf(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/offers/*');
  expect(loads.length).toBe(1);
  await page.context().close();
});

it.each([
  ['the first script', '**/assets/client-*.js'],
  ['the script of the page', '**/assets/report-*.js'],
])('a form whose scripts are lost says so, without %s', async (_, scripts) => {
  const { page } = await openPage(browser);
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${site.address}/report`, { waitUntil: 'load' });
  await page
    .getByText('The form needs JavaScript, which is off, did not load or is too new for this browser.')
    .waitFor();
  expect(await page.getByRole('button', { name: 'Send report' }).isVisible()).toBe(false);
  await page.context().close();
});

it('where the API knows no record of a link, as while it is older than the page, the link leads on by a whole page', async () => {
  const page = await openAt('/providers');
  const broken = await breakReads(page, '**/api/providers/*/page?*', 404, { code: 'not_found' });
  const loads = documentsOf(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Akeake Industrial', exact: true }).first();
  await link.click();
  await page.getByRole('heading', { name: 'Akeake Industrial', level: 1 }).waitFor();
  expect(broken.asked).toBeGreaterThan(0);
  expect([path(page), loads.length]).toEqual(['/providers/akeake-industrial', 1]);
  await page.context().close();
});

it('what was asked for without a network is loaded when it is back: the check of a form, the file of what is kept', async () => {
  const page = await openAt('/unlock');
  const sent: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request));
  await page.context().setOffline(true);
  await page.getByLabel('Name', { exact: true }).fill('Mere');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await alerts(page).getByText('Please enter an e-mail address').first().waitFor();
  expect(sent.map((request) => request.url()).filter((url) => url.includes('/submissions/'))).toEqual([]);
  await gotoLive(page, `${site.address}/privacy`);
  const save = page.getByRole('button', { name: 'Save to a file' });
  await save.waitFor();
  await page.context().setOffline(true);
  await save.click();
  await page.getByRole('status').getByText('A part of this page could not be loaded.').waitFor();
  await page.context().setOffline(false);
  const file = page.waitForEvent('download');
  await save.click();
  await file;
  await page.context().close();
});

it('the wholesale check keeps its answers without a network, and shows the result when it is back', async () => {
  const page = await openAt('/qualify');
  await page.context().setOffline(true);
  for (const answer of ['A person', 'No certificate', 'Yes']) {
    await page.getByRole('radio', { name: answer, exact: true }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.getByRole('status').getByText('Your device is offline.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 2, name: /likely meet/ }).waitFor();
  await page.context().close();
});

it('a list with twenty saved searches says why no more can be saved', async () => {
  const page = await openAt('/offers');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByText('Search saved').waitFor();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /saved/.test(name)) ?? '';
    const [one] = JSON.parse(localStorage.getItem(key) ?? '[]');
    const twenty = Array.from({ length: 20 }, (_, at) => ({ ...one, address: `/offers?q=kauri${at}` }));
    localStorage.setItem(key, JSON.stringify(twenty));
  });
  await page.reload();
  await page.getByText('You have saved 20 searches, which is the limit.').waitFor();
  expect(await page.getByRole('button', { name: 'Save this search' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Remove one first' }).click();
  await page.waitForURL('**/watchlist');
  await page.context().close();
});
