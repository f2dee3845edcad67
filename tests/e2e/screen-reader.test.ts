import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { goOn } from '../support/fill';
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
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      isFocused: properties.some((one) => one.name === 'focused' && one.value.value === true),
      isAtomic: properties.some((one) => one.name === 'atomic' && one.value.value === true),
    }));
}

const namesOf = async (page: Page, role: string) =>
  (await told(page)).filter((node) => node.role === role).map(({ name }) => name);

const focusedIn = async (page: Page) => {
  const { role, name } = (await told(page)).filter(({ isFocused }) => isFocused).at(-1) ?? {};
  return [role, name];
};

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

it('who follows a link hears the name of the page that it led to', async () => {
  const { page } = await openPage(browser);
  await gotoLive(page, `${site.address}/about`);
  const follow = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');
  for (const [link, title] of [
    ['Track record', 'Track record'],
    ['Offers', 'Wholesale investment offers'],
  ] as const) {
    await follow(link);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => focusedIn(page)).toEqual(['main', title]);
  }
  await page.context().close();
});

it.each([
  ['/search?q=quarterly', 'Search for the words instead', '?q=%22quarterly%22', 'Search'],
  ['/search', '“private credit under 100k, quarterly”', '?q=private+credit', 'Search'],
  ['/blog?category=Tax', 'Show all', '', 'Blog'],
  ['/compare?offers=akeake-industrial-trust-units', 'My own list', '', 'Compare offers'],
])(
  'who follows a link of %s that is gone then, “%s”, hears which page they are on',
  async (from, name, to, title) => {
    const { page } = await openPage(browser);
    await gotoLive(page, site.address + from);
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await link.press('Enter');
    await page.waitForURL((url) => url.search.startsWith(to) && url.search !== new URL(from, url).search);
    await link.waitFor({ state: 'detached' });
    await expect.poll(() => focusedIn(page)).toEqual(['main', title]);
    await page.context().close();
  },
);

it('who takes an offer out of the comparison is told where the focus has gone', async () => {
  const { page } = await openPage(browser);
  const offers = site.directory.offers.filter(({ is_active }) => is_active).slice(0, 3);
  await page.addInitScript(
    (list) => localStorage.setItem('tussock_comparison', list),
    JSON.stringify(offers.map(({ id, slug, name }) => ({ id, slug, name }))),
  );
  await gotoLive(page, `${site.address}/compare`);
  const table = page.getByRole('region', { name: 'Comparison of offers' });
  await table.getByRole('button', { name: `Remove ${offers[1]?.name}` }).press('Enter');
  await expect.poll(() => table.getByRole('columnheader').count()).toBe(2);
  expect(await focusedIn(page)).toEqual(['region', 'Comparison of offers']);
  await page.context().close();
});

it('the summary of what is to be mended is read out once, and then only counts down', async () => {
  const { page } = await openPage(browser);
  await gotoLive(page, `${site.address}/apply`);
  await goOn(page);
  await page.getByRole('alert').waitFor();
  const alerts = (await told(page)).filter(({ role }) => role === 'alert');
  expect(alerts).toEqual([expect.objectContaining({ isAtomic: false })]);
  await page.context().close();
});

