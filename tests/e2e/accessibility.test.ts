import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CountOfAaa } from '../support/alfa';
import { violationsOf } from '../support/axe';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { isSeen, LOOKS } from '../support/looks';
import { pageKinds } from '../support/page-kinds';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

it('is looked at by two engines, each of which finds what the other does not', async () => {
  const { page } = await openPage(browser);
  // Alfa by itself would read none of these styles, for the sake of the first rule.
  const styles = '@property --a { syntax: "*"; inherits: false } .pale { color: #bbb }';
  await page.setContent(
    `<html lang="en"><title>A</title><style>${styles}</style><main><h1>A</h1><ul></ul><ul><p class="pale">B</p></ul></main>`,
  );
  const found = (await violationsOf(page, 'planted')).map((finding) => finding.split(': ')[1]);
  expect(found).toEqual(['list', 'sia-r68', 'sia-r68', 'sia-r69', 'sia-r87']);
  await page.context().close();
});

/** The distances between lines, letters and words that success criterion 1.4.12 names. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Spaces the text of a page further, and opens its menu. */
const spaceText = (page: Page) =>
  page.evaluate((styles) => {
    // The content security policy allows no style element here.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const menu = document.querySelector<HTMLDetailsElement>('header details');
    if (menu) menu.open = true;
  }, SPACED);

const beyondScreen = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('header a, header button, header summary')];
    const cut = parts.filter((part) => part.getBoundingClientRect().right > innerWidth);
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? ['page'] : []),
      ...cut.map((part) => part.textContent),
    ];
  });

/** Gives all that is named on a page, and what it is called there, a name of one long word: offers, firms, columns, parts. */
const nameInOneWord = (page: Page) =>
  page.evaluate(() => {
    for (const name of document.querySelectorAll('main :is(h1, h2, h3, th, li[aria-current], .byline)'))
      (name.querySelector('a, button') ?? name).replaceChildren('Taumata'.repeat(12));
  });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Width of a sheet of A4 within its margins, in pixels. */
const SHEET = 688;
const PHONE = { width: 390, height: 844 };
/** The size of text that a reader chose in the browser's settings, in pixels; 16 where nothing was chosen. */
const [USUAL, TWICE] = [16, 32];

describe.each(LOOKS)('kinds of pages in $colorScheme at $width pixels', ({ colorScheme, width, number }) => {
  // To load a page takes longer than to look at it, so each is loaded once for all that is said of it.
  const found = {
    byEngines: [] as string[],
    spaced: [] as string[],
    twice: [] as string[],
    long: [] as string[],
    onPaper: [] as string[],
    inForcedColours: [] as string[],
    complaints: [] as string[],
    pages: 0,
  };
  beforeAll(async () => {
    const viewport = { width, height: width < 600 ? 844 : 1000 };
    const { page, complaints } = await openPage(browser, {
      colorScheme,
      viewport,
      reducedMotion: 'reduce',
      // Some targets are larger for a finger, and then nearer to others.
      hasTouch: width < 600,
    });
    const settings = await page.context().newCDPSession(page);
    const setText = (standard: number) =>
      settings.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
    const aaa: CountOfAaa = new Map();
    for (const address of pageKinds(site.directory).filter((_, at) => isSeen(at, { number }))) {
      await gotoLive(page, site.address + address);
      found.byEngines.push(...(await violationsOf(page, address, aaa)));
      // For who asks for less motion a change takes a moment, and is not there yet when it is looked at at once.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      if (COLOURED.includes(address)) {
        found.inForcedColours.push(...(await faultsInForcedColours(page, address)));
        await page.emulateMedia({ colorScheme });
      }
      found.onPaper.push(...(await faultsOnPaper(page, address)));
      await page.setViewportSize(PHONE);
      await setText(TWICE);
      const wide = await widthOf(page);
      if (wide > PHONE.width) found.twice.push(`${address}: ${wide} pixels`);
      await setText(USUAL);
      await spaceText(page);
      for (const narrow of [390, 320]) {
        await page.setViewportSize({ ...PHONE, width: narrow });
        const beyond = await beyondScreen(page);
        found.spaced.push(...beyond.map((part) => `${address} at ${narrow} pixels: ${part}`));
      }
      await nameInOneWord(page);
      const long = await widthOf(page);
      if (long > 320) found.long.push(`${address}: ${long} pixels`);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      found.pages += 1;
    }
    console.info(
      `Failures of level AAA: ${[...aaa].map(([rule, times]) => `${times} of ${rule}`).join(', ')}`,
    );
    found.complaints.push(...complaints);
    await page.context().close();
  }, 600_000);

  it('are looked at, each in one of the looks', () => {
    const all = pageKinds(site.directory).length;
    expect(found.pages).toBeGreaterThanOrEqual(Math.floor(all / LOOKS.length));
  });

  it('have nothing that axe or alfa finds, no complaint in the console, and fit the screen', () => {
    expect(found.byEngines).toEqual([]);
    expect(found.complaints.filter((complaint) => !complaint.includes('404 (Not Found)'))).toEqual([]);
  });

  it('are no wider than a phone where a reader spaces the text further, and no link of their menu is cut off', () => {
    expect(found.spaced).toEqual([]);
  });

  it('need no scrolling sideways on a phone with text at twice the size', () => {
    expect(found.twice).toEqual([]);
  });

  it('are no wider than the smallest phone where every name is one long word', () => {
    expect(found.long).toEqual([]);
  });

  it('are no wider than their sheet on paper, each says from where and when it was read, and none asks for a click', () => {
    expect(found.onPaper).toEqual([]);
  });

  it('have a reader’s own colours in drawings where they are forced, an edge of badges, and the grey of disabled buttons', () => {
    expect(found.inForcedColours).toEqual([]);
  });
});

