import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds on a page as it is now, and whether the page is wider than the screen; one line each, beginning with `what`.
 * Our pages have no frames, so axe runs in the page alone and returns violations only, which takes a fifth of the time.
 */
export async function violationsOf(page: Page, what: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`,
  );
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return isTooWide ? [...found, `${what}: wider than the screen`] : found;
}
