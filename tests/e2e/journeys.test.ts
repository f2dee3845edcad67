import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A busy machine may take a while to show what it will show. */
const open = (page: Page, path: string) => gotoLive(page, site.address + path);

const names = (page: Page) => page.locator('article :is(h2, h3)').allTextContents();
const shown = (page: Page) => async () => (await names(page)).sort();

/** What the data holds of private credit that pays quarterly, by the minimum. */
function wanted(below: number): string[] {
  const { offers, asset_classes, funds } = site.directory;
  const credit = asset_classes.find(({ slug }) => slug === 'private-credit')?.id;
  const classOf = (offer: (typeof offers)[number]) =>
    funds.find(({ id }) => id === offer.fund_id)?.asset_class_id ?? offer.asset_class_id;
  return offers
    .filter((offer) => offer.is_active && classOf(offer) === credit && offer.distribution === 'quarterly')
    .filter(({ minimum_investment: amount }) => amount !== null && amount > 0 && amount < below)
    .map(({ name }) => name)
    .sort();
}

const stored = (page: Page, key: string) =>
  page.evaluate(
    (name) => (JSON.parse(localStorage.getItem(name) ?? '[]') as { name: string }[]).map((row) => row.name),
    key,
  );

/** The offers that the comparison of the browser holds, in the columns of its page. */
const compared = (page: Page) =>
  page.getByRole('region', { name: 'Comparison of offers' }).getByRole('columnheader').getByRole('link');

describe('private credit, quarterly, under $50K: filter, compare three, save, come back', () => {
  it('on a phone', async () => {
    const { page, complaints } = await openPage(browser, PHONE);
    await open(page, '/offers');
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    for (const name of [/^Private credit/, /^Under \$50K/, /^Quarterly/])
      await sheet.getByRole('checkbox', { name }).check();
    const few = wanted(50_000);
    await sheet.getByRole('button', { name: `Show ${few.length} offers` }).tap();
    await expect.poll(shown(page)).toEqual(few);

    // Fewer than three: the next band of the minimum is added, and the offers are chosen from both.
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await sheet.getByRole('checkbox', { name: /^\$50K to under/ }).check();
    const more = wanted(100_000);
    expect(more.length).toBeGreaterThan(2);
    await sheet.getByRole('button', { name: `Show ${more.length} offers` }).tap();
    await expect.poll(shown(page)).toEqual(more);
    // Two bands are one filter and two chips: the button counts what is beside it.
    expect(await page.getByRole('button', { name: /^Filters/ }).textContent()).toBe('Filters(4)');
    const three = (await names(page)).slice(0, 3);
    for (const name of three) await page.getByRole('button', { name: `Compare ${name}`, exact: true }).tap();
    await page.getByRole('button', { name: `Save to watchlist ${three[0]}`, exact: true }).tap();
    await expect.poll(() => stored(page, 'tussock_comparison')).toEqual(three);
    await page.getByRole('link', { name: 'Compare', exact: true }).tap();
    await page.waitForURL('**/compare');
    await expect.poll(() => compared(page).allTextContents()).toEqual(three);

    // Back to the list, which is as it was left.
    await page.goBack();
    await expect.poll(shown(page)).toEqual(more);
    expect(new URL(page.url()).searchParams.getAll('min_investment')).toEqual(['50k-100k', 'under-50k']);
    const again = await page.context().newPage();
    await page.close();
    await gotoLive(again, `${site.address}/watchlist`);
    await expect.poll(() => names(again)).toEqual([three[0]]);
    await gotoLive(again, `${site.address}/compare`);
    await expect.poll(() => compared(again).allTextContents()).toEqual(three);
    expect(complaints).toEqual([]);
    await again.context().close();
  }, 180_000);

  it('by keyboard alone', async () => {
    const { page, complaints } = await openPage(browser);
    await open(page, '/offers');
    let stops = 0;
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        return element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
      });
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 200; presses += 1) {
        await page.keyboard.press('Tab');
        stops += 1;
        if (name.test((await focused()).trim())) return;
      }
      throw new Error(`Nothing called ${name} can be reached by Tab`);
    };
    const choices: [RegExp, RegExp][] = [
      [/^Private credit/, /asset_class=private-credit/],
      [/^Under \$50K/, /min_investment=under-50k/],
      [/^\$50K to under/, /min_investment=50k-100k/],
      [/^Quarterly/, /distribution=quarterly/],
    ];
    for (const [name, address] of choices) {
      await tabTo(name);
      await page.keyboard.press('Space');
      await page.waitForURL(address);
    }
    const more = wanted(100_000);
    await expect.poll(shown(page)).toEqual(more);
    const three = (await names(page)).slice(0, 3);
    // At the end of a filter in use.
    await tabTo(/^Skip to results/);
    await page.keyboard.press('Enter');
    for (const name of three) {
      if (name === three[0]) {
        await tabTo(/^Save to watchlist/);
        await page.keyboard.press('Enter');
      }
      await tabTo(/^Compare/);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => stored(page, 'tussock_comparison')).toEqual(three);
    await expect.poll(() => stored(page, 'tussock_watchlist')).toEqual([three[0]]);
    await tabTo(/^Compare$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/compare');
    await expect.poll(() => compared(page).allTextContents()).toEqual(three);
    await page.goBack();
    await expect.poll(shown(page)).toEqual(more);
    console.log(`The journey by keyboard alone: ${stops} tab stops`);
    expect(stops).toBeLessThanOrEqual(90);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 180_000);

  it('without scripts, as far as a form can: the filters, the offers, their pages and the way back', async () => {
    const { page } = await openPage(browser, { ...PHONE, javaScriptEnabled: false });
    await page.goto(`${site.address}/offers`);
    for (const name of [/^Private credit/, /^Under \$50K/, /^Quarterly/])
      await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: 'Show offers' }).tap();
    await page.waitForURL(/min_investment=under-50k/);
    const few = wanted(50_000);
    expect(await shown(page)()).toEqual(few);
    await page
      .locator('article')
      .getByRole('link', { name: few[0] ?? '', exact: true })
      .tap();
    await page.waitForURL('**/offers/*');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(few[0]);
    await page.goBack();
    await page.waitForURL(/min_investment=under-50k/);
    expect(await shown(page)()).toEqual(few);
    await page.getByRole('link', { name: /^Remove Minimum investment/ }).tap();
    await page.waitForURL((url) => !url.search.includes('min_investment'));
    expect((await names(page)).length).toBeGreaterThan(few.length);
    // The rest of a long filter is behind a link.
    const providers = page.getByRole('group', { name: 'Provider', exact: true });
    const before = await providers.getByRole('checkbox').count();
    await providers.getByRole('link', { name: /^Show \d+ more/ }).tap();
    await page.waitForURL(/unfold=provider/);
    expect(await providers.getByRole('checkbox').count()).toBeGreaterThan(before);
    await page.context().close();
  });
});