/** Lists and tools, whose controls nobody can use on paper. */
const WITH_CONTROLS = [
  ...['/offers', '/offers?layout=table', '/offers?layout=chart', '/track-record'],
  ...['/portfolio-builder', '/my-situation', '/qualify'],
];

async function faultsOnPaper(page: Page, address: string): Promise<string[]> {
  const today = new Date().toLocaleDateString('en-NZ', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Pacific/Auckland',
  });
  await page.setViewportSize({ width: SHEET, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const width = await widthOf(page);
  const read = page.locator('footer').getByText(`Read from Tussock on ${today}, release`);
  const words = (await read.isVisible()) ? await read.textContent() : '';
  const controls = page.locator('button, summary').filter({ visible: true });
  const left = WITH_CONTROLS.includes(address) ? await controls.allTextContents() : [];
  await page.emulateMedia({ media: 'screen' });
  const { pathname, search } = new URL(page.url());
  return [
    ...(width > SHEET ? [`${address}: ${width} pixels`] : []),
    ...(words?.endsWith(pathname + search) ? [] : [`${address}: ${words}`]),
    ...left.map((name) => `${address} asks for a click: ${name}`),
  ];
}

/** Pages with drawings, badges and buttons that are disabled. */
const COLOURED = ['/offers', '/portfolio-builder', '/track-record', '/my-situation'];

/** What has not the colours of a reader who forces their own, whichever theme was chosen. */
async function faultsInForcedColours(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [colorScheme, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), other);
    const found = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const system = (name: string) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      };
      const words = system('CanvasText');
      const grey = system('GrayText');
      probe.remove();
      const isShown = (element: Element) => element.getClientRects().length > 0;
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
      return {
        icons: all('svg').filter(
          (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color,
        ).length,
        words: all('svg text').filter((text) => getComputedStyle(text).fill !== words).length,
        badges: all('.badge:not(.badge-plain)').filter(
          (badge) => Number.parseFloat(getComputedStyle(badge).outlineWidth) === 0,
        ).length,
        disabled: all(':disabled').filter(
          (button) => getComputedStyle(button).opacity !== '1' || getComputedStyle(button).color !== grey,
        ).length,
      };
    });
    for (const [what, count] of Object.entries(found))
      if (count > 0) faults.push(`${address} in ${colorScheme}: ${count} ${what}`);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

/** Elements within a line where a page has no styles: of text in them, only a space parts it from what is beside it. */
const IN_LINE = 'A, ABBR, B, CITE, CODE, DEL, EM, I, INS, LABEL, MARK, SMALL, SPAN, STRONG, SUB, SUP, TIME';
/** Controls, which a reading view leaves out, and what is drawn for the eye. */
const LEFT_OUT =
  'button, nav, svg, script, [aria-hidden="true"], a:is(.button, [class*="inline-flex"]), [role="status"]';

