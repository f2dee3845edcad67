import type { Browser, Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { fillEnquiry } from '../support/fill';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

const PHONE = { viewport: { width: 390, height: 844 } };
const open = async (path: string) => {
  const { page } = await openPage(browser, PHONE);
  await gotoLive(page, site.address + path);
  return page;
};
const topOf = async (locator: Locator) => (await locator.first().boundingBox())?.y ?? Number.NaN;

describe('on a phone', () => {
  it.each([
    ['/qualify', 'main form', '#tests'],
    ['/aip-investor-visa', '[aria-labelledby=planner]', 'main .prose'],
    ['/pie-structure', '[aria-labelledby=calculator]', 'main .prose'],
    ['/portfolio-builder', 'main form', '#assumptions'],
  ])('%s begins with its tool, before the contents and the guide', async (path, tool, guide) => {
    const page = await open(path);
    const at = await topOf(page.locator(tool));
    expect(at).toBeLessThan(844);
    expect(at).toBeLessThan(await topOf(page.locator(guide)));
    const contents = page.getByRole('navigation', { name: /In this chapter/ });
    if ((await contents.count()) > 0) expect(at).toBeLessThan(await topOf(contents));
    await page.context().close();
  });

  it('the home page has its newest offers from the second third of the first screen on', async () => {
    const page = await open('/');
    expect(await topOf(page.locator('#live-now'))).toBeLessThan((844 * 2) / 3);
    await page.context().close();
  });

  it('an asset class begins with its figures and a link to its offers', async () => {
    const page = await open('/asset-classes/private-credit');
    const offers = page.getByRole('link', { name: 'See its offers' });
    expect(await topOf(offers)).toBeLessThan(await topOf(page.locator('main dl')));
    const text = await topOf(page.locator('main .prose'));
    expect(await topOf(page.locator('main dl'))).toBeLessThan(text);
    expect(text).toBeLessThan(844);
    await offers.click();
    await expect.poll(() => topOf(page.locator('#offers'))).toBeLessThan(200);
    await page.context().close();
  });

  it.each(['/unlock', '/report'])(
    '%s has its button before the small print, and a link to it',
    async (path) => {
      const page = await open(path);
      const notice = page.getByRole('region', { name: 'What happens with your details' });
      expect(await topOf(page.locator('main button[type=submit]'))).toBeLessThan(await topOf(notice));
      await page.getByRole('link', { name: 'What happens with your details' }).click();
      await expect.poll(() => topOf(notice)).toBeLessThan(400);
      await page.context().close();
    },
  );

  it('the step of /apply that names recipients has its button before the small print, and a link to it', async () => {
    const page = await open('/apply');
    await fillEnquiry(page);
    await page.getByRole('button', { name: 'Change Who may contact you' }).click();
    const notice = page.getByRole('region', { name: 'What happens with your details' });
    const ticked = page.getByRole('group', { name: 'Who may receive your enquiry' }).getByRole('checkbox', {
      checked: true,
    });
    expect(await ticked.count()).toBe(2);
    for (const label of await ticked.evaluateAll((boxes) =>
      boxes.map(
        (box) => (box as HTMLInputElement).labels?.[0]?.querySelector('span')?.firstChild?.textContent ?? '?',
      ),
    ))
      expect(await notice.textContent()).toContain(label);
    expect(await topOf(page.locator('main button[type=submit]'))).toBeLessThan(await topOf(notice));
    await page.getByRole('link', { name: 'What happens with your details' }).click();
    await expect.poll(() => topOf(notice)).toBeLessThan(400);
    await page.context().close();
  });

  it('the picture and the totals of the builder stay in sight while weights move', async () => {
    const page = await open('/portfolio-builder');
    const mix = page.locator('[data-mix-in-sight]');
    const slider = page.getByRole('slider', { name: 'Venture capital' });
    await slider.focus();
    const inSight = async () => {
      const box = await mix.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height < 300;
    };
    expect(await inSight()).toBe(true);
    const before = await mix.innerHTML();
    await page.keyboard.press('PageUp');
    await expect.poll(() => mix.innerHTML()).not.toBe(before);
    expect(await mix.getByText('100.0%').count()).toBe(1);
    expect(await inSight()).toBe(true);
    // What has the focus is below the band, also when the focus moves up.
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Shift+Tab');
      const [control, band] = await Promise.all([
        page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0),
        mix.boundingBox(),
      ]);
      if (
        !(await page.evaluate(() => document.activeElement?.closest('section[aria-labelledby=weights] li')))
      )
        break;
      expect(control).toBeGreaterThanOrEqual((band?.y ?? 0) + (band?.height ?? 0) - 1);
    }
    await page.context().close();
  });
});
