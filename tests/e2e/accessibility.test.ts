import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CountOfAaa } from '../support/alfa';
import { violationsOf } from '../support/axe';
import { gotoLive, launchBrowser, openPage, sharedBrowser } from '../support/browser';
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

describe.each(LOOKS)('kinds of pages in $colorScheme at $width pixels', ({ colorScheme, width, number }) => {
  it('has nothing that axe or alfa finds, no complaint in the console, and fits the screen', async () => {
    const { page, complaints } = await openPage(browser, {
      colorScheme,
      viewport: { width, height: width < 600 ? 844 : 1000 },
      // Some targets are larger for a finger, and then nearer to others.
      hasTouch: width < 600,
      reducedMotion: 'reduce',
    });
    const found: string[] = [];
    const aaa: CountOfAaa = new Map();
    for (const address of pageKinds(site.directory).filter((_, at) => isSeen(at, { number }))) {
      await gotoLive(page, site.address + address);
      found.push(...(await violationsOf(page, address, aaa)));
    }
    console.info(
      `Failures of level AAA: ${[...aaa].map(([rule, times]) => `${times} of ${rule}`).join(', ')}`,
    );
    expect(found).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.includes('404 (Not Found)'))).toEqual([]);
    await page.context().close();
  }, 600_000);
});

/** The distances between lines, letters and words that success criterion 1.4.12 names. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Elements within a line where a page has no styles: of text in them, only a space parts it from what is beside it. */
const IN_LINE = 'A, ABBR, B, CITE, CODE, DEL, EM, I, INS, LABEL, MARK, SMALL, SPAN, STRONG, SUB, SUP, TIME';
/** Controls, which a reading view leaves out, and what is drawn for the eye. */
const LEFT_OUT = 'button, nav, svg, script, [aria-hidden="true"], a[class*="inline-flex"], [role="status"]';

it('no words run into one another where a page is read without its styles', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  const found: string[] = [];
  for (const address of pageKinds(site.directory)) {
    await page.goto(site.address + address);
    const glued = await page.evaluate(
      ({ inLine, leftOut }) => {
        const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
        const pairs: string[] = [];
        let last: Node | null = null;
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement?.closest(leftOut)) continue;
          if (
            last &&
            /[\p{L}\p{N}.]$/u.test(last.textContent ?? '') &&
            /^[\p{L}\p{N}]/u.test(text.textContent ?? '')
          ) {
            const range = document.createRange();
            range.setStart(last, 0);
            range.setEnd(text, 1);
            const around = range.commonAncestorContainer;
            let isOneLine = text !== last;
            for (const end of [last, text])
              for (let at = end.parentElement; at && at !== around; at = at.parentElement)
                isOneLine &&= at.matches(inLine);
            // A control between two texts parts them.
            if (isOneLine && !range.cloneContents().querySelector('br, button, input, svg, img'))
              pairs.push(`${last.textContent?.slice(-30)}|${text.textContent?.slice(0, 30)}`);
          }
          last = text;
        }
        return pairs;
      },
      { inLine: IN_LINE, leftOut: LEFT_OUT },
    );
    found.push(...glued.map((pair) => `${address}: ${pair}`));
  }
  expect(found).toEqual([]);
  await page.context().close();
});

/** Width of a sheet of A4 within its margins, in pixels. */
const SHEET = 688;

it('on paper no page is wider than its sheet, and each says from where and when it was read', async () => {
  const { page } = await openPage(browser, { viewport: { width: SHEET, height: 1000 }, colorScheme: 'dark' });
  const today = new Date().toLocaleDateString('en-NZ', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Pacific/Auckland' },
  });
  const found: string[] = [];
  for (const address of pageKinds(site.directory)) {
    await page.emulateMedia({ media: 'screen' });
    await gotoLive(page, site.address + address);
    await page.emulateMedia({ media: 'print' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > SHEET) found.push(`${address}: ${width} pixels`);
    const read = page.locator('footer').getByText(`Read from Tussock on ${today}, release`);
    const words = (await read.isVisible()) ? await read.textContent() : '';
    if (!words?.endsWith(new URL(site.address + address).pathname)) found.push(`${address}: ${words}`);
  }
  expect(found).toEqual([]);
  await page.context().close();
});

