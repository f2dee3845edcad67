import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { alfaFindingsOf, type CountOfAaa } from './alfa';

/** Alfa takes some seconds a page: the quick run looks with it at these pages and states, the full run at all. */
const BOTH_ENGINES = [
  ...['/', '/faq', '/qualify', '/apply', '/unlock', '/report', '/watchlist'],
  // With all of their parts open, which has in it what they are without.
  ...['/portfolio-builder, opened', '/pie-structure, opened'],
  ...['planted', 'enquiry with errors, dark', 'result, light', 'menu open', 'with a mark open'],
];

/**
 * What two engines, axe and alfa, find on a page as it is now, and whether the page is wider than the screen; one line each,
 * beginning with `what`. Failures of level AAA are only counted.
 */
export async function violationsOf(page: Page, what: string, aaa?: CountOfAaa): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const byAlfa = process.env.FULL || BOTH_ENGINES.includes(what) ? await alfaFindingsOf(page, aaa) : [];
  const found = [...(await axeFindingsOf(page)), ...byAlfa];
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [...found, ...(isTooWide ? ['wider than the screen'] : [])].map((finding) => `${what}: ${finding}`);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Our pages have no frames, and only violations are asked for: axe is put into the page itself, once for all of its states. The
 * package that does so for playwright puts it in anew for each state, and sends all that axe looked at.
 */
async function axeFindingsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      // Of WCAG 2.2, which axe leaves off.
      rules: { 'target-size': { enabled: true } },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`,
    );
  });
}
