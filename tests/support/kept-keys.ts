import { keptList } from '@tussock/web/kept-list';
import type { BrowserContext } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

const KNOWN = new Set(keptList('Tussock').map(({ key }) => key));

/** After a journey the browser keeps nothing but what /privacy lists. A page that is opened for a whole file is not looked at. */
export function watchKept(context: BrowserContext): void {
  const check = async () => {
    const pages = context.pages().filter((page) => /^http/.test(page.url()));
    const kept = await Promise.all(pages.map((page) => page.evaluate(keysKept).catch(() => [])));
    expect(kept.flat().filter((key) => !KNOWN.has(key))).toEqual([]);
  };
  try {
    onTestFinished(check);
  } catch {
    // Opened outside of a test.
  }
}

const keysKept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