describe('a filter that is chosen', () => {
  const rows = (page: Page) =>
    page.locator('.filters').evaluate((form) =>
      [...form.querySelectorAll('summary, [open] label, [open] button')].map((row) => {
        const { top, left, height } = row.getBoundingClientRect();
        return [row.querySelector('input')?.value ?? row.tagName, Math.round(top), Math.round(left), height];
      }),
    );

  it.each([
    ['at the top', '/offers', /^Monthly/, /distribution=monthly/],
    ['far down, where few are left', '/offers', /^Very high/, /risk_rating=Very/],
    ['beside another', '/offers?asset_class=forestry', /^Property/, /asset_class=property/],
    ['that finds nothing', '/offers?asset_class=forestry', /^Under \$50K/, /min_investment/],
    ['of a list of firms', '/providers', /^Family Office/, /type=family-office/],
  ])('moves no row of the filters: %s', async (_, path, name, address) => {
    const { page } = await openPage(browser);
    await open(page, path);
    const box = page.locator('.filters').getByRole('checkbox', { name });
    await box.scrollIntoViewIfNeeded();
    for (const isChosen of [true, false]) {
      const [before, scrolled] = [await rows(page), await page.evaluate(() => scrollY)];
      await page.mouse.move(5, 5);
      await box.click();
      await expect.poll(() => address.test(page.url())).toBe(isChosen);
      await expect.poll(() => page.locator('section[aria-busy=true]').count()).toBe(0);
      expect(await rows(page)).toEqual(before);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    }
    await page.context().close();
  });
});

