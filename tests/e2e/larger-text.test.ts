import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { sharedSite } from '../support/site';

const [USUAL, A_THIRD_LARGER, TWICE] = [16, 21, 32];
const PHONE = { width: 390, height: 844 };

/** What takes back the text size of the reader. */
let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  leave = undefined;
});

/** A page on a phone whose browser is set to larger text: twice the size, as a reader who sees little has it. */
async function openLarge(path: string, size = TWICE): Promise<Page> {
  const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
  const { page } = await openPage(browser, { viewport: PHONE });
  const settings = await page.context().newCDPSession(page);
  const setText = (standard: number) =>
    settings.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round((standard * 13) / 16) } });
  await setText(size);
  leave = async () => {
    await setText(USUAL);
    await settings.detach();
    await page.context().close();
  };
  await gotoLive(page, `${site.address}${path}`);
  return page;
}

/** Those of which a part is beyond the screen, or below something else. */
const unseen = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all
      .filter((part) => {
        part.scrollIntoView({ block: 'center' });
        const text = document.createRange();
        text.selectNodeContents(part);
        const { left, right, top, bottom, width } = text.getBoundingClientRect();
        const box = width > 0 ? { left, right } : part.getBoundingClientRect();
        const [y, height] = width > 0 ? [(top + bottom) / 2, bottom - top] : [-1, 0];
        if (box.left < 0 || box.right > innerWidth) return true;
        if (height === 0) return false;
        const seen = document.elementFromPoint(box.right - 2, y);
        return !seen || !(part.contains(seen) || seen.contains(part));
      })
      .map((part) => part.textContent),
  );

/** The words that begin on one line and end on another, but for those that no line could hold, such as an LEI. */
const brokenWords = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.flatMap((part) => {
      const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = text.nextNode(); node; node = text.nextNode())
        for (const { 0: word, index } of node.textContent?.matchAll(
          /(?<![\p{L}\d])[\p{L}\d]{1,19}(?![\p{L}\d])/gu,
        ) ?? []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      return found;
    }),
  );

