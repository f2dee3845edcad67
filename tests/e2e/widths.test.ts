import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../support/browser';
import { sharedSite } from '../support/site';

/** At this width pages get their second column, and lists their rail. */
const FIRST_COLUMNS = 1024;
/** A tablet held upright. */
const TABLET = 768;
const COLUMNS = [TABLET, FIRST_COLUMNS];
/** About four words of small print: a narrower column is read word by word. */
const ROOM_FOR_WORDS = 200;

/** The page of the test before. */
let kept: { of: string; page: Page } | undefined;

/** A page in a window of a width. The tests only look where things are: those of one address that follow each other share its page. */
async function openAt(width: number, path: string): Promise<Page> {
  const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
  const viewport = { width, height: 900 };
  const hasTouch = width < 600;
  const of = `${path} ${hasTouch}`;
  if (kept?.of === of) {
    await kept.page.setViewportSize(viewport);
    return kept.page;
  }
  await closeKept();
  const { page } = await openPage(browser, { viewport, hasTouch });
  await page.goto(`${site.address}${path}`);
  kept = { of, page };
  return page;
}

async function closeKept(): Promise<void> {
  const page = kept?.page;
  kept = undefined;
  await page?.context().close();
}
afterAll(closeKept);

/** How far the marks of cards, or of another part, are from the end of the words before them, in pixels, infinitely far on another line: of one mark at least. */
async function distancesOfMarks(page: Page, part = '.offer-card'): Promise<number[]> {
  const distances = await page.locator(`${part} dd .mark`).evaluateAll((marks) =>
    marks.map((mark) => {
      const words = document.createRange();
      words.setStart(mark.closest('dd') ?? mark, 0);
      words.setEndBefore(mark);
      // The exact amount, which only screen readers read, is a pixel wide.
      const last = [...words.getClientRects()].filter((line) => line.width > 2).at(-1);
      const { left, top, bottom } = mark.getBoundingClientRect();
      const isBeside = (top + bottom) / 2 > (last?.top ?? 0) && (top + bottom) / 2 < (last?.bottom ?? 0);
      return isBeside ? left - (last?.right ?? 0) : Number.POSITIVE_INFINITY;
    }),
  );
  expect(distances.length, `marks of ${part}`).toBeGreaterThan(0);
  return distances;
}

it.each([
  ['the aside of a form', '/apply', 'main aside dd'],
  ['the answers so far of the check', '/qualify', 'main aside p'],
  ['the figures of an asset class', '/asset-classes/property', 'main dl dd'],
  ['the name of a fund', '/funds', 'main li div:has(> h2)'],
  ['the name of a firm', '/providers', 'main li div:has(> h2)'],
  ['the name of an offer of a firm', '/providers/akeake-industrial', 'main li div:has(> h3)'],
])('%s has room for words where there is just room for it', async (_, path, part) => {
  const page = await openAt(FIRST_COLUMNS, path);
  const width = await page
    .locator(part)
    .first()
    .evaluate((box) => box.clientWidth);
  expect(width).toBeGreaterThanOrEqual(ROOM_FOR_WORDS);
});

it.each(COLUMNS)(
  'at %d px the line below the name of an offer has the whole width of its card',
  async (width) => {
    const page = await openAt(width, '/offers');
    const cards = await page.locator('.offer-card').evaluateAll((all) =>
      all.map((card) => {
        const [line, facts] = ['.byline', 'dl'].map((part) => card.querySelector(part)?.clientWidth);
        return line === facts;
      }),
    );
    expect(cards.length).toBeGreaterThan(10);
    expect(cards).not.toContain(false);
  },
);

it.each(COLUMNS)('at %d px a mark of a card is beside the words that it is for', async (width) => {
  const page = await openAt(width, '/offers');
  const apart = await distancesOfMarks(page);
  expect(apart.length).toBeGreaterThan(10);
  expect(Math.max(...apart)).toBeLessThan(12);
});

it.each(COLUMNS)(
  'at %d px what a target is in begins below it, and is copied with a space before it',
  async (width) => {
    const page = await openAt(width, '/offers');
    const aside = await page.locator('.offer-card dl > :nth-child(2) .unit').evaluateAll((units) =>
      units.map((unit) => {
        const words = document.createRange();
        words.setStart(unit.firstChild ?? unit, 1);
        words.setEndAfter(unit.firstChild ?? unit);
        const figure = unit.previousElementSibling?.getBoundingClientRect().left ?? 0;
        return Math.abs(words.getBoundingClientRect().left - figure);
      }),
    );
    expect(aside.length).toBeGreaterThan(10);
    expect(Math.max(...aside)).toBeLessThan(1);
    const texts = await page.locator('.offer-card dd:has(> .unit)').allInnerTexts();
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts) expect(text).toMatch(/^[\d.–%]+\s+\S/);
  },
);