describe('a list on a small screen', () => {
  it('shows two whole offers in a screen', async () => {
    const { page } = await openPage(browser, PHONE);
    await open(page, '/offers');
    for (const at of [0, 1, 5, 10]) {
      await page
        .locator('article')
        .nth(at)
        .evaluate((card) => card.scrollIntoView());
      const whole = await page.evaluate(() => {
        const from = document.querySelector('.list-bar')?.getBoundingClientRect().bottom ?? 0;
        return [...document.querySelectorAll('article')].filter((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return top >= from - 1 && bottom <= innerHeight;
        }).length;
      });
      expect(whole, `from offer ${at}`).toBeGreaterThanOrEqual(2);
    }
    await page.context().close();
  });

  it('has its first offer whole in the first screen', async () => {
    const { page } = await openPage(browser, PHONE);
    await open(page, '/offers');
    const first = await page.locator('article').first().boundingBox();
    expect((first?.y ?? Number.NaN) + (first?.height ?? 0)).toBeLessThan(PHONE.viewport.height);
    await page.context().close();
  });

  it.each([
    ['/search?q=forestry', 'article dl'],
    ['/aip-eligible-funds', 'article'],
  ])('begins in the first screen also below what is said of it: %s', async (path, part) => {
    const { page } = await openPage(browser, PHONE);
    await open(page, path);
    const first = await page.locator(part).first().boundingBox();
    expect(first?.y).toBeLessThan(PHONE.viewport.height - 40);
    await page.context().close();
  });

  it('as a table shows the minimum and the target beside the names without scrolling aside', async () => {
    const { page } = await openPage(browser, PHONE);
    await open(page, '/offers?layout=table');
    const edges = await page
      .locator('.offer-table :is(thead, tbody tr:first-child) :is(th, td):nth-child(-n + 3)')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(edges).toHaveLength(6);
    expect(Math.max(...edges)).toBeLessThan(PHONE.viewport.width - 16);
    await page.context().close();
  });

  it('has count, filters, order and layouts in one row, also with filters in use', async () => {
    const { page } = await openPage(browser, PHONE);
    await open(page, '/offers?asset_class=private-credit&distribution=monthly');
    const rows = await page
      .locator('.list-bar :is([role=status], button[aria-haspopup], select, .layouts)')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      );
    expect(rows).toHaveLength(4);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(4);
    await page.context().close();
  });

  it.each([360, 390])('saves a search beside its field, and moves nothing: %d pixels wide', async (width) => {
    const { page } = await openPage(browser, { ...PHONE, viewport: { width, height: 844 } });
    await open(page, '/offers');
    const topOf = async (part: Locator) => (await part.first().boundingBox())?.y;
    const first = page.locator('article');
    const save = page.getByRole('button', { name: 'Save this search', exact: true });
    await save.waitFor();
    const before = await topOf(first);
    expect(await topOf(save)).toBe(await topOf(page.getByRole('searchbox', { name: 'Search these offers' })));
    await save.tap();
    await page.getByRole('link', { name: 'Search saved', exact: true }).waitFor();
    expect(await topOf(first)).toBe(before);
    await page.getByRole('button', { name: 'Remove the saved search', exact: true }).tap();
    await save.waitFor();
    expect(await topOf(first)).toBe(before);
    await page.context().close();
  });

  it.each([320, 390])('covers no fact of a card with a button: %d pixels wide', async (width) => {
    const { page } = await openPage(browser, { ...PHONE, viewport: { width, height: 844 } });
    const covered = () =>
      page.locator('article').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const buttons = [...card.querySelectorAll('button')].map((button) =>
            button.getBoundingClientRect(),
          );
          const texts = [...card.querySelectorAll('dt, dd')].map((fact) => {
            const range = document.createRange();
            range.selectNodeContents(fact);
            return { name: fact.textContent, box: range.getBoundingClientRect() };
          });
          return texts
            .filter(({ box }) =>
              buttons.some(
                (button) =>
                  button.left < box.right - 1 &&
                  button.right > box.left + 1 &&
                  button.top < box.bottom - 1 &&
                  button.bottom > box.top + 1,
              ),
            )
            .map(({ name }) => name);
        }),
      );
    await open(page, '/offers?asset_class=private-credit');
    const [first, second] = await names(page);
    for (const name of [first, second]) {
      await page.getByRole('button', { name: `Compare ${name}`, exact: true }).tap();
      await page.getByRole('button', { name: `Save to watchlist ${name}`, exact: true }).tap();
    }
    await expect.poll(() => page.getByRole('button', { pressed: true }).count()).toBe(4);
    expect(await covered()).toEqual([]);
    await open(page, '/watchlist');
    await expect.poll(() => names(page).then((all) => all.length)).toBe(2);
    expect(await covered()).toEqual([]);
    await page.context().close();
  });

  it('scrolls a table sideways in its own box, the names staying, with rows of 48 px', async () => {
    const { page } = await openPage(browser, PHONE);
    await open(page, '/offers?layout=table');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const box = page.getByRole('region', { name: 'Table of offers' });
    await box.evaluate((element) => element.scrollTo(300, 0));
    const first = box.locator('th[scope=row]').first();
    expect((await first.boundingBox())?.x).toBeCloseTo((await box.boundingBox())?.x ?? 0, -1);
    const heights = await box
      .locator('tr:has(> th[scope=row])')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([48]));
    await page.context().close();
  });
});

