import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

describe('the header menus', () => {
  it('open while hovered, also when they are clicked, and lead on', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, site.address);
    const link = page.getByRole('banner').getByRole('link', { name: 'Wealth Managers' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Providers' }).hover();
    await link.waitFor();
    await page.getByRole('button', { name: 'Providers' }).click();
    expect(await link.isVisible()).toBe(true);
    await link.click();
    await page.waitForURL('**/wealth-managers');
    await page.context().close();
  });

  it('that are hovered close with Escape, wherever the focus is, which stays there', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, site.address);
    const link = page.getByRole('banner').getByRole('link', { name: 'Wealth Managers' });
    await page.getByRole('button', { name: 'Providers' }).hover();
    await link.waitFor();
    const focus = page.getByRole('main').getByRole('link').first();
    await focus.focus();
    // It may be shown before it listens.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return link.isVisible();
      })
      .toBe(false);
    expect(await focus.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('work by keyboard alone: Enter opens, arrows move, Escape closes and gives the focus back', async () => {
    const { page } = await openPage(browser);
    await page.goto(site.address);
    const button = page.getByRole('button', { name: 'AIP Visa' });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Investor Visa Guide');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Eligible Funds');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/aip-eligible-funds');
    await page.context().close();
  });

  it.each([
    ['of a tablet', false],
    ['of a laptop, which has a mouse too', true],
  ])('open at a touch on the screen %s, and close when touched again', async (_, hasMouse) => {
    const { page } = await openPage(browser, { hasTouch: true, viewport: { width: 1180, height: 820 } });
    await page.addInitScript((hovers) => {
      const { matchMedia } = window;
      window.matchMedia = (query) =>
        query === '(hover: hover)' ? ({ matches: hovers } as MediaQueryList) : matchMedia(query);
    }, hasMouse);
    await gotoLive(page, site.address);
    const button = page.getByRole('button', { name: 'Offers' });
    const link = page.getByRole('link', { name: 'All Offers', exact: true });
    await button.tap();
    expect(await link.isVisible()).toBe(true);
    await button.tap();
    expect(await link.isVisible()).toBe(false);
    await button.tap();
    await page.getByRole('banner').getByRole('link', { name: 'Asset Classes' }).tap();
    await page.waitForURL('**/asset-classes');
    await page.context().close();
  });

  it('fold into one on a phone, which closes when a link is chosen', async () => {
    const { page } = await openPage(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(site.address);
    await page.locator('summary', { hasText: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    expect(await menu.getByRole('link').allTextContents()).toEqual(
      expect.arrayContaining([
        'Offers',
        'Platforms',
        'Fund Managers',
        'Wealth Managers',
        'Angel Networks',
        'AIP Visa',
        'Blog',
        'Portfolio Builder',
        'Unlock Now',
      ]),
    );
    await menu.getByRole('link', { name: 'Offers', exact: true }).tap();
    await page.waitForURL('**/offers');
    await expect.poll(() => menu.isVisible()).toBe(false);
    await page.context().close();
  });

  it('leave only the logo and Unlock Now under /unlock', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${site.address}/unlock`);
    const header = page.getByRole('banner');
    expect(await header.getByRole('link').allTextContents()).toEqual(['Tussock', 'Unlock Now']);
    expect(await header.getByRole('button').count()).toBe(0);
    await page.context().close();
  });
});