describe('an outcome', () => {
  const status = (page: Page) => page.locator('p.sr-only[role=status]');

  it('is announced where it changes, and is not there a second time for who reads on', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/portfolio-builder`);
    expect(await status(page).textContent()).toBe('');
    await page.getByRole('slider', { name: 'Property, slider' }).press('PageUp');
    await expect.poll(() => status(page).textContent()).toContain('Property');
    await expect.poll(() => status(page).textContent()).toBe('');
    await page.context().close();
  });

  it('of other words on the search page is told with its count, in a place that was there before', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/search`);
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the directory' });
    const said = await page.locator('main > p.sr-only[role=status]').elementHandle();
    const counted = page.getByRole('region', { name: 'Offers' }).getByRole('status').first();
    // The last words were searched before: their answer is there at once.
    for (const words of ['quarterly', 'forestry', 'quarterly']) {
      await field.fill(words);
      await field.press('Enter');
      await expect.poll(() => said?.textContent()).toMatch(new RegExp(`^\\d+ offers? .*for “${words}”$`));
      expect(await said?.textContent()).toContain(await counted.textContent());
      expect(await said?.evaluate((it) => it.isConnected)).toBe(true);
      expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
    }
    await page.context().close();
  });

  it('of a filter on the search page is told once, by the list that stays', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/search?q=private+credit+quarterly`);
    const counted = page.getByRole('region', { name: 'Offers' }).getByRole('status').first();
    const list = await counted.elementHandle();
    const before = await counted.textContent();
    await page
      .getByRole('link', { name: /^Remove.*Quarterly/ })
      .first()
      .click();
    await expect.poll(() => counted.textContent()).not.toBe(before);
    expect(await list?.evaluate((it) => it.isConnected)).toBe(true);
    const said = page.locator('main > p.sr-only[role=status]');
    // Longer than the pause before a text is announced.
    await page.waitForTimeout(1_000);
    expect(await said.textContent()).toBe('');
    await page.context().close();
  });

  it.each([
    [
      '/qualify',
      async (page: Page) => {
        for (const answer of ['A person', 'No certificate', 'No', 'No']) {
          await page.getByRole('radio', { name: answer, exact: true }).check();
          await goOn(page);
        }
        return page.getByLabel('Shares, listed or not');
      },
      [/^Financial products owned: \$280,000, \$720,000 short of \$1 million\./],
    ],
    [
      '/my-situation',
      async (page: Page) => {
        await page.getByRole('radio', { name: 'A person' }).check();
        const rate = page.getByRole('group', { name: /^Your tax rate/ });
        await rate.getByRole('radio', { name: 'Work it out' }).check();
        return page.getByRole('textbox', { name: /^Taxable income this year/ });
      },
      [/^The next dollar above \$280,000 is taxed at 39%\.$/, /^Person taxed at 39%\./],
    ],
  ] as const)(
    'of figures on %s is told once they are typed, and not at each key',
    async (path, open, told) => {
      const { page } = await openPage(browser);
      await gotoLive(page, site.address + path);
      const field = await open(page);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const spoken: string[] = [];
      await page.exposeFunction('speak', (text: string) => void (text && spoken.push(text)));
      await page.evaluate(() => {
        const speak = (window as unknown as { speak: (text: string) => void }).speak;
        new MutationObserver((changes) => {
          const regions = changes.map(({ target }) =>
            (target instanceof Element ? target : target.parentElement)?.closest('[role=status]'),
          );
          for (const region of new Set(regions)) if (region) speak(region.textContent ?? '');
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      });
      await field.pressSequentially('280000');
      // A region that comes with its text is a change of what is around it.
      const regions = () => page.getByRole('status').allTextContents();
      const written = (await regions()).join('');
      expect(spoken).toEqual([]);
      await page.clock.runFor(1_000);
      await expect.poll(() => spoken.length).toBe(told.length);
      for (const text of told) expect(spoken).toContainEqual(expect.stringMatching(text));
      expect(written).not.toContain('280,000');
      await page.context().close();
    },
  );

  it('of another kind is announced in the same place, since one that is new says nothing', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/pie-structure`);
    const first = await status(page).elementHandle();
    await page.getByRole('radio', { name: 'Non-resident' }).check();
    await expect.poll(() => first?.textContent()).toMatch(/a year/);
    expect(await first?.evaluate((it) => it.isConnected)).toBe(true);
    await page.context().close();
  });
});

it('who puts a table in another order by a heading is told which one it is in now', async () => {
  const { page } = await openPage(browser);
  await gotoLive(page, `${site.address}/offers?layout=table`);
  const table = page.getByRole('region', { name: 'Table of offers' });
  const said = table.getByRole('status');
  for (const [heading, order] of [
    ['Minimum', 'Lowest minimum'],
    ['Offer', 'Name'],
  ] as const) {
    const link = table.getByRole('columnheader', { name: new RegExp(`^${heading}`) }).getByRole('link');
    await link.press('Enter');
    await expect.poll(() => said.textContent()).toBe(`Sorted by ${order}`);
    expect(await link.evaluate((it) => it === document.activeElement)).toBe(true);
  }
  await page.context().close();
});

describe('a message that comes with its text is an alert, since a new status says nothing:', () => {
  const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();

  it('a fourth offer to compare', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers`);
    const compare = page.getByRole('button', { name: /^Compare / });
    for (let taken = 0; taken < 3; taken += 1) await compare.first().press('Enter');
    await compare.first().press('Enter');
    await alert(page, 'You can compare up to 3 offers. Remove one first.');
    await page.context().close();
  });

  it('a watchlist that the browser does not store', async () => {
    const { page } = await openPage(browser);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await gotoLive(page, `${site.address}/offers`);
    const save = page.getByRole('button', { name: /^Save to watchlist / });
    await save.first().press('Enter');
    await alert(page, 'Your browser does not let us store your watchlist');
    await page.context().close();
  });

  it('weights that cannot move', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/portfolio-builder`);
    const locks = page.getByRole('region', { name: 'Weights' }).getByRole('button', { name: /^Lock / });
    const all = await locks.count();
    expect(all).toBeGreaterThan(7);
    for (let locked = 0; locked < all - 1; locked += 1) await locks.nth(locked).press('Enter');
    await alert(page, 'Nothing can move while all classes but one are locked.');
    await page.context().close();
  });
});

describe('tables of texts', () => {
  it.each([
    '/pooled-vs-direct',
    '/guides/wholesale-investing-nz',
    '/guides/pie-partnership-company',
    '/pie-structure',
    '/asset-classes',
    '/methodology',
    '/privacy',
  ])('name each of their rows, and on a phone no column twice: %s', async (path) => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await gotoLive(page, site.address + path);
    const rows = page.locator('main .prose tbody tr');
    expect(await rows.count()).toBeGreaterThan(2);
    expect(await rows.filter({ hasNot: page.locator('> th[scope=row]') }).count()).toBe(0);
    const written = await page.locator('main td').allTextContents();
    const columns = await namesOf(page, 'columnheader');
    const begun = (cells: string[]) =>
      cells.filter((cell) => columns.some((column) => cell.startsWith(`${column} `)));
    const cells = await namesOf(page, 'cell');
    expect(cells.length).toBeGreaterThan(5);
    expect(begun(cells).length).toBe(begun(written).length);
    await page.context().close();
  });
});
