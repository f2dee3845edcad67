import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../support/browser';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

/** A page in the width of A4, by which its layout is chosen. */
async function onPaper(path: string): Promise<Page> {
  const { page } = await openPage(browser, { viewport: { width: 794, height: 1000 } });
  await page.goto(site.address + path);
  await page.emulateMedia({ media: 'print' });
  // The sheet for paper comes with the whole stylesheet, after the page.
  await expect.poll(() => page.locator('header[data-shell] nav').first().isVisible()).toBe(false);
  return page;
}

/** No row, card or box is cut in two by the end of a sheet. */
async function expectWholeBoxes(page: Page): Promise<void> {
  const whole = page.locator('main :is(li:not(:has(li)), article, .rounded-card:not(.overflow-x-auto))');
  const cut = await whole.evaluateAll((all) =>
    all.filter((each) => {
      for (let at: Element | null = each; at && at.tagName !== 'MAIN'; at = at.parentElement)
        if (getComputedStyle(at).breakInside === 'avoid') return false;
      return true;
    }),
  );
  expect(await whole.count()).toBeGreaterThan(5);
  expect(cut.length).toBe(0);
}

/** A heading and the note below it are on the sheet of what they introduce. */
async function expectHeadingsBesideTheirs(page: Page): Promise<void> {
  const all = page.locator('main section :is(h2, h3)');
  expect(await all.filter({ visible: true }).count()).toBeGreaterThan(2);
  const left = await all.evaluateAll((headings) =>
    headings
      .filter((heading) => heading.getClientRects().length > 0)
      .flatMap((heading) => {
        const note = heading.nextElementSibling;
        const box = heading.parentElement;
        // What they introduce comes after the note, or after a box of both.
        const last = note?.matches('.text-muted:not(:last-child)') ? note : heading;
        const parts = box?.matches('section > div') && note === box.lastElementChild ? [box] : [last];
        return [heading, ...parts].every((part) => getComputedStyle(part).breakAfter === 'avoid')
          ? []
          : [heading.textContent];
      }),
  );
  expect(left).toEqual([]);
}

it.each(['/providers', '/platforms', '/funds', '/track-record'])(
  '%s: no row, card or box is cut in two by the end of a sheet',
  async (path) => {
    const page = await onPaper(path);
    await expectWholeBoxes(page);
    await page.context().close();
  },
);

it('a heading and the note below it are on the sheet of what they introduce, as on other pages below', async () => {
  const page = await onPaper('/pie-structure');
  await expectHeadingsBesideTheirs(page);
  await page.context().close();
});

it('the end of a page takes few lines, which stay together', async () => {
  const page = await onPaper('/my-situation');
  await expectHeadingsBesideTheirs(page);
  const end = page.getByRole('contentinfo');
  expect(await end.evaluate((footer) => getComputedStyle(footer).breakInside)).toBe('avoid');
  expect((await end.boundingBox())?.height).toBeLessThan(150);
  await page.context().close();
});

/** The number of sheets that a page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

it('a short page is on one sheet', async () => {
  const page = await onPaper('/watchlist');
  expect(await sheetsOf(page)).toBe(1);
  await page.context().close();
});

it('the home page is on five sheets, without what can only be pressed, and no box of it is cut', async () => {
  const page = await onPaper('/');
  await expectWholeBoxes(page);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(5);
  expect(await page.getByRole('heading', { name: 'Why a directory' }).isVisible()).toBe(true);
  for (const name of [/^View live offers/, /^View Details/, /^Build a portfolio/])
    expect(await page.getByRole('link', { name }).first().isVisible()).toBe(false);
  await page.context().close();
});

it('a record says on paper what its marks mean, where none of them opens', async () => {
  for (const kind of ['providers', 'platforms', 'funds', 'offers'] as const) {
    const page = await onPaper(`/${kind}/${site.directory[kind][0]?.id}`);
    expect(await page.getByText('Differs or not confirmed').last().isVisible()).toBe(true);
    if (kind === 'funds') await expectHeadingsBesideTheirs(page);
    await page.context().close();
  }
});

it('what was entered into a tool is found again at the address on its paper', async () => {
  const page = await onPaper('/portfolio-builder');
  await page.getByRole('textbox', { name: 'Amount' }).fill('250,000');
  await page.waitForURL(/250000/);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const { pathname, search } = new URL(page.url());
  await expect.poll(() => page.getByText(/^Read from/).textContent()).toContain(pathname + search);
  await page.context().close();
});

it('a mix on paper says where its weights are not those of the model it names', async () => {
  const note = 'The weights here are not those of this model.';
  for (const [query, says] of [
    ['', false],
    ['?weights=0-250-188-63-125-63-62-187-62', true],
  ] as const) {
    const page = await onPaper(`/portfolio-builder${query}`);
    expect(await page.getByText('Illustrative; not advice on what to hold.').isVisible()).toBe(true);
    expect(await page.getByText(note).isVisible()).toBe(says);
    await expectHeadingsBesideTheirs(page);
    await page.context().close();
  }
});

it('the unit of a card begins below its figure on paper, and no card is cut in two', async () => {
  const page = await onPaper('/offers');
  await expectWholeBoxes(page);
  const apart = await page.locator('.offer-card dl > :nth-child(2) .one + .unit').evaluateAll((all) =>
    all.map((unit) => {
      const words = document.createRange();
      words.setStart(unit.firstChild ?? unit, 1);
      words.setEndAfter(unit.lastChild ?? unit);
      return (
        words.getBoundingClientRect().left - (unit.previousElementSibling?.getBoundingClientRect().left ?? 0)
      );
    }),
  );
  expect(apart.length).toBeGreaterThan(5);
  expect(Math.max(...apart.map(Math.abs))).toBeLessThan(1);
  await page.context().close();
});

it('a list says its order on paper, without the links that change it', async () => {
  const page = await onPaper('/offers?sort=highest_return');
  expect(await page.getByText('Offers that take money now come first.').isVisible()).toBe(true);
  for (const link of ['Sort all together', 'Order by kind of return'])
    expect(await page.getByText(link, { exact: true }).isVisible()).toBe(false);
  await page.context().close();
});
