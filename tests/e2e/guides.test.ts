import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { readPart } from '../support/read-part';
import { type PublishingSite, startPublishingSite } from '../support/site';

let site: PublishingSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startPublishingSite(), sharedBrowser()]);
});
afterAll(() => site?.close());

/** The pages of the printed document. */
const sheets = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

describe('guides', () => {
  it('print the checklist alone, on one sheet, and then the whole guide again', async () => {
    const { page } = await openPage(browser);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-asked', '');
    });
    await gotoLive(page, `${site.address}/guides/reading-an-information-memorandum`);
    expect(await sheets(page)).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Print the checklist' }).click();
    await page.locator('[data-asked]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Checklist for an information memorandum').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    expect(await sheets(page)).toBe(1);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().close();
  });

  it('offer no print of the checklist where no script would do it', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${site.address}/guides/reading-an-information-memorandum`);
    await page.locator('.checklist').waitFor();
    expect(await page.getByRole('button', { name: 'Print the checklist' }).count()).toBe(0);
    await page.context().close();
  });

  it('show each row of a wide table as a block on a phone, without scrolling', async () => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(`${site.address}/guides/pie-partnership-company`);
    const row = page.getByRole('row', { name: /^Who is taxed/ });
    const [first, last] = [row.getByRole('rowheader'), row.getByRole('cell').last()];
    expect((await last.boundingBox())?.y).toBeGreaterThan((await first.boundingBox())?.y ?? 0);
    expect(await last.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Company" / ""');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.context().close();
  });

  it('mark in their contents the part that is being read, wherever a jump leads', async () => {
    const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await gotoLive(page, `${site.address}/pie-structure`);
    for (const name of ['Trusts', 'What a PIE does']) await readPart(page, 'In this chapter', name);
    await page.context().close();
  });

  it('keep the number of a source on the line of its statement, at any width', async () => {
    for (const width of [320, 390, 768, 1440]) {
      const { page } = await openPage(browser, {
        viewport: { width, height: 900 },
        javaScriptEnabled: false,
      });
      for (const path of ['/guides/wholesale-investing-nz', '/aip-investor-visa']) {
        await page.goto(site.address + path);
        const numbers = await page.locator('main sup').evaluateAll((all) =>
          all.flatMap((number) => {
            const texts = document.createTreeWalker(number.closest('main') ?? number, NodeFilter.SHOW_TEXT);
            texts.currentNode = number;
            const isStatement = ({ textContent, parentElement }: Node) =>
              /[^\s\u2060]/.test(textContent ?? '') && !parentElement?.closest('sup, [aria-hidden]');
            let before = texts.previousNode();
            while (before && !isStatement(before)) before = texts.previousNode();
            if (!before || !number.closest('p, li, td')?.contains(before)) return [];
            const end = (before.textContent ?? '').trimEnd().length;
            const statement = document.createRange();
            statement.setStart(before, end - 1);
            statement.setEnd(before, end);
            return [number.getBoundingClientRect().top - statement.getBoundingClientRect().bottom];
          }),
        );
        expect(numbers.length).toBeGreaterThan(10);
        expect([width, path, numbers.filter((below) => below > -2)]).toEqual([width, path, []]);
      }
      await page.context().close();
    }
  });

  it('have the notes of the margin in one column, those of a callout too', async () => {
    const { page } = await openPage(browser, {
      viewport: { width: 1440, height: 900 },
      javaScriptEnabled: false,
    });
    await page.goto(`${site.address}/pie-structure`);
    const notes = page.locator('main .float-right');
    const inCallout = page.locator('main aside .float-right');
    expect([await inCallout.count(), await notes.count()]).toEqual([1, expect.any(Number)]);
    const left = await notes.evaluateAll((all) =>
      all.map((note) => Math.round(note.getBoundingClientRect().left)),
    );
    expect(new Set(left).size).toBe(1);
    await page.context().close();
  });

  it('below a list have their tables as wide as the list, and their paragraphs in a measure to read', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${site.address}/asset-classes`);
    const widthOf = async (part: string) =>
      (await page.locator(`main ${part}`).first().boundingBox())?.width ?? 0;
    expect(await widthOf('.prose table')).toBe(await widthOf('ul:has(> li h2)'));
    expect(await widthOf('.prose > p')).toBeLessThan(700);
    await page.context().close();
  });

  it('list the questions of every asset class that has some, each with a way to its page', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${site.address}/guides/questions-by-asset-class`);
    for (const { slug, name, questions } of site.directory.asset_classes) {
      const asked = page.getByRole('region', { name, exact: true });
      expect(await asked.getByRole('listitem').count(), slug).toBe(questions?.match(/^- /gm)?.length);
      expect(await asked.getByRole('link', { name: `${name}: ` }).getAttribute('href')).toBe(
        `/asset-classes/${slug}`,
      );
    }
    await page.context().close();
  });
});