it('no words run into one another where a page is read without its styles', async () => {
  const { page } = await openPage(browser);
  const found: string[] = [];
  for (const address of pageKinds(site.directory)) {
    const html = await (await fetch(site.address + address)).text();
    // What the page is without scripts, of which nothing is laid out.
    const { glued, texts } = await page.evaluate(gluedWords, { html, inLine: IN_LINE, leftOut: LEFT_OUT });
    found.push(...(texts > 0 ? glued : ['no text was found']).map((pair) => `${address}: ${pair}`));
  }
  expect(found).toEqual([]);
  await page.context().close();
});

function gluedWords({ html, inLine, leftOut }: { html: string; inLine: string; leftOut: string }) {
  const whole = new DOMParser().parseFromString(html, 'text/html');
  const walker = whole.createTreeWalker(whole.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
  const glued: string[] = [];
  let texts = 0;
  let last: Node | null = null;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.parentElement?.closest(leftOut)) continue;
    texts += 1;
    if (
      last &&
      /[\p{L}\p{N}.]$/u.test(last.textContent ?? '') &&
      /^[\p{L}\p{N}]/u.test(text.textContent ?? '')
    ) {
      const range = whole.createRange();
      range.setStart(last, 0);
      range.setEnd(text, 1);
      const around = range.commonAncestorContainer;
      let isOneLine = text !== last;
      for (const end of [last, text])
        for (let at = end.parentElement; at && at !== around; at = at.parentElement)
          isOneLine &&= at.matches(inLine);
      // A control between two texts parts them.
      if (isOneLine && !range.cloneContents().querySelector('br, button, input, svg, img'))
        glued.push(`${last.textContent?.slice(-30)}|${text.textContent?.slice(0, 30)}`);
    }
    last = text;
  }
  return { glued, texts };
}

/** The colours that tokens have in a page, as red, green and blue. */
const TOKENS = ['ink', 'muted', 'pine', 'gold', 'blue', 'red', 'line', 'control'] as const;
const GROUNDS = ['paper', 'card'] as const;
/** Grounds of badges, notices and boxes: words are on them, and no edges. */
const SOFT_GROUNDS = ['pine-soft', 'gold-soft', 'blue-soft', 'grey-soft', 'red-soft'] as const;

const coloursOf = (page: Page, names: readonly string[]) =>
  page.evaluate((tokens) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colours = tokens.map((token) => {
      // A colour that is not there would be that of the text around it.
      if (getComputedStyle(document.documentElement).getPropertyValue(`--${token}`) === '')
        throw new Error(`There is no --${token}.`);
      probe.style.color = `var(--${token})`;
      return [token, (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number)] as const;
    });
    probe.remove();
    return Object.fromEntries(colours);
  }, names);

/** Of red, green and blue. */
const LUMINANCE = [0.2126, 0.7152, 0.0722];

function contrast(one: number[] = [], other: number[] = []): number {
  const light = ([red = 0, green = 0, blue = 0]: number[]) =>
    [red, green, blue]
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, at) => sum + part * (LUMINANCE[at] ?? 0), 0);
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

