import { addressOf } from '@tussock/core/identifier/identifier';
import type { LeftAfter } from '@tussock/core/return/left-after';
import { spanText } from '@tussock/core/return/span';
import type { Browser, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { LOOKS } from '../support/looks';
import { quiet } from '../support/quiet';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

const KEY = 'tussock_situation';
const EARNER = { version: 1, kind: 'person', person_rate: 39, person_pir: 28 };
const html = async (path: string) => (await fetch(site.address + path)).text();

/** What the server works out for an offer at a position. */
async function leftOf(id: string, rate: string): Promise<LeftAfter | undefined> {
  for (let page = 1; page < 10; page += 1) {
    const answer = await fetch(`${site.address}/api/search?rate=${rate}&limit=100&page=${page}`);
    const { data } = (await answer.json()) as { data: { id: string; left_after: LeftAfter }[] };
    const found = data.find((offer) => offer.id === id);
    if (found || data.length === 0) return found?.left_after;
  }
  return undefined;
}

/** A page of a browser that has a situation stored. */
async function openWith(situation: object, options = {}) {
  const opened = await openPage(browser, options);
  await opened.page.addInitScript(
    ([key, text]) => {
      if (window.name === 'given') return;
      window.name = 'given';
      localStorage.setItem(key as string, text as string);
    },
    [KEY, JSON.stringify(situation)],
  );
  return opened;
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const choose = (page: Page, group: RegExp, choice: RegExp) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: choice }).check();
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^My situation/ });
const inSituation = (page: Page) => page.getByRole('region', { name: 'In my situation' });
const openOffers = () =>
  site.directory.offers.filter(
    (offer) => offer.is_active && !offer.is_exclusive && offer.status === 'Open' && offer.target_return_max,
  );
const isPie = ({ tax_structure }: { tax_structure: string | null }) => tax_structure === 'pie';

