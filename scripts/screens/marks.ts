import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

const KINDS = ['confirmed', 'half', 'aged'];
const OFFERS = 3;
const LAST_PAGE = 20;

/** As readers see them, and without colour, so that only the shapes differ. */
const LOOKS = [
  { name: 'light', colorScheme: 'light', filter: '' },
  { name: 'dark', colorScheme: 'dark', filter: '' },
  { name: 'light-grey', colorScheme: 'light', filter: 'grayscale(1)' },
  { name: 'dark-grey', colorScheme: 'dark', filter: 'grayscale(1)' },
] as const;

/** Pictures of the four marks on a phone: on cards, in the table of offers and in a comparison. Returns their paths. */
export async function markPictures(browser: Browser, site: string, folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const { name, colorScheme, filter } of LOOKS) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-NZ',
    });
    const page = await context.newPage();
    const take = async (what: string, selector: string) => {
      await page
        .locator(selector)
        .first()
        .evaluate((element, value) => {
          document.documentElement.style.filter = value;
          element.scrollIntoView();
          // Clear of the header, which stays.
          scrollBy(0, -80);
        }, filter);
      const path = join(folder, `marks-${what}-phone-${name}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 60 });
      paths.push(path);
    };
    const { address, slugs } = await offersWithEveryMark(page, site);
    await keepOnly(page, 'li:has(> article)', slugs);
    await take('card', 'ul:has(> li > article)');
    await page.goto(`${address}&layout=table`, { waitUntil: 'networkidle' });
    await keepOnly(page, 'tbody tr', slugs);
    await page.locator('section:has(> table)').evaluate((table) => table.scrollTo({ left: 75 }));
    await take('table', 'section:has(> table)');
    await page.goto(`${site}/compare?offers=${slugs.join(',')}`, { waitUntil: 'networkidle' });
    await take('comparison', '.comparison');
    await context.close();
  }
  return paths;
}

/** A page of the list of offers that shows each kind of mark, and offers of it that have them all between them. */
async function offersWithEveryMark(page: Page, site: string): Promise<{ address: string; slugs: string[] }> {
  for (let number = 1; number <= LAST_PAGE; number += 1) {
    const address = `${site}/offers?page=${number}`;
    await page.goto(address, { waitUntil: 'networkidle' });
    const cards = await page.locator('article').evaluateAll((articles) =>
      articles.map((article) => ({
        slug: article.querySelector('h2 a')?.getAttribute('href')?.split('/').at(-1) ?? '',
        marks: [...article.querySelectorAll('a.mark')].map(({ classList }) => classList.item(1) ?? ''),
      })),
    );
    const chosen: typeof cards = [];
    for (const kind of KINDS) {
      if (chosen.some(({ marks }) => marks.includes(kind))) continue;
      const found = cards.find(({ marks }) => marks.includes(kind));
      if (found) chosen.push(found);
    }
    const seen = new Set(chosen.flatMap(({ marks }) => marks));
    if (KINDS.every((kind) => seen.has(kind)) && chosen.length <= OFFERS)
      return { address, slugs: chosen.map(({ slug }) => slug) };
  }
  throw new Error('No page of the list of offers shows every kind of mark.');
}

/** Hides the rows of other offers. */
const keepOnly = (page: Page, rows: string, slugs: readonly string[]) =>
  page.locator(rows).evaluateAll(
    (elements, kept) => {
      for (const element of elements as HTMLElement[]) {
        const links = [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
        element.hidden = !kept.some((slug) => links.includes(`/offers/${slug}`));
      }
    },
    [...slugs],
  );