it('words have 7:1 and edges 3:1 where a reader asks for more contrast, whatever the screen and the theme', async () => {
  const { page } = await openPage(browser);
  await gotoLive(page, `${site.address}/about`);
  const low: string[] = [];
  for (const [colorScheme, theme] of [
    ['light', null],
    ['dark', null],
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await page.evaluate((chosen) => {
      if (chosen) document.documentElement.setAttribute('data-theme', chosen);
      else document.documentElement.removeAttribute('data-theme');
    }, theme);
    const colours = await coloursOf(page, [...TOKENS, ...GROUNDS, ...SOFT_GROUNDS]);
    for (const token of TOKENS)
      for (const ground of token === 'line' ? GROUNDS : [...GROUNDS, ...SOFT_GROUNDS]) {
        const found = contrast(colours[token], colours[ground]);
        if (found < (token === 'line' ? 3 : 7))
          low.push(`${colorScheme} with the theme ${theme}, ${token} on ${ground}: ${found.toFixed(2)}`);
      }
  }
  expect(low).toEqual([]);
  await page.context().close();
});

describe('where a reader’s own colours are forced', () => {
  it('a form that no script has reached is grey in its fields alone', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${site.address}/apply`);
    const colour = (part: Locator) => part.evaluate((words) => getComputedStyle(words).color);
    const [title, step, question, field] = await Promise.all(
      ['h1', 'form h2', 'form legend', 'form input[name=name]'].map((part) =>
        colour(page.locator(part).first()),
      ),
    );
    expect([step, question]).toEqual([title, title]);
    expect(field).not.toBe(title);
    await page.context().close();
  });

  it('the result that the arrows are at is told from the others', async () => {
    const { page } = await openPage(browser);
    await page.emulateMedia({ forcedColors: 'active' });
    await gotoLive(page, `${site.address}/about`);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('forestry');
    await page.getByRole('option').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    const grounds = await page
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => [
          option.getAttribute('aria-selected') === 'true',
          getComputedStyle(option).backgroundColor,
        ]),
      );
    const chosen = grounds.filter(([isChosen]) => isChosen).map(([, ground]) => ground);
    expect(chosen).toHaveLength(1);
    expect(grounds.filter(([, ground]) => ground === chosen[0])).toHaveLength(1);
    await page.context().close();
  });
});

describe('what is read without its place', () => {
  const offer = () => {
    const { offers, providers, platforms } = site.directory;
    const hasWebsite = (firms: readonly { id: string; website: string | null }[], id: string | null) =>
      firms.some((firm) => firm.id === id && firm.website !== null);
    return offers.find(
      ({ is_active, provider_id, platform_id }) =>
        is_active && hasWebsite(providers, provider_id) && hasWebsite(platforms, platform_id),
    );
  };

  it.each([
    ['the home page', () => '/'],
    ['an offer of a provider through a platform', () => `/offers/${offer()?.slug}`],
  ])('has links with one name for one address, and names for all that opens: %s', async (_, path) => {
    const { page } = await openPage(browser);
    await gotoLive(page, site.address + path());
    const addresses = new Map<string, Set<string | null>>();
    // Read in one call: three for each link took most of the time of this test.
    const links = await page.locator('main a[href]:not(.mark, svg a):visible').evaluateAll((all) =>
      all.map((link) => ({
        name: link.getAttribute('aria-label') ?? link.textContent ?? '',
        address: link.getAttribute('href'),
      })),
    );
    for (const { name, address } of links)
      addresses.set(name, (addresses.get(name) ?? new Set()).add(address));
    expect(addresses.size).toBeGreaterThan(5);
    expect([...addresses].filter(([, of]) => of.size > 1)).toEqual([]);
    const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
    const opens = nodes
      .filter(({ role }) => role?.value === 'DisclosureTriangle')
      .map(({ name }) => name?.value);
    expect(new Set(opens).size).toBe(opens.length);
    await page.context().close();
  });
});

/** Ranges and days that an offer, the builder and a post have in a sentence. */
it.each(['/offers/inanga-instruments-seed-round', '/portfolio-builder', '/blog/reading-a-track-record'])(
  'on a phone no range and no day of a sentence is broken: %s',
  async (path) => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await gotoLive(page, site.address + path);
    const broken = await page.locator('main :is(p, figcaption):visible').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        const letters: [Node, number][] = [];
        let words = '';
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
            letters.push([node, at]);
            words += letter;
          }
        return [...words.matchAll(/\d\S*–\S*\d|\b\d{1,2} [A-Z][a-z]+ \d{4}\b/g)].flatMap(
          ({ 0: whole, index }) => {
            const levels = letters.slice(index, index + whole.length).map(([node, at]) => {
              const letter = document.createRange();
              letter.setStart(node, at);
              letter.setEnd(node, at + 1);
              return letter.getBoundingClientRect();
            });
            const tops = levels.filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 8));
            return new Set(tops).size > 1 ? [whole] : [];
          },
        );
      }),
    );
    expect(broken).toEqual([]);
    await page.context().close();
  },
);
