import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { quiet } from '../support/quiet';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

/**
 * Translates the page as Chrome and Edge do: two elements take the place of each text, also of each that comes later. The words stay, with a mark behind
 * them. Called again it translates into another language; `original` shows the page in its own language with texts of its own.
 */
const translator = () => {
  const MARK = '·';
  const texts = (root: Node) => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found.filter(
      ({ data, parentElement }) => data.trim() && !parentElement?.closest('script, option, svg, font'),
    );
  };
  const inFont = (words: string) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = words + MARK;
    outer.append(inner);
    return outer;
  };
  const translate = (root: Node) => {
    for (const [index, text] of texts(root).entries()) {
      // Both ways to put a node in the place of another.
      if (index % 2) text.replaceWith(inFont(text.data));
      else {
        text.before(inFont(text.data));
        text.remove();
      }
    }
  };
  const fonts = () => [...document.querySelectorAll('font:not(font font)')];
  const words = (font: Element) => font.textContent?.replaceAll(MARK, '') ?? '';
  const later = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.isConnected) translate(node.parentNode ?? node);
  });
  Object.assign(window, {
    translate: () => {
      for (const font of fonts()) font.replaceWith(inFont(words(font)));
      translate(document.body);
      later.observe(document.body, { childList: true, subtree: true });
    },
    original: () => {
      later.disconnect();
      for (const font of fonts()) font.replaceWith(words(font));
    },
  });
};

type Steps = ((page: Page) => Promise<unknown>)[];

const search = (words: string) => (page: Page) => page.getByRole('main').getByRole('searchbox').fill(words);
const fill = (field: number, words: string) => (page: Page) =>
  page.locator('main input[inputmode]').nth(field).fill(words);
const answer = async (page: Page) => {
  await page.locator('main input[type=radio]').last().check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
};

const JOURNEYS: [string, Steps][] = [
  ['/faq', [search('tax'), search('wholesale investor'), search('no such word')]],
  ['/qualify', [answer, answer]],
  ['/aip-investor-visa', [fill(0, '6,000,000'), fill(1, '1,000,000'), fill(0, '11,000,000')]],
  ['/sources', [(page) => page.locator('main input[type=checkbox]').first().check({ force: true })]],
  ['/blog', [(page) => page.locator('main a[href*="?"]').first().click()]],
];

/** Twice as long as what is announced has to stay the same (700 ms), and longer than an address is written after. */
const SETTLED_MS = 1_500;

/** What the page says, without spaces and the marks of the translator. */
const saidBy = async (page: Page) => (await page.locator('body').innerText()).replace(/[·\s]+/g, '');

/** What the page says once that is something else than before, and stays the same. */
async function saidAfter(page: Page, before: string): Promise<string> {
  await expect.poll(() => saidBy(page)).not.toBe(before);
  await quiet(page);
  for (let said = await saidBy(page); ; ) {
    await page.waitForTimeout(SETTLED_MS);
    const now = await saidBy(page);
    if (now === said) return now;
    said = now;
  }
}

/** What the page says after each step; `between` runs before each. */
async function told(path: string, steps: Steps, between: ((page: Page) => Promise<void>)[]) {
  const { page, complaints } = await openPage(browser);
  await page.addInitScript(translator);
  await gotoLive(page, site.address + path);
  await quiet(page);
  const said: string[] = [];
  for (const [index, step] of steps.entries()) {
    await between[index]?.(page);
    const before = await saidBy(page);
    await step(page);
    said.push(await saidAfter(page, before));
  }
  const translated = await page.locator('main font').count();
  await page.context().close();
  return { said, translated, complaints };
}

const by = (name: 'translate' | 'original') => (page: Page) =>
  page.evaluate((of) => (window as unknown as Record<string, () => void>)[of]?.(), name);

describe('a page that the browser translates', () => {
  it.each(JOURNEYS)('%s says in each step what it says in English', async (path, steps) => {
    const english = await told(path, steps, []);
    const translated = await told(path, steps, [by('translate'), by('translate')]);
    expect(translated.said).toEqual(english.said);
    expect(translated.translated).toBeGreaterThan(20);
    expect(translated.complaints).toEqual([]);
    expect(english.complaints).toEqual([]);
    expect(new Set(english.said).size).toBe(steps.length);
  });

  it('covers no name of an offer with its buttons where it is read from right to left', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers`);
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
    const cards = page.locator('article', { has: page.getByRole('button', { name: /^Compare/ }) });
    const covered = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const name = card.querySelector(':is(h2, h3) a');
        const actions = card.querySelector('.actions')?.getBoundingClientRect();
        return (name?.getBoundingClientRect().left ?? 0) < (actions?.right ?? 0) ? [name?.textContent] : [];
      }),
    );
    expect(await cards.count()).toBeGreaterThan(5);
    expect(covered).toEqual([]);
    await page.context().close();
  });

  it('is shown in English again, with the figures of now', async () => {
    const [path, steps] = JOURNEYS[0] as (typeof JOURNEYS)[number];
    const english = await told(path, steps, []);
    const returned = await told(path, steps, [by('translate'), by('original'), by('translate')]);
    expect(returned.said).toEqual(english.said);
    expect(returned.complaints).toEqual([]);
  });
});