describe('where a reader spaces the text further', () => {
  it.each([390, 320])(
    'no page of %i pixels is wider than the screen, and no link of its menu is cut off',
    async (width) => {
      const { page } = await openPage(browser, { viewport: { width, height: 844 } });
      const found: string[] = [];
      for (const address of pageKinds(site.directory)) {
        await gotoLive(page, site.address + address);
        // The content security policy allows no style element here.
        const beyond = await page.evaluate((styles) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(styles);
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
          const menu = document.querySelector<HTMLDetailsElement>('header details');
          if (menu) menu.open = true;
          const parts = [...document.querySelectorAll('header a, header button, header summary')];
          const cut = parts.filter((part) => part.getBoundingClientRect().right > innerWidth);
          return [
            ...(document.documentElement.scrollWidth > innerWidth ? ['page'] : []),
            ...cut.map((part) => part.textContent),
          ];
        }, SPACED);
        found.push(...beyond.map((part) => `${address}: ${part}`));
      }
      expect(found).toEqual([]);
      await page.context().close();
    },
  );
});

/** The colours that tokens have in a page, as red, green and blue. */
const TOKENS = ['ink', 'muted', 'pine', 'gold', 'blue', 'red', 'line', 'control'] as const;
const GROUNDS = ['paper', 'card'] as const;

const coloursOf = (page: Page, names: readonly string[]) =>
  page.evaluate((tokens) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colours = tokens.map((token) => {
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

describe('where a reader asks for more contrast', () => {
  it.each([
    ['light', null],
    ['dark', null],
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)(
    'words have 7:1 and edges 3:1, on a %s screen with the theme %s',
    async (colorScheme, theme) => {
      const { page } = await openPage(browser, { colorScheme });
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await gotoLive(page, `${site.address}/about`);
      if (theme)
        await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
      const colours = await coloursOf(page, [...TOKENS, ...GROUNDS]);
      const low = TOKENS.flatMap((token) =>
        GROUNDS.filter(
          (ground) => contrast(colours[token], colours[ground]) < (token === 'line' ? 3 : 7),
        ).map((ground) => `${token} on ${ground}: ${contrast(colours[token], colours[ground]).toFixed(2)}`),
      );
      expect(low).toEqual([]);
      await page.context().close();
    },
  );
});

it('on a phone with text at twice the size, nothing has to be scrolled sideways', async () => {
  const large = await launchBrowser(['--blink-settings=defaultFontSize=32']);
  try {
    const { page } = await openPage(large, { viewport: { width: 390, height: 844 }, hasTouch: true });
    const found: string[] = [];
    for (const address of pageKinds(site.directory)) {
      await page.goto(site.address + address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 390) found.push(`${address}: ${width} pixels`);
    }
    expect(found).toEqual([]);
    await page.context().close();
  } finally {
    await large.close();
  }
}, 300_000);

describe('where a reader’s own colours are forced', () => {
  it.each(['light', 'dark'] as const)(
    'drawings have them whichever theme was chosen, badges an edge, and disabled buttons their grey (%s)',
    async (colorScheme) => {
      const { page } = await openPage(browser, { colorScheme });
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      for (const address of ['/offers', '/portfolio-builder', '/track-record', '/my-situation']) {
        await gotoLive(page, site.address + address);
        await page.evaluate(
          (other) => document.documentElement.setAttribute('data-theme', other),
          colorScheme === 'light' ? 'dark' : 'light',
        );
        const found = await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement('i'));
          const system = (name: string) => {
            probe.style.color = name;
            return getComputedStyle(probe).color;
          };
          const words = system('CanvasText');
          const isShown = (element: Element) => element.getClientRects().length > 0;
          const all = (selector: string) =>
            [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
          return {
            icons: all('svg').filter(
              (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color,
            ).length,
            words: all('svg text').filter((text) => getComputedStyle(text).fill !== words).length,
            badges: all('.badge:not(.badge-plain)').filter(
              (badge) => Number.parseFloat(getComputedStyle(badge).outlineWidth) === 0,
            ).length,
            disabled: all(':disabled').filter(
              (button) =>
                getComputedStyle(button).opacity !== '1' ||
                getComputedStyle(button).color !== system('GrayText'),
            ).length,
          };
        });
        expect([address, found]).toEqual([address, { icons: 0, words: 0, badges: 0, disabled: 0 }]);
      }
      await page.context().close();
    },
  );

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