describe('with text at twice the size on a phone', () => {
  it('the columns of a table are chosen by boxes that are on the screen', async () => {
    const page = await openLarge('/offers?layout=table');
    await page.locator('summary', { hasText: 'Columns' }).click();
    const boxes = page.getByRole('group', { name: 'Columns of the table' }).getByRole('checkbox');
    expect(await boxes.count()).toBeGreaterThan(5);
    expect(await unseen(boxes)).toEqual([]);
  });

  it('the name of each class of the portfolio builder is read beside nothing that covers it', async () => {
    const page = await openLarge('/portfolio-builder');
    const names = page
      .getByRole('region', { name: 'Weights' })
      .getByRole('listitem')
      .locator('> span:first-child');
    expect(await names.count()).toBeGreaterThan(5);
    expect(await unseen(names)).toEqual([]);
  });

  it('no figure of the portfolio builder, nor its name, is written over another', async () => {
    const page = await openLarge('/portfolio-builder');
    const rows = page.getByRole('region', { name: 'Allocation in figures' }).locator('tbody tr');
    expect(await rows.count()).toBeGreaterThan(5);
    const over = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const boxes = [...row.children].map((cell) => {
          const { left, top, bottom } = cell.getBoundingClientRect();
          // What is longer than its cell goes beyond its right.
          return { cell, left, top, bottom, right: left + cell.scrollWidth };
        });
        return boxes.flatMap((one, at) =>
          boxes
            .slice(at + 1)
            .filter(({ left, top, bottom }) => top < one.bottom && bottom > one.top && left < one.right - 1)
            .map(({ cell }) => `${one.cell.textContent} and ${cell.textContent}`),
        );
      }),
    );
    expect(over).toEqual([]);
  });

  it('no label of a picture of the portfolio builder touches another', async () => {
    const page = await openLarge('/portfolio-builder');
    const pictures = page.getByRole('main').locator('[aria-hidden=true].grid');
    expect(await pictures.count()).toBe(2);
    const touching = await pictures.evaluateAll((all) =>
      all.flatMap((picture) => {
        const labels = [...picture.querySelectorAll<HTMLElement>('span.absolute')].flatMap((label) => {
          const { left, right, top, bottom, height } = label.getBoundingClientRect();
          // A line has room above and below its letters.
          const box = { label, left, right, top: top + height / 6, bottom: bottom - height / 6 };
          return right > left ? box : [];
        });
        return labels.flatMap((one, at) =>
          labels
            .slice(at + 1)
            .filter(({ top, bottom }) => top < one.bottom && bottom > one.top)
            .filter(({ left, right }) => left < one.right && right > one.left)
            .map(({ label }) => `${one.label.textContent} and ${label.textContent}`),
        );
      }),
    );
    expect(touching).toEqual([]);
  });

  it.each([
    ['/offers', '.facts :is(dt, dd)'],
    ['/providers/PROVIDER', 'main dl :is(dt, dd)'],
    ['/', 'main dl > * > dd'],
    ['/pie-structure', 'section:has(> h4) > dl dd'],
  ])('%s: no word of a figure is broken in two', async (path, figures) => {
    const { directory } = await sharedSite();
    const page = await openLarge(
      path.replace('PROVIDER', directory.providers.find(({ nzbn }) => nzbn)?.id ?? ''),
    );
    const shown = page.locator(figures);
    expect(await shown.count()).toBeGreaterThan(2);
    expect(await brokenWords(shown)).toEqual([]);
  });

  it('the steps of what is left of a return keep their words whole', async () => {
    const { directory } = await sharedSite();
    const offer = directory.offers.find(
      ({ is_active, is_exclusive, status, management_fee, target_return_max: most }) =>
        is_active && !is_exclusive && status === 'Open' && management_fee !== null && most !== null,
    );
    const page = await openLarge(`/offers/${offer?.slug}`);
    await page.locator('summary', { hasText: 'Step by step' }).click();
    const taken = page.getByRole('region', { name: 'Steps' }).locator(':is(th, td):nth-child(2)');
    await taken.first().waitFor();
    expect(await brokenWords(taken)).toEqual([]);
  });

  it('the name of the site is whole in the header of the form to unlock', async () => {
    const page = await openLarge('/unlock');
    expect(await brokenWords(page.getByRole('banner').getByRole('link').first())).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  it('the result of the wholesale check keeps its words whole', async () => {
    const page = await openLarge('/qualify');
    for (const answer of ['A person', 'No certificate', 'Yes']) {
      await page.getByRole('radio', { name: answer, exact: true }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
    }
    const result = page.getByRole('heading', { name: 'Your answers likely meet a wholesale test' });
    await result.waitFor();
    expect(await brokenWords(result)).toEqual([]);
  });

  it('the title of a group of lines of a comparison takes at most a line for each word', async () => {
    const { directory } = await sharedSite();
    const two = directory.offers.filter(({ is_active }) => is_active).slice(0, 2);
    const page = await openLarge(`/compare?offers=${two.map(({ slug, id }) => slug ?? id).join(',')}`);
    const long = await page.locator('th[scope=rowgroup] > span').evaluateAll((titles) =>
      titles
        .filter((title) => {
          const height = Number.parseFloat(getComputedStyle(title).lineHeight);
          const words = title.textContent?.split(' ').length ?? 0;
          return title.getBoundingClientRect().height > (words + 0.5) * height;
        })
        .map((title) => title.textContent),
    );
    expect(long).toEqual([]);
  });

  it('a comparison that somebody shared is as wide as the screen where it can replace the own list', async () => {
    const { directory } = await sharedSite();
    const [own, ...others] = directory.offers.filter(({ is_active }) => is_active);
    const page = await openLarge('/about');
    const list = JSON.stringify([{ id: own?.id, name: own?.name }]);
    await page.evaluate((value) => localStorage.setItem('tussock_comparison', value), list);
    const { origin } = new URL(page.url());
    const shared = others.slice(0, 2).map(({ slug, id }) => slug ?? id);
    await gotoLive(page, `${origin}/compare?offers=${shared.join(',')}`);
    await page.getByRole('button', { name: 'Keep these instead of mine' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});

it('in a short window the columns to choose from are above the table', async () => {
  const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
  const { page } = await openPage(browser, { viewport: { width: 844, height: 390 } });
  await gotoLive(page, `${site.address}/offers?layout=table`);
  await page.locator('summary', { hasText: 'Columns' }).click();
  const form = page.locator('form:has(> fieldset > legend:text-is("Columns of the table"))');
  const covered = await form.evaluate((box) => {
    const found = new Set<string>();
    box.scrollIntoView({ block: 'start' });
    for (const down of [0, 200, 200]) {
      scrollBy(0, down);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      for (let y = Math.max(top, 70) + 4; y < Math.min(bottom, innerHeight) - 4; y += 4)
        for (let x = left + 4; x < right - 4; x += 4) {
          const at = document.elementFromPoint(x, y);
          if (at && !box.contains(at)) found.add(`${at.tagName} ${at.className}`);
        }
    }
    return [...found];
  });
  expect(covered).toEqual([]);
  await page.context().close();
});

/** Of the height of the screen, the share that no bar covers. */
const freeShare = (page: Page) =>
  page.evaluate(() => {
    const bars = 'header, .list-bar, [data-tray], main .sticky';
    const heights = Array.from({ length: innerHeight }, (_, y) => y);
    return (
      heights.filter((y) => !document.elementFromPoint(innerWidth / 2, y)?.closest(bars)).length / innerHeight
    );
  });

describe('with text a third larger on a phone', () => {
  it('the bars of a list and of an offer leave two thirds of the screen to read, with a comparison begun', async () => {
    const { address } = await sharedSite();
    const page = await openLarge('/offers?status=Open', A_THIRD_LARGER);
    const buttons = page.getByRole('button', { name: /^Compare / });
    await buttons.first().click();
    await page.getByRole('region', { name: 'Comparison', exact: true }).waitFor();
    for (const path of [null, '/offers/akeake-karaka-road-development']) {
      if (path) await gotoLive(page, address + path);
      await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
      await expect.poll(() => freeShare(page)).toBeGreaterThan(0.66);
    }
    // What is folded is one press away.
    const tray = page.getByRole('region', { name: 'Comparison', exact: true });
    await tray.getByRole('button', { name: /^Comparison/ }).click();
    await tray.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => tray.count()).toBe(0);
  });
});

/** The space between letters, words and lines that a reader may set (WCAG 2.2, 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

it.each([
  ['', 'p.a., after fees'],
  ['&rate=person-33', 'After fees; growth untaxed'],
])('with more space between letters no word about a figure of the table is cut, %s', async (rate, words) => {
  const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await gotoLive(page, `${site.address}/offers?layout=table${rate}`);
  const notes = page.locator('.offer-table td.text-right > small');
  expect(await notes.filter({ hasText: words }).count()).toBeGreaterThan(0);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
  const cut = await notes.evaluateAll((all) =>
    all
      .filter((note) => {
        const { right, bottom } = note.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(note);
        const end = text.getBoundingClientRect();
        const isClipped = getComputedStyle(note).overflow !== 'visible';
        return isClipped && (end.right > right + 2 || end.bottom > bottom + 2);
      })
      .map((note) => note.textContent),
  );
  expect(cut).toEqual([]);
  await page.context().close();
});