it.each(COLUMNS)(
  'at %d px an amount in NZD below one of another currency takes at most three lines of a card',
  async (width) => {
    const page = await openAt(width, '/opportunities/high-return');
    const notes = page.locator('.offer-card small', { hasText: 'about NZ$' });
    expect(await notes.count()).toBeGreaterThan(1);
    for (const height of await notes.evaluateAll((all) => all.map((note) => note.clientHeight)))
      expect(height).toBeLessThan(4 * 16);
  },
);

it.each(COLUMNS)('at %d px six figures of an offer that ended have room for words', async (width) => {
  const page = await openAt(width, '/offers?status=Closed');
  const widths = await page
    .locator('.offer-card dl > *')
    .evaluateAll((figures) => figures.map((figure) => figure.clientWidth));
  expect(widths.length).toBeGreaterThan(6);
  expect(Math.min(...widths)).toBeGreaterThan(0.9 * ROOM_FOR_WORDS);
});

it.each(COLUMNS)(
  'at %d px what is said of an offer that ended has a line of a length that can be read',
  async (width) => {
    const page = await openAt(width, '/track-record');
    const notes = await page
      .locator('main li .prose')
      .evaluateAll((all) => all.map((note) => note.clientWidth));
    expect(notes.length).toBeGreaterThan(10);
    expect(Math.min(...notes)).toBeGreaterThan(2 * ROOM_FOR_WORDS);
  },
);

it('the longest name takes at most a quarter of the screen of a phone', async () => {
  const { directory } = await sharedSite();
  const [longest] = [...directory.offers].sort((a, b) => b.name.length - a.name.length);
  const page = await openAt(390, `/offers/${longest?.slug}`);
  expect((await page.locator('h1').boundingBox())?.height).toBeLessThan(844 / 4);
});

it.each([320, 375, TABLET])('what can be done with an offer is in one row at %d px', async (width) => {
  const page = await openAt(width, '/offers/akeake-karaka-road-development');
  const bar = page.locator('article a', { hasText: 'Enquire' }).locator('..');
  expect((await bar.boundingBox())?.height).toBeLessThan(2 * 44);
  const print = page.getByRole('button', { name: 'Print', exact: true });
  expect(await print.isVisible()).toBe(width > 320);
});

/** Its kind of return is not stated: that takes two lines of most columns. */
const LONG_UNIT = '/offers?q=hamilton+medical+rooms';
it.each([
  [320, '/offers'],
  [352, '/offers'],
  [375, '/offers'],
  [390, '/secondary-market'],
  [320, LONG_UNIT],
  [390, LONG_UNIT],
  [1440, LONG_UNIT],
])('a mark at %d px is beside the words that it is for: %s', async (width, path) => {
  const page = await openAt(width, path);
  expect(Math.max(...(await distancesOfMarks(page)))).toBeLessThan(12);
  for (const text of await page.locator('.offer-card dd:has(> .one)').allInnerTexts())
    expect(text).toMatch(/^[\d.–%]+\s+\S/);
});

it('the marks of the newest offers are beside their words on a tablet', async () => {
  const page = await openAt(TABLET, '/');
  const apart = await distancesOfMarks(page, 'section[aria-labelledby=featured-offers]');
  expect(apart.length).toBeGreaterThan(3);
  expect(Math.max(...apart)).toBeLessThan(12);
});

it('the terms of a firm’s offers are in one column, also of those that say what they reached, and marks are beside their words', async () => {
  const page = await openAt(1440, '/providers/dotterel-hollow-mortgage-managers');
  const facts = page.locator('section[aria-labelledby=offers] dl > div');
  const boxes = await facts.evaluateAll((all) =>
    all.map((fact) => [fact.querySelector('dt')?.textContent, fact.getBoundingClientRect().left] as const),
  );
  const edgesOf = (label: string) => boxes.flatMap(([name, left]) => (name === label ? [left] : []));
  expect(edgesOf('Term').length).toBeGreaterThan(2);
  expect(new Set(edgesOf('Term')).size).toBe(1);
  expect(edgesOf('Return reached')).toEqual(edgesOf('Target return').slice(0, 1));
  expect(Math.max(...(await distancesOfMarks(page, 'section[aria-labelledby=offers]')))).toBeLessThan(12);
});