describe('what a visitor enters', () => {
  it('gives a rate and a PIR, stays in the browser, and is cleared by one button', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/my-situation`);
    await choose(page, /^Who would invest/, /^A person/);
    await choose(page, /^Your tax rate/, /^Work it out/);
    await field(page, 'Taxable income this year').fill('200,000');
    await choose(page, /^Your prescribed investor rate/, /^Work it out/);
    await field(page, 'Last year: taxable income').fill('50000');
    await field(page, 'Last year: PIE income').fill('20k');
    await field(page, 'Year before: taxable income').fill('60000');
    const position = page.getByRole('region', { name: 'Your tax position' });
    await expect.poll(() => position.getByRole('heading').textContent()).toBe('Person taxed at 39%');
    // 50,000 and 20,000 in a PIE give 17.5% by the first year: $82.50 of $100 against $61.
    expect(await position.innerText()).toMatch(/In a PIE at 17.5%\s+\$82\.50\s+Held directly at 39%\s+\$61/);
    await expect.poll(() => header(page).innerText()).toContain('39%');

    await page.reload();
    await expect.poll(() => field(page, 'Last year: PIE income').inputValue()).toBe('20,000');
    const stored = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? '');
    expect(stored).toMatchObject({ version: 1, kind: 'person', income: 200_000, last_pie: 20_000 });

    await page.getByRole('button', { name: 'Clear my situation' }).click();
    await expect.poll(() => position.getByRole('heading').textContent()).toBe('No tax position yet');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect.poll(() => header(page).innerText()).not.toContain('39%');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is shown by the pages of other tabs, and gone from them when it is cleared', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers`);
    const other = await page.context().newPage();
    await gotoLive(other, `${site.address}/my-situation`);
    await choose(other, /^Who would invest/, /^A company/);
    await expect.poll(() => header(page).innerText()).toContain('28%');
    await page.getByRole('link', { name: /^Show what is left/ }).waitFor();
    await other.getByRole('button', { name: 'Clear my situation' }).click();
    await expect.poll(() => header(page).innerText()).not.toContain('28%');
    expect(await page.getByRole('link', { name: /^Show what is left/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('stored or cleared while the browser kept a page in its memory is that of the page that comes back', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers`);
    // The browser of the tests keeps no page: the event of the way back is made here.
    const comeBack = (stored: object | null) =>
      page.evaluate(
        ([key, text]) => {
          if (text) localStorage.setItem(key as string, text);
          else localStorage.removeItem(key as string);
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        },
        [KEY, stored && JSON.stringify(stored)],
      );
    const own = page.getByRole('link', { name: /^Show what is left/ });
    await comeBack(EARNER);
    await own.waitFor();
    await comeBack(null);
    await own.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('html[data-situation]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('cannot be read: the page is as for somebody new', async () => {
    const { page, complaints } = await openWith(['not', 'a situation']);
    await gotoLive(page, `${site.address}/my-situation`);
    await expect.poll(() => page.getByRole('radio', { name: /^A person/ }).isChecked()).toBe(false);
    expect(await page.getByRole('button', { name: 'Clear my situation' }).isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each(LOOKS)(
    'is accessible in $colorScheme at $width pixels, as is what it shows elsewhere',
    {
      timeout: 240_000,
    },
    async ({ colorScheme, width }) => {
      const finding = { person_rate: 'find', income: 90_000, person_pir: 'find', last_taxable: 9_000 };
      const { page } = await openWith(
        { ...EARNER, ...finding, before_taxable: 9_000, amount: 250_000, aip_category: 'growth' },
        { colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' },
      );
      await gotoLive(page, `${site.address}/my-situation`);
      await page.getByText('Your PIR is').waitFor();
      expect(await violationsOf(page, 'form')).toEqual([]);
      await gotoLive(page, `${site.address}/offers?rate=person-33&layout=table`);
      await page.getByText('PIE offers are at 28% here').waitFor();
      expect(await violationsOf(page, 'table')).toEqual([]);
      const pie = openOffers().find(isPie);
      if (!pie) throw new Error('the sample has no PIE');
      await gotoLive(page, `${site.address}/offers/${addressOf(pie)}`);
      await inSituation(page).waitFor();
      expect(await violationsOf(page, 'offer')).toEqual([]);
      await page.context().close();
    },
  );

  it('has no place under /unlock', async () => {
    const { page } = await openWith(EARNER);
    await gotoLive(page, `${site.address}/unlock`);
    expect(await header(page).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'My situation' }).count()).toBe(0);
    await page.context().close();
  });

  it('is in the menu of a phone', async () => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await gotoLive(page, site.address);
    await page.locator('summary', { hasText: 'Menu' }).tap();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'My situation', exact: true })
      .tap();
    await page.waitForURL('**/my-situation');
    await page.context().close();
  });
});

describe('the promise that only the tax position leaves the browser', () => {
  it('holds in every request while a situation is entered and used', async () => {
    const { page } = await openPage(browser);
    const requests: Request[] = [];
    page.context().on('request', (request) => requests.push(request));
    const pie = openOffers().find(isPie);
    const other = openOffers().find((offer) => !isPie(offer));
    if (!pie || !other) throw new Error('the sample has too few offers');

    await gotoLive(page, `${site.address}/my-situation`);
    await choose(page, /^Who would invest/, /^A person/);
    await choose(page, /^Your tax rate/, /^Work it out/);
    await field(page, 'Taxable income this year').fill('123457');
    await choose(page, /^Your prescribed investor rate/, /^Work it out/);
    await field(page, 'Last year: taxable income').fill('51239');
    await field(page, 'Last year: PIE income').fill('1237');
    await field(page, 'Year before: taxable income').fill('98563');
    await field(page, 'Amount for one offer').fill('763451');
    await choose(page, /^Active Investor Plus/, /^Balanced/);
    await page.getByRole('link', { name: 'Show offers at this position' }).click();
    await page.waitForURL('**/offers?rate=person-33');
    await page.getByRole('link', { name: 'Sort by what is left' }).click();
    await page.waitForURL(/sort=left_after/);
    await page.getByRole('link', { name: 'Table' }).click();
    await page.getByRole('columnheader', { name: 'Left after tax', exact: true }).waitFor();
    await page.getByRole('region', { name: 'Table of offers' }).getByRole('rowheader').first().click();
    await gotoLive(page, `${site.address}/offers/${addressOf(pie)}`);
    await inSituation(page).waitFor();
    await page
      .getByRole('button', { name: `Compare ${pie.name}` })
      .first()
      .click();
    await page
      .getByRole('button', { name: `Save to watchlist ${pie.name}` })
      .first()
      .click();
    await gotoLive(page, `${site.address}/compare`);
    await page.getByRole('row', { name: /^Left after tax/ }).waitFor();
    await gotoLive(page, `${site.address}/compare?offers=${addressOf(pie)},${addressOf(other)}`);
    await page.getByRole('row', { name: /^Left after tax/ }).waitFor();
    await gotoLive(page, `${site.address}/watchlist`);
    await page.getByText('Left after fees and tax').waitFor();
    await quiet(page);

    const sent = await Promise.all(
      requests.map(async (request) =>
        [request.url(), JSON.stringify(await request.allHeaders()), request.postData() ?? ''].join('\n'),
      ),
    );
    expect(sent.length).toBeGreaterThan(30);
    // The list and its order ask with it; no referrer repeats it.
    expect(sent.filter((text) => text.includes('rate=person-33')).length).toBeGreaterThan(1);
    const entered = /123457|123,457|51239|1237|98563|763451|763,451|balanced|tussock_situation|person|pir/i;
    const leaked = sent
      // The position is all that may be sent; an offer of the sample may have the same letters in its address.
      .map((text) => text.replaceAll('rate=person-33', '').replaceAll(/\/[\w-]*pir[\w-]*/gi, ''))
      // A date, and the server's own hash of a page, can hold the same letters by chance.
      .filter((text) => entered.test(text.replaceAll(/"(?:date|if-none-match)":"(?:[^"\\]|\\.)*"/g, '')));
    expect(leaked).toEqual([]);
    await page.context().close();
  });
});

describe('a visitor without a situation', () => {
  it('gets the same pages and scripts as before, and nothing about a tax position', async () => {
    const [offer] = openOffers();
    if (!offer) throw new Error('the sample has no open offer');
    const compare = `/compare?offers=${addressOf(offer)}`;
    for (const path of ['/offers', `/offers/${addressOf(offer)}`, compare, '/watchlist']) {
      const { page } = await openPage(browser);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
      await gotoLive(page, site.address + path);
      await quiet(page);
      expect(await page.getByRole('main').innerText()).not.toMatch(/my (tax )?rate|my situation/i);
      expect(await inSituation(page).count()).toBe(0);
      expect(scripts.filter((path) => /situation|own-(rate|left|start)|aip-words/.test(path))).toEqual([]);
      await page.context().close();
    }
  });

  it('gets the same page for a rate that is none of the listed ones as without one, and a notice', async () => {
    // The text of the page: the notice brings a line of the stylesheet with it.
    const textOf = async (path: string) => (await html(path)).replace(/<style>.*?<\/style>/s, '');
    const notice =
      /<p [^>]*>This address has a value that we don’t know for <!-- -->tax position<!-- -->\. The list ignores it\.<\/p>/;
    for (const path of ['/offers', '/opportunities/pie-funds', '/secondary-market']) {
      const without = await html(path);
      const unknown = await textOf(`${path}?rate=person-34`);
      expect(unknown).toMatch(notice);
      expect(unknown.replace(notice, '')).toBe(await textOf(path));
      expect(await html(`${path}?amount=250000`)).toBe(without);
      expect(without).not.toContain('Left after');
      expect(await html(`${path}?rate=person-33`)).not.toBe(without);
    }
  });

  it('sees the position by name in an address that somebody shared, without scripts', async () => {
    const text = (await html('/offers?rate=trust-39')).replaceAll('<!-- -->', '');
    expect(text).toContain('Trust taxed at 39%');
    expect(text).toContain('Left after fees and tax');
  });
});

describe('a table of what is left', () => {
  it('fits its box on a wide screen, heads every row truly and cuts no unit, with rows of one height and two lines', async () => {
    const { page, complaints } = await openWith(EARNER, { viewport: { width: 1440, height: 900 } });
    const counted = new Set<string | undefined>();
    for (const at of [1, 2, 3]) {
      await page.goto(`${site.address}/offers?layout=table&rate=person-39&page=${at}`);
      const box = page.getByRole('region', { name: 'Table of offers' });
      await box.waitFor();
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect((await box.locator('thead').innerText()).toLowerCase()).toContain('left after tax');
      const rows = await box.locator('tr:has(> th[scope=row])').evaluateAll((all) =>
        all.map((row) => {
          const below = [...row.querySelectorAll('td > small')];
          // A mark hangs over the edge of its words, into the space between columns.
          const hangs = (each: Element) => (each.querySelector(':scope > .mark') ? 20 : 0);
          return {
            height: row.getBoundingClientRect().height,
            left: row.querySelector('td:nth-last-child(2)')?.textContent ?? '',
            cut: below
              .filter(
                (each) =>
                  each.scrollWidth > each.clientWidth + hangs(each) ||
                  each.scrollHeight > each.clientHeight + 6,
              )
              .map((each) => each.textContent),
            // One line below a figure; two where the words are all there is.
            long: below
              .filter(
                (each) =>
                  each.clientHeight >
                  (each.previousElementSibling?.matches('.sr-only:first-child') ? 30 : 16),
              )
              .map((each) => each.textContent),
          };
        }),
      );
      const classes = box.locator('.cut:has(> .tone)');
      const cutClasses = await classes.evaluateAll((all) =>
        all
          .filter((each) => each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect(cutClasses).toEqual([]);
      expect(new Set(rows.map(({ height }) => height))).toEqual(new Set([48]));
      expect(rows.flatMap(({ cut, long }) => [...cut, ...long])).toEqual([]);
      for (const { left } of rows) {
        expect(left).toMatch(/^Not worked out|% a year(After|Fees|No fee)/);
        counted.add(/year(\w+ \w+)/.exec(left)?.[1]);
      }
    }
    expect(counted.size).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a visitor with a situation', () => {
  it('sees in the browser what the server works out for the same position', async () => {
    const charging = openOffers().filter(({ entry_fee }) => entry_fee);
    const offers = [charging.find(isPie), charging.find((each) => !isPie(each))];
    for (const offer of offers) {
      if (!offer) throw new Error('the sample has too few offers');
      const expected = await leftOf(offer.id, 'person-39');
      const { page, complaints } = await openWith({ ...EARNER, amount: 250_000 });
      await gotoLive(page, `${site.address}/offers/${addressOf(offer)}`);
      await inSituation(page).waitFor();
      const shown = await inSituation(page).innerText();
      expect(expected?.computed).toBe(true);
      if (expected?.computed) expect(shown).toContain(`${spanText(expected)} a year`);
      expect(shown.includes('This return in the PIE')).toBe(isPie(offer));
      const steps = page.getByRole('region', { name: 'After fees and tax' });
      await steps.getByText('Starts at your tax position').waitFor();
      if (expected?.computed)
        await expect
          .poll(() =>
            steps
              .getByText(/^Left after/)
              .first()
              .innerText(),
          )
          .toContain(`: ${spanText(expected)} a year`);
      await page
        .getByRole('button', { name: `Save to watchlist ${offer.name}` })
        .first()
        .click();
      await gotoLive(page, `${site.address}/watchlist`);
      await page.getByText('Left after fees and tax').waitFor();
      if (expected?.computed)
        expect(await page.getByRole('article').innerText()).toContain(`${spanText(expected)} a year`);
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });

  it('is offered their own rate on a list, which puts it in the address', async () => {
    const { page } = await openWith(EARNER);
    await gotoLive(page, `${site.address}/offers?distribution=monthly`);
    await page.getByRole('link', { name: 'Show what is left at my rate (39%)' }).click();
    await page.waitForURL('**/offers?distribution=monthly&rate=person-39');
    await expect
      .poll(() => page.locator('article', { hasText: 'Left after fees and tax' }).count())
      .toBeGreaterThan(3);
    await page.getByRole('link', { name: 'Show without it' }).click();
    await page.waitForURL('**/offers?distribution=monthly');
    await page.context().close();
  });

  it('goes from the head of a comparison to what is left, its last lines', async () => {
    const offers = openOffers().slice(0, 3).map(addressOf).join();
    const { page } = await openWith(EARNER, { viewport: { width: 390, height: 844 } });
    await gotoLive(page, `${site.address}/compare?offers=${offers}`);
    const title = page.getByRole('rowheader', { name: 'In my situation: Person taxed at 39%' });
    await title.waitFor();
    const inSight = (name: string) =>
      page.getByRole('rowheader', { name }).evaluate((row) => {
        const { left, top, height } = row.getBoundingClientRect();
        return row.contains(document.elementFromPoint(left + 4, top + height / 2));
      });
    expect(await inSight('Left after tax')).toBe(false);
    await page.getByRole('link', { name: 'What is left at my rate' }).click();
    await expect.poll(() => inSight('In my situation: Person taxed at 39%')).toBe(true);
    expect(await inSight('Left after tax')).toBe(true);
    const [name] = await page.getByRole('columnheader').getByRole('link').all();
    expect(await name?.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(60);
    await page.context().close();
  });

  it('sees nothing move when what depends on them arrives', async () => {
    const pie = openOffers().find(isPie);
    if (!pie) throw new Error('the sample has no PIE');
    const comparison = `/compare?offers=${openOffers().slice(0, 3).map(addressOf).join()}`;
    const situation = { ...EARNER, amount: 250_000, aip_category: 'growth' };
    for (const viewport of [
      { width: 1440, height: 1000 },
      { width: 390, height: 844 },
    ]) {
      for (const [path, arrives, below] of [
        ['/offers', 'Show what is left at my rate', 'article'],
        ['/offers?rate=person-39', 'This is the position you entered under My situation', 'article'],
        [`/offers/${addressOf(pie)}`, 'Held directly at 39%', 'h2'],
        [comparison, 'What is left at my rate', 'table'],
      ] as const) {
        const { page } = await openWith(situation, { viewport });
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(
          /assets\/(own-rate|at-my-situation|aip-words|(to-)?situation-rows)/,
          async (route) => {
            await held;
            await route.continue();
          },
        );
        await gotoLive(page, site.address + path);
        await page.evaluate(() => document.fonts.ready);
        const topOf = () =>
          page
            .locator(`main ${below}`)
            .first()
            .evaluate((element) => element.getBoundingClientRect().top);
        const before = await topOf();
        expect(await page.getByText(arrives).count()).toBe(0);
        release();
        await page.getByText(arrives).first().waitFor();
        expect([path, viewport.width, await topOf()]).toEqual([path, viewport.width, before]);
        await page.context().close();
      }
    }
  });
});
