import { takesMoneyIn } from '@tussock/core/offer/status';
import type { Browser, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { quiet } from '../support/quiet';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

const newestActive = () =>
  site.directory.offers
    .filter((offer) => offer.is_active)
    .sort((a, b) =>
      a.created_at === b.created_at ? (a.id < b.id ? -1 : 1) : a.created_at < b.created_at ? 1 : -1,
    );

/** As pages list them: what takes money now before what does not. */
const openFirst = <Offer extends { status: string }>(offers: readonly Offer[]): Offer[] => {
  const takesMoney = takesMoneyIn(['Open', 'Closing soon']);
  return [...offers.filter(takesMoney), ...offers.filter((offer) => !takesMoney(offer))];
};

describe('browsing', () => {
  it('shows the 25 newest open offers in the HTML of /offers, in the order of the API, without any script', async () => {
    const html = await (await fetch(`${site.address}/offers`)).text();
    const names = async (path: string) => {
      const { data } = (await (await fetch(site.address + path)).json()) as { data: { name: string }[] };
      return data.map(({ name }) => name);
    };
    const firstOf = (offers: { name: string }[]) => offers.slice(0, 25).map(({ name }) => name);
    expect(await names('/api/offers')).toEqual(firstOf(newestActive()));
    const listed = await names('/api/search?sort=newest&open_first=true&limit=25');
    expect(listed).toEqual(firstOf(openFirst(newestActive())));
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.setContent(html);
    const shown = await page.locator('article :is(h2, h3)').allTextContents();
    expect(shown).toEqual(listed);
    await page.context().close();
  });

  it('finds questions while one types, in a browser that lets the address be rewritten a hundred times', async () => {
    const { page, complaints } = await openPage(browser);
    await page.addInitScript(() => {
      let left = 100;
      const { replaceState } = history;
      history.replaceState = (...to) => {
        left -= 1;
        if (left < 0) throw new DOMException('Too many calls to replaceState', 'SecurityError');
        replaceState.apply(history, to);
      };
    });
    await gotoLive(page, `${site.address}/faq`);
    const box = page.getByRole('searchbox', { name: 'Search the questions' });
    const words = 'what is a wholesale investor in New Zealand '.repeat(3);
    await box.pressSequentially(words);
    expect(await box.inputValue()).toBe(words);
    await box.fill('wholesale');
    const found = page.getByRole('main').getByRole('status');
    const said = await found.textContent();
    expect(said).toMatch(/^\d+ questions? with these words$/);
    await page.waitForURL('**/faq?q=wholesale');
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
    await about.click();
    await page.waitForURL('**/about');
    await page.goBack();
    await expect.poll(() => found.textContent()).toBe(said);
    expect(await box.inputValue()).toBe('wholesale');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect.poll(() => box.inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('leads from home to the offers, a filter, an offer and back', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(site.address);
    await page.getByRole('link', { name: 'View live offers' }).click();
    await page.waitForURL('**/offers');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Wholesale investment offers');

    const forestry = openFirst(newestActive().filter((offer) => classOf(offer) === 'forestry'));
    await page.getByRole('checkbox', { name: /^Forestry/ }).check();
    await page.waitForURL('**/offers?asset_class=forestry');
    await expect
      .poll(() => page.locator('article :is(h2, h3)').allTextContents())
      .toEqual(forestry.slice(0, 25).map(({ name }) => name));
    expect(await page.getByRole('status').first().textContent()).toContain(`${forestry.length} offer`);

    const first = forestry[0];
    await page.getByRole('link', { name: first?.name ?? '', exact: true }).click();
    await page.waitForURL(`**/offers/${first?.slug}`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(first?.name);
    await page.goBack();
    await page.waitForURL('**/offers?asset_class=forestry');
    await expect.poll(() => page.locator('article :is(h2, h3)').count()).toBe(Math.min(25, forestry.length));
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('hydrates without asking the API again', async () => {
    const { page, complaints } = await openPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
    await page.goto(`${site.address}/offers?status=Open`);
    await quiet(page);
    expect(asked.filter((url) => !url.includes('/api/page-views'))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows a page whose script the browser holds already without an error of React', async () => {
    const { page, complaints } = await openPage(browser);
    const [offer] = openFirst(newestActive());
    await page.goto(`${site.address}/offers/${offer?.slug}`);
    await quiet(page);
    await page.goto(`${site.address}/offers`);
    await quiet(page);
    await page.getByRole('link', { name: offer?.name ?? '', exact: true }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(offer?.name);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['is blocked', (route: Route) => route.abort()],
    ['answers 404', (route: Route) => route.fulfill({ status: 404 })],
    ['answers 500', (route: Route) => route.fulfill({ status: 500 })],
  ])('reloads a page whose script %s once, and then leaves it as without scripts', async (_, fail) => {
    const { page } = await openPage(browser);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/assets/offers-*.js', fail);
    await page.goto(`${site.address}/offers`);
    await page.locator('html:not([data-js])').waitFor();
    // A loop would go on meanwhile.
    await page.waitForTimeout(1_500);
    expect(loads).toBe(2);
    expect(await page.getByRole('article').count()).toBeGreaterThan(5);
    await page.getByRole('checkbox', { name: /^Forestry/ }).check();
    await page.getByRole('button', { name: 'Show offers' }).click();
    await page.waitForURL(/asset_class=forestry/);
    await page.unroute('**/assets/offers-*.js');
    await page.reload();
    await page.locator('html[data-js]').waitFor();
    await page.getByRole('button', { name: 'Save this search' }).waitFor();
    await page.context().close();
  });

  it('leaves a list as without scripts in a browser that is older than its styles and scripts need', async () => {
    const { page } = await openPage(browser);
    await page.addInitScript('delete String.prototype.isWellFormed');
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(`${site.address}/offers`, { waitUntil: 'load' });
    await page.getByRole('checkbox', { name: /^Forestry/ }).check();
    await page.getByRole('button', { name: 'Show offers' }).click();
    await page.waitForURL(/asset_class=forestry/);
    await page.getByRole('link', { name: 'Unlock Now' }).first().click();
    await page.getByText('which is off, did not load or is too new for this browser.').waitFor();
    expect(scripts).toEqual([]);
    await page.context().close();
  });

  it('keeps dark mode across pages', async () => {
    const { page } = await openPage(browser, { colorScheme: 'light' });
    await page.goto(site.address);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe('rgb(251, 250, 246)');
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await paper()).toBe('rgb(15, 21, 18)');
    await page.goto(`${site.address}/offers`);
    expect(await paper()).toBe('rgb(15, 21, 18)');
    await page.context().close();
  });

  it('has one theme in every tab, the chosen one or, once it is cleared, that of the device', async () => {
    const { page } = await openPage(browser, { colorScheme: 'light' });
    await gotoLive(page, `${site.address}/about`);
    const other = await page.context().newPage();
    await gotoLive(other, `${site.address}/terms`);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await other.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect.poll(paper).toBe('rgb(15, 21, 18)');
    await other.evaluate(() => localStorage.clear());
    await expect.poll(paper).toBe('rgb(251, 250, 246)');
    await page.context().close();
  });

  it('opens a question again that is followed again', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/faq`);
    const question = page.locator('details.faq').first();
    const words = (await question.locator('summary').textContent()) ?? '';
    const follow = async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Search/ })
        .click();
      await page.getByRole('combobox', { name: 'Search the directory' }).fill(words);
      await page.getByRole('option', { name: words, exact: true }).click();
    };
    await follow();
    await expect.poll(() => question.getAttribute('open')).toBe('');
    await question.locator('summary').click();
    expect(await question.getAttribute('open')).toBeNull();
    await follow();
    await expect.poll(() => question.getAttribute('open')).toBe('');
    // A search that leaves it out gives way to the link.
    await page.getByRole('searchbox', { name: 'Search the questions' }).fill('spreadsheet');
    await expect.poll(() => page.locator('details.faq').count()).toBeLessThan(5);
    await page.waitForURL(({ search }) => search === '?q=spreadsheet');
    await page.evaluate(() => window.scrollTo(0, 0));
    await follow();
    await expect.poll(() => question.getAttribute('open')).toBe('');
    await expect
      .poll(() => question.evaluate((it) => Math.round(it.getBoundingClientRect().top)))
      .toBeLessThan(200);
    await page.context().close();
  });

  function classOf(offer: { fund_id: string | null; asset_class_id: string | null }): string | undefined {
    const fund = site.directory.funds.find(({ id }) => id === offer.fund_id);
    const id = fund?.asset_class_id ?? offer.asset_class_id;
    return site.directory.asset_classes.find((assetClass) => assetClass.id === id)?.slug;
  }
});
