import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

const POST = '/blog/how-wholesale-investor-status-works';
const words = (page: Page, of: string) => page.locator(of).first().innerText();

/** Gone when the page is loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const isReact = (page: Page, of: string) =>
  page.evaluate(
    (part) => Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__react')),
    of,
  );

/** The builder shows the model and the amount that were chosen in it. */
async function isGrowthOf250000(page: Page): Promise<void> {
  await page
    .getByText(/\$250,000 becomes/)
    .first()
    .waitFor();
  expect(await page.getByRole('radio', { name: /^Growth/ }).isChecked()).toBe(true);
}

describe('text that the server wrote', () => {
  it('is left as it is, its links lead on without a load, and the browser writes the same when it comes back', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, site.address + POST);
    await mark(page);
    const article = await words(page, 'article');
    expect(article).toContain('In this post');
    expect(await isReact(page, 'article .prose p')).toBe(false);
    await page.locator('article .prose a[href^="/glossary#"]').first().click();
    await page.waitForURL(/\/glossary#/);
    await page.goBack();
    await page.locator('article .prose').waitFor();
    expect(await words(page, 'article')).toBe(article);
    expect(await isReact(page, 'article .prose p')).toBe(true);
    expect(await isMarked(page)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('needs no parser while it is there, which is loaded before the page of a link that shows another', async () => {
    const { page, complaints } = await openPage(browser);
    const parser = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => /\/(parse|read-text)-[^/]*\.js$/.test(name)),
      );
    await gotoLive(page, `${site.address}/asset-classes/property`);
    expect(await parser()).toBe(false);
    const texts: (number | undefined)[] = [];
    await page.exposeFunction('noteText', (length: number | undefined) => texts.push(length));
    await page.evaluate(() =>
      new MutationObserver(() => {
        const isOther = document.querySelector('h1')?.innerText === 'Forestry';
        if (isOther)
          Reflect.get(window, 'noteText')(document.querySelector('#guide .prose')?.textContent?.length);
      }).observe(document.body, { childList: true, subtree: true }),
    );
    await page.locator('footer a[href="/asset-classes/forestry"]').click();
    await page.locator('h1', { hasText: 'Forestry' }).waitFor();
    await expect.poll(() => texts.length).toBeGreaterThan(0);
    expect(texts[0]).toBeGreaterThan(500);
    expect(await parser()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is found again by Back and Forward where a link within it led', async () => {
    const { page, complaints } = await openPage(browser);
    await page.setViewportSize({ width: 1440, height: 900 });
    await gotoLive(page, site.address + POST);
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    const follow = async (at: number) => {
      const before = await top();
      await page.locator('nav[aria-label="In this post"] > ol a').nth(at).click();
      await expect.poll(top).not.toBe(before);
      // The page hears of it before the next frame but one.
      await page.evaluate(
        () => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))),
      );
      return top();
    };
    const [second, fourth] = [await follow(1), await follow(3)];
    await page.goBack();
    await expect.poll(top).toBe(second);
    await page.goForward();
    await expect.poll(top).toBe(fourth);
    await page.locator('article .prose a[href^="/"]').last().click();
    await page.waitForURL((url) => url.pathname !== POST);
    await page.mouse.wheel(0, 4_000);
    await page.goBack();
    await page.locator('article .prose').waitFor();
    // Following the link may have scrolled to it.
    await expect.poll(top).toBeGreaterThanOrEqual(fourth);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has no data beside it where it is the tables of the data dictionary, which are read when a link leads there', async () => {
    const { page, complaints } = await openPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await gotoLive(page, `${site.address}/data/dictionary`);
    await mark(page);
    const state = await page.locator('#page-state').textContent();
    expect(state).toContain('"settings"');
    expect(state).not.toContain('minimum_investment');
    const tables = await words(page, 'main');
    expect(tables).toContain('minimum_investment');
    expect(await isReact(page, 'main table')).toBe(false);
    await page.getByRole('navigation', { name: 'Tables' }).getByRole('link', { name: 'funds' }).click();
    await page.waitForURL(/#funds/);
    await page.locator('main').getByRole('link', { name: 'data releases', exact: true }).click();
    await page.waitForURL('**/data');
    expect(asked).not.toContain('/api/dictionary');
    await page.goBack();
    await page.locator('#funds').waitFor();
    expect(await words(page, 'main')).toBe(tables);
    expect(await isReact(page, 'main table')).toBe(true);
    expect(asked).toContain('/api/dictionary');
    expect(await isMarked(page)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is whole on paper where it is closed on the screen', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/faq`);
    const answers = page.locator('details.faq > div');
    const seen = () =>
      answers.evaluateAll(
        (all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length,
      );
    expect(await seen()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    // The sheet for paper comes with the whole stylesheet, after the page.
    await expect.poll(seen).toBe(await answers.count());
    await page.context().close();
  });

  it('gives way to the text of another record, and is written anew for the first', async () => {
    const { page, complaints } = await openPage(browser);
    const guide = '#guide .prose';
    await gotoLive(page, `${site.address}/asset-classes/property`);
    await mark(page);
    const property = await words(page, guide);
    const go = async (path: string) => {
      // By the router and not by a link, so that the same page shows another record.
      await page.evaluate((to) => {
        window.history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      await page.waitForFunction(
        ([of, before]) => (document.querySelector(of as string) as HTMLElement | null)?.innerText !== before,
        [guide, path.endsWith('forestry') ? property : ''] as const,
      );
    };
    await go('/asset-classes/forestry');
    await page.locator('h1', { hasText: 'Forestry' }).waitFor();
    const forestry = await words(page, guide);
    expect(forestry).not.toBe(property);
    expect(forestry.length).toBeGreaterThan(500);
    await go('/asset-classes/property');
    await page.locator('h1', { hasText: 'Property' }).waitFor();
    expect(await words(page, guide)).toBe(property);
    expect(await isMarked(page)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('includes the answers that search engines read', async () => {
    const { page } = await openPage(browser);
    const data = () => page.locator('script[type="application/ld+json"]').allTextContents();
    await page.goto(`${site.address}/faq`);
    const served = await data();
    await gotoLive(page, `${site.address}/faq`);
    expect(await data()).toEqual(served);
    const [faq] = served.map((text) => JSON.parse(text)).filter((one) => one['@type'] === 'FAQPage');
    expect(faq.mainEntity.length).toBeGreaterThan(10);
    expect(faq.mainEntity[0].acceptedAnswer.text).toMatch(/\w/);
    await page.context().close();
  });
});

it.each(['/', '/offers', '/platforms', '/offers/matagouri-first-mortgage-fund-monthly-units'])(
  '%s makes no formatter of numbers, which is slow to make on a phone',
  async (path) => {
    const { page } = await openPage(browser);
    await page.addInitScript(() => {
      const made: string[] = [];
      const noted = <Of extends object>(of: Of) =>
        new Proxy(of, { construct: () => made.push('made') && {} });
      Object.assign(Intl, { NumberFormat: noted(Intl.NumberFormat), ListFormat: noted(Intl.ListFormat) });
      Object.assign(Number.prototype, { toLocaleString: () => `${made.push('text')}` });
      Object.assign(window, { made });
    });
    await gotoLive(page, site.address + path);
    expect(await page.locator('main').innerText()).toMatch(/\d/);
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
    await page.context().close();
  },
);

/** A page whose scripts come when they are let in; `other` is what another program does in it from the beginning. */
async function pageBeforeScripts(path: string, other?: () => void) {
  const opened = await openPage(browser);
  if (other) await opened.page.addInitScript(other);
  let letIn = () => {};
  const waits = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await opened.page.route('**/*.js', async (route) => {
    await waits;
    await route.continue();
  });
  // `goto` would wait for the scripts.
  await opened.page.evaluate((to) => location.assign(to), site.address + path);
  await opened.page.waitForURL(`**${path}`, { waitUntil: 'domcontentloaded' });
  return { ...opened, letIn };
}

describe('what is chosen before the scripts come', () => {
  it('is applied to a list: its order', async () => {
    const { page, complaints, letIn } = await pageBeforeScripts('/offers');
    await page.getByLabel('Sorted by').selectOption({ label: 'Lowest minimum' });
    letIn();
    await page.waitForURL(/sort=/);
    expect(await page.getByLabel('Sorted by').locator('option:checked').innerText()).toBe('Lowest minimum');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is applied to a calculator', async () => {
    const { page, complaints, letIn } = await pageBeforeScripts('/portfolio-builder');
    await page.getByRole('radio', { name: /^Growth/ }).check({ force: true });
    await page
      .getByLabel(/^Amount/)
      .first()
      .fill('250000');
    letIn();
    await isGrowthOf250000(page);
    expect(
      await page
        .getByLabel(/^Amount/)
        .first()
        .inputValue(),
    ).toMatch(/^250,?000$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is taken or refused where the field was left', async () => {
    const { page, complaints, letIn } = await pageBeforeScripts('/portfolio-builder');
    await page.getByLabel(/^Amount/).fill('1.234,56');
    await page.getByLabel('Private credit, weight').fill('0');
    await page.getByLabel(/^Years/).focus();
    letIn();
    await page.waitForURL(/weights=0-/);
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      expect.stringMatching(/^Enter a number .* Until then \$1,000,000 is used\.$/),
    ]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is a press on a button as well', async () => {
    const { page, complaints, letIn } = await pageBeforeScripts('/offers');
    await page
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click({ force: true });
    letIn();
    // A busy machine may take a while to hydrate the page.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tussock_comparison'))).toContain('id');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

/** Fields of a form and words, changed as password managers, dictionaries and translators do. */
const changes = () => {
  for (const field of document.querySelectorAll('main input[inputmode=decimal]')) {
    field.after(Object.assign(document.createElement('div'), { innerHTML: '<input type="text"><b>key</b>' }));
    const around = document.createElement('span');
    field.before(around);
    around.append(field);
  }
  for (const words of document.querySelectorAll('main h1, main label, footer a')) {
    const text = document.createTreeWalker(words, NodeFilter.SHOW_TEXT).nextNode() as Text;
    if (words.tagName === 'H1') text.data = `${text.data}!`;
    else text.replaceWith(Object.assign(document.createElement('font'), { textContent: text.data }));
  }
  document.querySelector('main')?.prepend(document.createElement('other-program'));
};

describe('a tool that another program changes before React has it', () => {
  const AMOUNT = 'main input[inputmode=decimal]';
  /** The page's own first field for an amount, with what was typed in it, as the page shows it now. */
  const shown = (page: Page) =>
    page.evaluate((amount) => {
      const field = document.querySelector<HTMLInputElement>(amount);
      return {
        value: field?.value.replaceAll(',', ''),
        isSame: field === Reflect.get(window, 'typedIn'),
        hasCursor: field === document.activeElement,
      };
    }, AMOUNT);
  const typeIn = async (page: Page, amount: string) => {
    await page.locator(AMOUNT).first().fill(amount);
    await page.evaluate((of) => Object.assign(window, { typedIn: document.querySelector(of) }), AMOUNT);
  };
  /** All that was used early was used again. */
  const settled = (page: Page) => page.waitForTimeout(1_000);

  it.each(['/portfolio-builder', '/pie-structure', '/aip-investor-visa'])(
    '%s keeps its fields, what was typed, and the cursor',
    async (path) => {
      const { page, complaints, letIn } = await pageBeforeScripts(path);
      await typeIn(page, '250000');
      await page.evaluate(changes);
      const heading = await words(page, 'main h1');
      expect(await page.locator('main other-program, main font').count()).toBeGreaterThan(2);
      await page.locator(AMOUNT).first().focus();
      letIn();
      // A busy machine may take a while to hydrate the page.
      await expect.poll(() => isReact(page, AMOUNT)).toBe(true);
      await settled(page);
      expect(await shown(page)).toEqual({ value: '250000', isSame: true, hasCursor: true });
      expect(`${await words(page, 'main h1')}!`).toBe(heading);
      expect(await page.locator('main other-program, main font').count()).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('has what was typed and chosen also where it was changed while it was read, so that React writes it anew', async () => {
    const { page, complaints, letIn } = await pageBeforeScripts('/portfolio-builder', () => {
      new MutationObserver((_, observer) => {
        const field = document.querySelector('main input[name=amount]');
        if (!field) return;
        observer.disconnect();
        field.after(document.createElement('div'));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.getByRole('radio', { name: /^Growth/ }).check({ force: true });
    await typeIn(page, '250000');
    letIn();
    await isGrowthOf250000(page);
    expect(await shown(page)).toMatchObject({ value: '250000', isSame: false });
    expect(complaints.join()).toContain('#418');
    await page.context().close();
  });
});