it('where a firm’s offer states no figure, the words for it are one line at the size of its term, and units are spaced as on cards', async () => {
  const page = await openAt(1440, '/providers/ramarama-senior-debt');
  const facts = page.locator('section[aria-labelledby=offers] dl');
  const words = await facts.locator('.words').evaluateAll((all) =>
    all.map((each) => {
      const term = each.closest('dl')?.lastElementChild?.querySelector('dd > span');
      if (!term) throw new Error('An offer has no term');
      return [
        getComputedStyle(each).fontSize === getComputedStyle(term).fontSize,
        each.getClientRects().length,
      ];
    }),
  );
  expect(words.length).toBeGreaterThan(1);
  expect(words.filter(([isTermSize, lines]) => !isTermSize || lines !== 1)).toEqual([]);
  const spaces = await facts
    .locator('.unit')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).letterSpacing));
  expect(new Set(spaces)).toEqual(new Set(['normal']));
});

it('on a phone the button below the filters ends where they do', async () => {
  const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
  const { page } = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${site.address}/offers`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const edgesOf = (part: Locator) =>
    part.evaluate((box) => {
      const { left, right } = box.getBoundingClientRect();
      return [left, right];
    });
  const button = filters.getByRole('button', { name: /^Show \d+ offers$/ });
  expect(await edgesOf(button)).toEqual(await edgesOf(filters.locator('details').first()));
  await page.context().close();
});

/** From the width where the menus of the header stand side by side. */
it.each([992, 1008, FIRST_COLUMNS])('at %d px each link of the header is one line', async (width) => {
  const page = await openAt(width, '/about');
  const lines = await page.locator('header[data-shell] > div > nav :is(a, button)').evaluateAll((all) =>
    all
      .filter((link) => link.checkVisibility())
      .map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return words.getBoundingClientRect().height;
      }),
  );
  expect(lines).toHaveLength(5);
  expect(Math.max(...lines)).toBeLessThan(30);
});

it.each([390, FIRST_COLUMNS])('at %d px a long name of the site stays in the header', async (width) => {
  const page = await openAt(width, '/about');
  const header = page.locator('header[data-shell]');
  const name = header.getByRole('link').first();
  await name
    .locator('span')
    .evaluate((words) => words.append(' Private Markets Directory of Aotearoa New Zealand'));
  const box = await header.boundingBox();
  const inside = await name.boundingBox();
  expect(inside?.y).toBeGreaterThanOrEqual(box?.y ?? Number.POSITIVE_INFINITY);
  expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await closeKept();
});

it('the groups of the footer are in one row as soon as there is room for it', async () => {
  const page = await openAt(TABLET, '/about');
  const tops = await page
    .locator('footer h2')
    .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().top));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});

it.each(['/sources', '/data/dictionary'].flatMap((path) => COLUMNS.map((width) => [path, width] as const)))(
  'no table of %s is wider than its box at %d px',
  async (path, width) => {
    const page = await openAt(width, path);
    const boxes = await page
      .locator('main section:has(> table)')
      .evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
    expect(boxes.length).toBeGreaterThan(0);
    expect(Math.max(...boxes)).toBe(0);
  },
);

it.each([...COLUMNS, 390])(
  'at %d px a name of a column is broken after an underscore and nowhere else',
  async (width) => {
    const page = await openAt(width, '/data/dictionary');
    const lines = await page.locator('th code').evaluateAll((names) =>
      names.flatMap((name) => {
        const parts = [...name.childNodes].filter((part) => part.nodeType === Node.TEXT_NODE);
        return parts.map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getClientRects().length;
        });
      }),
    );
    expect(lines.length).toBeGreaterThan(100);
    expect(Math.max(...lines)).toBe(1);
  },
);

it('on a phone the meaning of a column of the data is read without scrolling aside', async () => {
  const page = await openAt(390, '/data/dictionary');
  const cut = await page.locator('main section:has(> table)').evaluateAll((boxes) =>
    boxes.map((box) => {
      const meaning = box.querySelector('tbody td:not(:first-of-type)');
      return (meaning?.getBoundingClientRect().right ?? 0) - box.getBoundingClientRect().right;
    }),
  );
  expect(cut.length).toBeGreaterThan(5);
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
});

it('on a phone the figures of the newest offers end at one edge, whatever is in a line of its own', async () => {
  const page = await openAt(390, '/');
  const edges = await page.locator('section[aria-labelledby=live-now] .marks-hang').evaluateAll((figures) =>
    figures.flatMap((of) => {
      const range = document.createRange();
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(of, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        // The exact amount is for screen readers alone.
        if (text.parentElement?.closest('.sr-only')) continue;
        range.selectNodeContents(text);
        for (const { bottom, right, width } of range.getClientRects()) {
          const line = Math.round(bottom / 6);
          if (width > 0) lines.set(line, Math.max(lines.get(line) ?? 0, right));
        }
      }
      return [...lines.values()];
    }),
  );
  expect(edges.length).toBeGreaterThan(10);
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1.5);
});

it('on the smallest phones no word of the name of a newest offer is broken', async () => {
  const page = await openAt(320, '/');
  const names = page.locator('section[aria-labelledby=live-now] li .font-serif');
  expect(await names.count()).toBeGreaterThan(3);
  const broken = await names.evaluateAll((all) =>
    all.flatMap((name) => {
      const words = document.createRange();
      return [...(name.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        words.setStart(name.firstChild ?? name, index);
        words.setEnd(name.firstChild ?? name, index + word.length);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

it('a long word in the name of an offer of the secondary market leaves the home page as wide as the phone', async () => {
  const page = await openAt(390, '/');
  const wider = await page
    .locator('section[aria-labelledby=secondary] li .font-serif')
    .first()
    .evaluate((name) => {
      name.textContent =
        'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';
      return document.documentElement.scrollWidth - window.innerWidth;
    });
  // Nobody else sees the page with that name.
  await closeKept();
  expect(wider).toBe(0);
});

it.each([360, 390, 412])(
  'at %d px the arrow of a link to another site is beside its last word',
  async (width) => {
    const page = await openAt(width, '/qualify');
    const below = await page.locator('main a.link:has(svg)').evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link.firstChild ?? link);
        const last = [...words.getClientRects()].at(-1);
        return (link.querySelector('svg')?.getBoundingClientRect().top ?? 0) - (last?.bottom ?? 0);
      }),
    );
    expect(below.length).toBeGreaterThan(3);
    expect(Math.max(...below)).toBeLessThan(0);
  },
);

it.each([320, 360, 390])(
  'at %d px the steps of a return have room for their dollars, which end where the table does',
  async (width) => {
    const page = await openAt(width, '/offers/akeake-industrial-trust-units');
    const steps = page.getByRole('region', { name: 'Steps' });
    if (!(await steps.isVisible())) await page.locator('summary', { hasText: 'Step by step' }).click();
    await steps.waitFor();
    const beyond = await steps.evaluate((box) => box.scrollWidth - box.clientWidth);
    const ends = await steps.locator('tr > :last-child').evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return (
          (cell.closest('table')?.getBoundingClientRect().right ?? 0) - words.getBoundingClientRect().right
        );
      }),
    );
    expect(ends.length).toBeGreaterThan(8);
    expect([beyond, ...ends].filter((distance) => Math.abs(distance) > 0.5)).toEqual([]);
  },
);

it.each([390, 1440])('at %d px the years of the projection are clear of its lowest amount', async (width) => {
  const page = await openAt(width, '/portfolio-builder');
  const edgeOf = (text: string) =>
    page
      .locator(`[aria-hidden=true] span:text-is("${text}")`)
      .evaluateAll((all) =>
        all
          .filter((label) => label.getClientRects().length > 0)
          .map((label) => label.getBoundingClientRect()),
      );
  const [[lowest], [start]] = await Promise.all([edgeOf('$0'), edgeOf('Start')]);
  expect((start?.top ?? 0) - (lowest?.bottom ?? Number.NaN)).toBeGreaterThanOrEqual(4);
});

it.each(['/track-record', '/sources'])(
  'on a phone the bar of %s, which has one order, is one row',
  async (path) => {
    const page = await openAt(390, path);
    const rows = await page
      .locator('.list-bar :is([role=status], button, a, p:not([role]))')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      );
    expect(rows.length).toBeGreaterThan(2);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(4);
  },
);

it('on a phone a row of what the browser keeps is a block, with room for its words', async () => {
  const page = await openAt(390, '/privacy');
  const narrow = await page.locator('main tbody :is(th, td)').evaluateAll(
    (cells, room) => ({
      cells: cells.length,
      narrow: cells
        .filter((cell) => cell.getBoundingClientRect().width < room)
        .map((cell) => cell.textContent),
    }),
    ROOM_FOR_WORDS,
  );
  expect(narrow).toEqual({ cells: expect.any(Number), narrow: [] });
  expect(narrow.cells).toBeGreaterThan(30);
  const named = page.locator('td', { hasText: /^Until you close the tab$/ }).first();
  expect(await named.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"How long" / ""');
});

const LONG_WORD = 'Taumatawhakatangihangakoauauotamateapokaiwhen';
const COMPARED = '/compare?offers=akeake-industrial-trust-units,matagouri-90-day-notice-units';

it.each([
  ['a tag of an offer', '/offers/akeake-industrial-trust-units', 'main dd li > a.link'],
  ['a document of an offer', '/offers/akeake-industrial-trust-units', 'section:has(#documents) li a'],
  ['what else a search finds', '/search?q=forestry', 'main a.font-medium'],
  ['an author of the blog', '/blog', '[aria-label=Author] li a'],
  ['a choice in a form, such as a firm', '/apply', 'main label:has(> input) > span'],
  ['a filter that the words suggest', '/offers?q=forestry', 'main ul a.rounded-full'],
  ['a post to read on', '/blog/how-wholesale-investor-status-works', 'li > a.font-serif'],
])('%s of one long word makes no page wider than a small phone', async (_, path, part) => {
  const page = await openAt(320, path);
  const found = await page.locator(part).evaluateAll((all, word) => {
    for (const one of all) one.textContent = word;
    return all.length;
  }, LONG_WORD);
  expect(found).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await closeKept();
});

it.each([390, FIRST_COLUMNS])(
  'at %d px a filter of one long word keeps to its column, with its count',
  async (width) => {
    const page = await openAt(width, '/offers');
    if (width < FIRST_COLUMNS) await page.getByRole('button', { name: 'Filters' }).click();
    const option = page.locator('.filters label:has(> b):visible').first();
    await option.evaluate((label, word) => {
      label.querySelector('input')?.nextSibling?.replaceWith(word.repeat(2));
    }, LONG_WORD);
    const group = await page.locator('.filters summary:visible').first().boundingBox();
    const count = await option.locator('b').boundingBox();
    const endOf = (box: typeof group) => (box?.x ?? 0) + (box?.width ?? 0);
    expect(endOf(count)).toBeCloseTo(endOf(group), 0);
    expect(endOf(count)).toBeLessThan(width);
    await closeKept();
  },
);

it.each([390, FIRST_COLUMNS])(
  'at %d px the words before the amount of a filter are in one line',
  async (width) => {
    const page = await openAt(width, '/offers');
    if (width < FIRST_COLUMNS) await page.getByRole('button', { name: 'Filters' }).click();
    const heights = await page
      .locator('.filters label:has(> input[name]:not([type])):visible')
      .evaluateAll((labels) =>
        labels.map((label) => {
          const words = document.createRange();
          words.setStart(label, 0);
          words.setEndBefore(label.querySelector('input') ?? label);
          return words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(label).fontSize);
        }),
      );
    expect(heights).toHaveLength(1);
    expect(heights[0]).toBeLessThan(2);
    await closeKept();
  },
);

it.each([
  [390, 195],
  [TABLET, 290],
])('at %d px a column of a comparison is no wider for one long word', async (width, most) => {
  const page = await openAt(width, `${COMPARED},moutere-woodlot-1999-partner-interests`);
  const cell = page
    .locator('.comparison tr', { hasText: /^Provider/ })
    .locator('td')
    .first();
  await cell.evaluate((box, word) => box.replaceChildren(word), LONG_WORD);
  expect(await cell.evaluate((box) => box.clientWidth)).toBeLessThan(most);
  await closeKept();
});

it.each([390, 1440])(
  'at %d px the two buttons of a shared comparison are on one line, with no room after them on a wide page',
  async (width) => {
    const page = await openAt(width, COMPARED);
    const keep = await page.getByRole('button', { name: 'Keep these' }).boundingBox();
    const own = await page.getByRole('link', { name: 'My own list' }).boundingBox();
    expect(own?.y).toBe(keep?.y);
    const table = await page.locator('.comparison').boundingBox();
    const end = (box: typeof own) => (box?.x ?? 0) + (box?.width ?? 0);
    if (width > FIRST_COLUMNS) expect(end(own)).toBeCloseTo(end(table), 0);
  },
);

it('on a phone the row of states for the visa begins at the chosen one, below the words above it', async () => {
  const page = await openAt(390, '/aip-eligible-funds?aip=listed');
  const leftOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  await expect.poll(() => leftOf('nav .one-row [aria-current]')).toBe(await leftOf('main h1'));
});
