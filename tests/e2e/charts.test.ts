import { hasEnded } from '@tussock/core/offer/status';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { isSeen, LOOKS } from '../support/looks';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

/** What is drawn in the charts of a page: the shapes and texts of those drawings that are shown. */
const shownDrawings = (page: Page) =>
  page
    .locator('figure.chart svg:visible')
    .evaluateAll((drawings) =>
      drawings.map((drawing) => drawing.innerHTML.replace(/ id="[^"]*"| fill="url\([^"]*"/g, '')),
    );

const LOAN = 'cambridge-equestrian-second-mortgage';

/** Every page of a chart, with how many it has at least. */
const PAGES: [path: string, charts: number][] = [
  ['/', 1],
  ['/track-record', 1],
  ['/track-record?asset_class=property&asset_class=forestry', 1],
  ['/providers/kanuka-ridge-carbon', 1],
  ['/asset-classes/private-credit', 1],
  [`/offers/${LOAN}`, 3],
  [`/compare?offers=${LOAN},matagouri-southern-bridging-pool-series-4`, 1],
  ['/aip-investor-visa', 1],
  ['/pie-structure', 1],
  ['/venture-capital', 1],
  ['/blog/the-venture-fund-j-curve', 1],
  ['/portfolio-builder', 2],
];

/** The bars of a chart that is shown, from top to bottom: the length of each as a part of the longest, its look and its words. */
const barsOf = (page: Page, title: RegExp) =>
  page
    .locator('figure.chart', { hasText: title })
    .locator('svg:visible > g:has(> .c-name)')
    .evaluateAll((groups) => {
      const lengths = groups.map((group) =>
        [...group.querySelectorAll('rect')].reduce((sum, bar) => sum + Number(bar.getAttribute('width')), 0),
      );
      return groups.map((group, at) => ({
        part: (lengths[at] ?? 0) / Math.max(...lengths),
        bars: group.querySelectorAll('rect').length,
        look: group.querySelector('rect')?.getAttribute('class') ?? null,
        words: [...group.querySelectorAll('text')].slice(1).map((text) => text.textContent),
      }));
    });

const tableOf = (page: Page, title: RegExp) =>
  page
    .locator('figure.chart', { hasText: title })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    );

it.each(PAGES.map((page, at) => [...page, at] as const))(
  'the charts of %s are accessible, named by their titles alone, and the same pictures without scripts, one for each width',
  async (path, charts, at) => {
    const still = await openPage(browser, { javaScriptEnabled: false });
    await still.page.goto(site.address + path);
    // Loaded in a look that is judged, and drawn at the other width: a picture that was chosen as it was loaded would be wrong there.
    const looks = [...LOOKS].sort((one, other) => Number(isSeen(at, other)) - Number(isSeen(at, one)));
    const live = await openPage(browser, { reducedMotion: 'reduce' });
    const asked: string[] = [];
    live.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const lookAs = async ({ colorScheme, width }: (typeof LOOKS)[number]) => {
      await live.page.setViewportSize({ width, height: 1000 });
      await live.page.emulateMedia({ colorScheme });
    };
    if (looks[0]) await lookAs(looks[0]);
    await gotoLive(live.page, site.address + path);
    for (const { width } of looks) {
      for (const { page } of [still, live]) await page.setViewportSize({ width, height: 1000 });
      const drawn = await shownDrawings(still.page);
      expect(drawn.length).toBeGreaterThanOrEqual(charts);
      expect(await shownDrawings(live.page)).toEqual(drawn);
    }
    const heard = await live.page.locator('main').ariaSnapshot();
    // One that is folded away is named once it is opened.
    const captions = live.page.locator('figure.chart figcaption > :first-child').filter({ visible: true });
    const titles = await captions.allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(charts);
    for (const title of titles) {
      expect(await live.page.getByRole('figure', { name: title, exact: true }).count(), title).toBe(1);
      // As a name and as the caption.
      expect(heard.split(title).length - 1, title).toBe(2);
    }
    await live.page.locator('figure.chart summary').evaluateAll((all) => {
      for (const summary of all) (summary as HTMLElement).click();
    });
    for (const look of looks.filter((each) => isSeen(at, each))) {
      await lookAs(look);
      expect(await violationsOf(live.page, `${path} ${look.colorScheme} ${look.width}`)).toEqual([]);
    }
    // Neither in the page's state nor read again: the HTML has them.
    const state = await live.page.locator('#page-state').textContent();
    // A post has its charts in its text.
    if (!path.startsWith('/blog/')) expect(state).not.toContain('"phone":{');
    expect(asked.filter((address) => address.startsWith('/api/charts'))).toEqual([]);
    expect(live.complaints).toEqual([]);
    await Promise.all([still, live].map(({ page }) => page.context().close()));
  },
);

