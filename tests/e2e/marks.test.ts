import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { inWords } from '../support/mark-oracle';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

/** An offer with an entry that differs on its minimum or its target, and no lock. */
function offerThatDiffers() {
  const entry = site.directory.sources.find(({ record, field, state }) => {
    const offer = site.directory.offers.find(({ id }) => id === record);
    return state === 'differs' && field === 'target_return_max' && offer?.is_active && !offer.is_exclusive;
  });
  const offer = site.directory.offers.find(({ id }) => id === entry?.record);
  if (!entry || !offer) throw new Error('The sample has no such entry.');
  return { entry, offer };
}

describe('a mark', () => {
  it('opens by key what the ledger has, and closes with Escape, with the focus where it was', async () => {
    const { entry, offer } = offerThatDiffers();
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers/${offer.slug}`);
    const mark = page.locator('dl a.mark.half').first();
    await mark.focus();
    await page.keyboard.press('Enter');
    const popover = page.getByRole('dialog', { name: 'Target return' });
    await popover.waitFor();
    const text = (await popover.textContent()) ?? '';
    expect(text).toContain('Differs');
    expect(text).toContain(entry.title);
    expect(text).toContain(`Grade${entry.tier}`);
    expect(text).toContain(inWords(entry.checked_on));
    expect(await popover.getByRole('link', { name: 'Report this figure' }).getAttribute('href')).toBe(
      `/report?kind=offer&record=${offer.slug}&field=target_return_max`,
    );
    // What heads it is the largest, whatever the size of the figure beside it.
    const sizes = await popover
      .locator('p, dt, dd')
      .evaluateAll((texts) => texts.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    expect(Math.max(...sizes)).toBe(sizes[1]);
    expect(await violationsOf(page, 'with a mark open')).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await popover.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });
    await expect.poll(() => mark.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows an entry that both ends of a range have once', async () => {
    const { offers, sources } = site.directory;
    const entryOf = (id: string, field: string) =>
      sources.find((entry) => entry.record === id && entry.field === field);
    const offer = offers.find(({ id, is_active }) => {
      const [low, high] = [entryOf(id, 'target_return_min'), entryOf(id, 'target_return_max')];
      return is_active && low && high && low.title === high.title && low.outcome === high.outcome;
    });
    const entry = entryOf(offer?.id ?? '', 'target_return_max');
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers/${offer?.slug}`);
    await page.locator('a.mark[href$="#fact-target_return_max"]').first().click();
    const popover = page.getByRole('dialog', { name: 'Target return' });
    await popover.getByText(entry?.title ?? '').waitFor();
    const names = await popover.locator('dt').allTextContents();
    expect(names).toEqual([...new Set(names)]);
    expect(names).not.toContain('Figure');
    await page.context().close();
  });

  it('opens in a list at a tap, by itself and once, and closes at a tap outside or on itself', async () => {
    const { offer, entry } = offerThatDiffers();
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await gotoLive(page, `${site.address}/offers?q=${encodeURIComponent(offer.name)}`);
    const mark = page.locator('article', { hasText: offer.name }).locator('a.mark.half').first();
    const box = await mark.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    const popover = page.getByRole('dialog', { name: 'Target return' });
    for (const close of [() => page.touchscreen.tap(5, 5), () => mark.tap()]) {
      await mark.tap();
      await popover.getByText(entry.title ?? '').waitFor();
      const side = await popover.boundingBox();
      expect((side?.x ?? -1) >= 0 && (side?.x ?? 0) + (side?.width ?? 999) <= 390).toBe(true);
      await close();
      await popover.waitFor({ state: 'detached' });
    }
    expect(new URL(page.url()).pathname).toBe('/offers');
    await page.context().close();
  });

  it('has what it says as its name', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers`);
    const marks = page.locator('main a.mark');
    const words = await marks.evaluateAll((links: HTMLElement[]) => links.map(({ title }) => title));
    expect(words.length).toBeGreaterThan(10);
    const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
    const names = nodes.filter(({ role }) => role?.value === 'link').map(({ name }) => name?.value);
    for (const each of new Set(words))
      expect([each, names.filter((name) => name === each).length]).toEqual([
        each,
        words.filter((other) => other === each).length,
      ]);
    await page.context().close();
  });
});

describe('where the browser forces its colours', () => {
  /** How much of a picture is ink: the paper is black here. */
  const inkOf = async (picture: Buffer) => {
    const page = await browser.newPage();
    const ink = await page.evaluate(async (data) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const bytes = canvas?.getImageData(0, 0, image.width, image.height).data;
      return bytes?.reduce((sum, byte, at) => sum + (at % 4 === 1 ? byte : 0), 0) ?? 0;
    }, picture.toString('base64'));
    await page.close();
    return ink;
  };

  it('the shapes of marks and what is chosen are told apart', async () => {
    const { page } = await openPage(browser, { deviceScaleFactor: 3 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await gotoLive(page, `${site.address}/offers`);
    const [dot, half, ring] = await Promise.all(
      ['confirmed', 'half', 'aged'].map(async (shape) =>
        inkOf(await page.locator(`i.mark.${shape}`).first().screenshot()),
      ),
    );
    expect(dot).toBeGreaterThan(1.15 * (half ?? 0));
    expect(half).toBeGreaterThan(1.15 * (ring ?? 0));
    const ground = (name: string) =>
      page
        .getByRole('link', { name })
        .first()
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await ground('Everything')).not.toBe(await ground('Taking money now'));
    await page.context().close();
  });
});

describe('the ledger’s own page', () => {
  it('counts what is confirmed and narrows by outcome, grade, table and provider without scripts', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${site.address}/sources`);
    expect(await page.locator('main').textContent()).toMatch(
      /[\d,]+ of [\d,]+ figures are confirmed in the whole directory/,
    );
    for (const legend of ['Outcome', 'Grade', 'Table', 'Provider'])
      expect(await page.getByRole('group', { name: legend }).count()).toBe(1);
    await page.getByLabel('Differs', { exact: false }).check();
    await page.getByLabel('Funds', { exact: false }).check();
    await page.getByRole('button', { name: 'Show entries' }).click();
    await page.waitForURL((url) => url.search !== '');
    const differing = site.directory.sources.filter(
      ({ record, state }) => state === 'differs' && site.directory.funds.some(({ id }) => id === record),
    );
    expect(await page.locator('tbody tr').count()).toBe(differing.length);
    expect(await page.locator('tbody tr').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('Differs')]),
    );
    await page.context().close();
  });
});