describe('a list by keyboard', () => {
  it.each(['/offers', '/offers?layout=table', '/opportunities/under-50k', '/tags/bridging-loan'])(
    'has its first offer within twelve stops of the page by way of the results: %s',
    async (path) => {
      const { page } = await openPage(browser);
      await open(page, path);
      const first = page.locator('#results a[href^="/offers/"]').first();
      const isAt = () => first.evaluate((link) => link === document.activeElement);
      let stops = 0;
      while (!(await isAt())) {
        await page.keyboard.press('Tab');
        stops += 1;
        const text = await page.evaluate(() => document.activeElement?.textContent);
        if (text === 'Skip to results') await page.keyboard.press('Enter');
        expect(stops).toBeLessThanOrEqual(12);
      }
      console.log(`${path}: ${stops} tab stops before the first offer`);
      await page.context().close();
    },
  );

  it('chooses the columns of the table, which the address keeps, and closes the choice with Escape', async () => {
    const { page, complaints } = await openPage(browser);
    await open(page, '/offers?layout=table');
    const heads = () => page.locator('.offer-table thead th').allTextContents();
    expect(await heads()).not.toContain('Location');
    const picker = page.locator('summary', { hasText: 'Columns' });
    await picker.press('Enter');
    await page.getByRole('checkbox', { name: 'Location' }).press('Space');
    await page.waitForURL(/column=location/);
    await expect.poll(heads).toContain('Location');
    await page.getByRole('checkbox', { name: 'Term', exact: true }).press('Space');
    await expect.poll(heads).not.toContain('Term');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('checkbox', { name: 'Location' }).isVisible()).toBe(false);
    expect(await picker.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();
    expect(await heads()).toContain('Location');
    // The words of a box tick it too, and the ground around them closes nothing.
    await picker.click();
    await page.getByRole('group', { name: 'Columns of the table' }).locator('legend').click();
    const words = page.getByText('Location', { exact: true }).and(page.locator('label'));
    const { width = 0, height = 0 } = (await words.boundingBox()) ?? {};
    await words.click({ position: { x: width - 10, y: height / 2 } });
    await expect.poll(heads).not.toContain('Location');
    expect(await words.isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('an address of a list', () => {
  it('that asks for what nobody knows is read without it, and the page says so', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    const said = page.getByText('This address has a value that we don’t know');
    await page.goto(`${site.address}/offers?rate=person-34&distribution=weekly&status=Open`);
    expect(await said.textContent()).toContain('distributions and tax position');
    await page.goto(`${site.address}/offers?aip=yes&distribution=weekly`);
    expect(await said.textContent()).toContain('distributions and Active Investor Plus');
    expect(await names(page)).not.toEqual([]);
    await page.goto(`${site.address}/aip-eligible-funds?category=zzz`);
    expect(await said.textContent()).toContain('category');
    await page.goto(`${site.address}/offers?status=Open`);
    expect(await said.count()).toBe(0);
    await page.context().close();
  });

  it('reads its values in any capitals, as the filters spell them', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    const shown = async (address: string) => {
      await page.goto(`${site.address}/offers?${address}`);
      const chips = page.getByRole('list', { name: 'Filters in use' }).getByRole('link');
      return [await chips.allInnerTexts(), await names(page)];
    };
    const expected = await shown('status=Open&asset_class=private-credit&distribution=monthly');
    expect(expected[1]).not.toEqual([]);
    expect(await shown('status=open&asset_class=Private-Credit&distribution=MONTHLY')).toEqual(expected);
    await page.context().close();
  });

  it('that finds nothing names near misses, each a link to as many as it says', async () => {
    const { page, complaints } = await openPage(browser);
    const path = '/offers?asset_class=forestry&distribution=monthly&min_investment=under-50k';
    await open(page, path);
    const misses = page.getByRole('list', { name: 'What a small change finds' }).getByRole('link');
    const texts = await misses.allTextContents();
    expect(texts.length).toBeGreaterThan(1);
    for (const [at, text] of texts.entries()) {
      await misses.nth(at).click();
      const count = page.getByRole('region', { name: 'Offers' }).getByRole('status');
      await expect.poll(() => count.textContent()).toBe(/^\d+ offers?/.exec(text)?.[0]);
      await page.goBack();
      await expect.poll(() => misses.count()).toBe(texts.length);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('switches to what takes money now, and back to everything', async () => {
    const { page } = await openPage(browser);
    await open(page, '/offers');
    const choices = page.getByRole('navigation', { name: 'Which offers' }).getByRole('link');
    const takes = site.directory.offers.filter(
      ({ is_active, status }) => is_active && ['Open', 'Closing soon'].includes(status),
    ).length;
    expect(await choices.allTextContents()).toEqual([
      `Taking money now ${takes}`,
      `Everything ${site.directory.offers.filter(({ is_active }) => is_active).length}`,
    ]);
    await choices.first().click();
    const count = page.getByRole('region', { name: 'Offers' }).getByRole('status');
    await expect.poll(() => count.textContent()).toBe(`${takes} offers`);
    expect(await choices.first().getAttribute('aria-current')).toBe('true');
    await choices.nth(1).click();
    await page.waitForURL(`${site.address}/offers`);
    await page.context().close();
  });
});