it('a mark of a chart leads to its offer with a pointer, and is no stop of the keyboard: the table has the same links', async () => {
  const { page, complaints } = await openPage(browser);
  await gotoLive(page, `${site.address}/asset-classes/private-credit`);
  const chart = page.locator('figure.chart').first();
  const marks = chart.locator('svg:visible a');
  const names = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label') ?? ''));
  const stops = await marks.evaluateAll((all) => all.map((mark) => (mark as SVGAElement).tabIndex));
  expect(new Set(stops)).toEqual(new Set([-1]));
  const addresses = (all: Element[]) => all.map((link) => link.getAttribute('href')).sort();
  await chart.locator('summary').click();
  expect(await chart.locator('table a').evaluateAll(addresses)).toEqual(await marks.evaluateAll(addresses));
  expect(names.every((name) => /: Target .+, Minimum .+/.test(name))).toBe(true);
  const address = await marks.first().getAttribute('href');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await marks.first().locator('circle').first().click();
  await page.waitForURL(`**${address}`);
  // Followed as the router's own links are, and what is drawn there is read.
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.locator('figure.chart', { hasText: 'This offer and' }).waitFor();
  await page.goBack();
  await chart.locator('svg:visible a').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it.each(LOOKS)(
  'the watchlist draws the terms and payments of its offers, in $colorScheme at $width pixels',
  async ({ colorScheme, width }) => {
    const { page, complaints } = await openPage(browser, { colorScheme, viewport: { width, height: 1000 } });
    const listed = site.directory.offers.filter(
      (offer) => offer.is_active && !offer.is_exclusive && !hasEnded(offer),
    );
    const watched = [
      ...listed
        .filter(({ term_months, distribution }) => term_months && distribution === 'quarterly')
        .slice(0, 2),
      ...listed
        .filter(({ term_months, distribution }) => term_months && distribution === 'monthly')
        .slice(0, 1),
      ...listed
        .filter(({ term_months, distribution }) => !term_months && distribution === 'annual')
        .slice(0, 1),
      ...listed
        .filter(({ term_months, distribution }) => term_months && distribution === 'at-maturity')
        .slice(0, 1),
    ];
    // No page of the app: it would read what is stored, and write it.
    await page.goto(`${site.address}/robots.txt`);
    await page.evaluate(
      (list) => localStorage.setItem('tussock_watchlist', list),
      JSON.stringify(watched.map((offer) => ({ ...offer, seen: offer }))),
    );
    await gotoLive(page, `${site.address}/watchlist`);
    const [terms, payments] = [/on your watchlist states? a term/, /on your watchlist pays? during the year/];
    // Each offer is read on its own, and the charts grow.
    await expect.poll(async () => (await tableOf(page, payments)).length).toBe(watched.length);
    await page.locator('figure.chart summary').evaluateAll((all) => {
      for (const summary of all) (summary as HTMLElement).click();
    });
    expect(await violationsOf(page, `/watchlist ${colorScheme} ${width}`)).toEqual([]);

    const offerOf = (name: string) => watched.find((offer) => offer.name === name);
    const rows = (await tableOf(page, terms)).map(([name = '']) => offerOf(name)?.term_months ?? null);
    const longest = Math.max(...rows.map((months) => months ?? 0));
    const bars = await barsOf(page, terms);
    expect(rows).toHaveLength(watched.length);
    for (const [at, months] of rows.entries()) {
      expect(bars[at]?.look).toBe(months === null ? 'c-unknown' : 'c-own');
      if (months !== null) expect(bars[at]?.part).toBeCloseTo(months / longest, 2);
    }

    const paid = await tableOf(page, payments);
    const drawn = await barsOf(page, payments);
    const YEARLY: Record<string, number> = { monthly: 12, quarterly: 4, annual: 1 };
    expect(paid).toHaveLength(watched.length);
    for (const [at, [name = '', , cell]] of paid.entries()) {
      const times = YEARLY[offerOf(name)?.distribution ?? ''] ?? 0;
      expect(cell).toMatch(times ? new RegExp(`^${times}$`) : /^(None|One, at its end|Not stated)$/);
      expect(drawn[at]?.bars).toBe(times);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

it('the builder draws the shares of its table, of any mix', async () => {
  const { page, complaints } = await openPage(browser);
  await gotoLive(page, `${site.address}/portfolio-builder`);
  const ladder = /could usually be cashed/;
  await page.locator('figure.chart', { hasText: ladder }).locator('summary').click();
  const mixes: string[] = [];
  for (const model of ['Income first', 'Venture-heavy']) {
    await page.getByRole('radio', { name: model }).check();
    const table = await tableOf(page, ladder);
    const shares = table.map(([, share = '']) => Number.parseFloat(share) || 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
    const bars = await barsOf(page, ladder);
    for (const [at, share] of shares.entries()) {
      expect(bars[at]?.part).toBeCloseTo(share / Math.max(...shares), 2);
      expect(bars[at]?.words).toEqual([share > 0 ? `${share.toFixed(1)}%` : 'Nothing']);
    }
    mixes.push(shares.join());
  }
  expect(new Set(mixes).size).toBe(2);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('the fees over the term are there without scripts, and follow the amount and the term with them', async () => {
  const fees = (page: Page) =>
    page.locator('figure.chart figcaption', { hasText: 'The stated fees come to' });
  const still = await openPage(browser, { javaScriptEnabled: false });
  await still.page.goto(`${site.address}/offers/${LOAN}`);
  await still.page.locator('summary', { hasText: 'Step by step' }).click();
  expect(await fees(still.page).locator('p').first().textContent()).toBe(
    'The stated fees come to $750 over 1 year on $75,000',
  );
  expect(await still.page.locator('figure.chart:has(figcaption) svg:visible').count()).toBeGreaterThan(3);
  await still.page.context().close();
  const { page, complaints } = await openPage(browser);
  await gotoLive(page, `${site.address}/offers/${LOAN}`);
  const part = page.getByRole('region', { name: 'After fees and tax' });
  await part.locator('summary', { hasText: 'Step by step' }).click();
  await part.getByRole('textbox', { name: /^Amount invested/ }).fill('200000');
  await part.getByRole('textbox', { name: /^Term/ }).fill('3');
  await expect
    .poll(() => fees(page).locator('p').first().textContent())
    .toBe('The stated fees come to $6,000 over 3 years on $200,000');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('the waterfall follows the visitor’s amount, which stays in the browser', async () => {
  const { page } = await openPage(browser);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await gotoLive(page, `${site.address}/offers/${LOAN}`);
  const part = page.getByRole('region', { name: 'After fees and tax' });
  const drawing = part.locator('figure.chart > svg:visible').first();
  const before = await drawing.textContent();
  await part.locator('summary', { hasText: 'Step by step' }).click();
  const amount = part.getByRole('textbox', { name: /^Amount invested/ });
  await amount.fill('1234000');
  await expect.poll(() => drawing.textContent()).not.toBe(before);
  // 12.5% of it.
  expect(await drawing.textContent()).toContain('$154,250');
  expect(sent.filter((request) => request.includes('1234000'))).toEqual([]);
  await page.context().close();
});

it('lines of a scale end before the words that they meet on a phone', async () => {
  const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.address}/track-record`);
  const words = await page.locator('figure.chart svg:visible text').evaluateAll((all) =>
    all.map((each) => {
      const { paintOrder, strokeWidth, stroke } = getComputedStyle(each);
      return [paintOrder, Number.parseFloat(strokeWidth) >= 6, stroke];
    }),
  );
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(words.length).toBeGreaterThan(5);
  for (const look of words) expect(look).toEqual(['stroke', true, paper]);
  await page.context().close();
});

it('the years of a projection are apart at every width', async () => {
  const { page } = await openPage(browser, { viewport: { width: 320, height: 844 } });
  await page.goto(`${site.address}/portfolio-builder`);
  const words = page.locator('[aria-hidden]:has(> svg) > div').filter({ hasText: /^(Year|Start)/ });
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => words.last().innerText()).toMatch(/^Start.*10$/s);
    const years = await words.locator('visible=true').evaluateAll((all) =>
      all
        .flatMap((each) => (each.children.length > 0 ? [...each.children] : [each]))
        .map((word) => {
          const text = document.createRange();
          text.selectNodeContents(word);
          return text.getBoundingClientRect();
        }),
    );
    expect(years.length, `${width} px`).toBeGreaterThan(5);
    for (const [at, { right }] of years.entries())
      expect(years[at + 1]?.left ?? Infinity, `${width} px`).toBeGreaterThan(right);
  }
  await page.context().close();
});

it('tells the line of today from those of the years where colours are forced', async () => {
  const { page } = await openPage(browser);
  await page.emulateMedia({ forcedColors: 'active' });
  await gotoLive(page, `${site.address}/aip-investor-visa`);
  const longest = (look: string) =>
    page
      .locator(`figure.chart svg:visible .c-${look}`)
      .first()
      .evaluate((line) =>
        Math.max(...getComputedStyle(line).strokeDasharray.split(/[, ]+/).map(Number.parseFloat)),
      );
  expect(await longest('guide')).toBeGreaterThanOrEqual(2 * (await longest('grid')));
  await page.context().close();
});
