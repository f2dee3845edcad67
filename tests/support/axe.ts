import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { alfaFindingsOf, type CountOfAaa } from './alfa';

/** Alfa takes some seconds a page: the quick run looks with it at these pages and states, the full run at all. */
const BOTH_ENGINES = [
  ...[
    '/',
    '/faq',
    '/qualify',
    '/apply',
    '/unlock',
    '/report',
    '/portfolio-builder',
    '/pie-structure',
    '/watchlist',
  ],
  ...['planted', 'enquiry with errors, dark', 'result, light', 'menu open', 'with a mark open'],
];
/** Together they have every kind of link and control. */
const WITH_STATES = ['/', '/faq', '/apply', '/portfolio-builder', 'menu open'];

/**
 * What two engines, axe and alfa, find on a page as it is now, and whether the page is wider than the screen; one line each,
 * beginning with `what`. Failures of level AAA are only counted.
 */
export async function violationsOf(page: Page, what: string, aaa?: CountOfAaa): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const isForAlfa = process.env.FULL || BOTH_ENGINES.includes(what);
  const byAlfa = isForAlfa ? await alfaFindingsOf(page, { aaa, withStates: WITH_STATES.includes(what) }) : [];
  const found = [...(await axeFindingsOf(page)), ...byAlfa];
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [...found, ...(isTooWide ? ['wider than the screen'] : [])].map((finding) => `${what}: ${finding}`);
}

/** Our pages have no frames, so axe runs in the page alone and returns violations only, which takes a fifth of the time. */
async function axeFindingsOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Of WCAG 2.2, which axe leaves off.
    rules: { 'target-size': { enabled: true } },
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
}
