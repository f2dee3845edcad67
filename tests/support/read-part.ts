import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Jumps into the text of a part of the page, whose heading has then just left the window, and waits until the contents
 * mark that part and no other.
 */
export async function readPart(page: Page, contents: string, name: string): Promise<void> {
  await page
    .getByRole('heading', { name, exact: true })
    .evaluate((heading) =>
      window.scrollTo({ top: heading.getBoundingClientRect().bottom + scrollY, behavior: 'instant' }),
    );
  const current = page.getByRole('navigation', { name: contents }).locator('[aria-current=true]');
  await expect.poll(() => current.allTextContents()).toEqual([name]);
}
