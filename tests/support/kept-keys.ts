import { keptList } from '@tussock/web/kept-list';
import type { BrowserContext } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

const KNOWN = new Set(keptList('Tussock').map(({ key }) => key));

/**
 * A journey leaves nothing in the browser but what /privacy lists: looked at before its context is closed, and else at the end of
 * the test. A page that is opened for a whole file is looked at when it closes.
 */
export function watchKept(context: BrowserContext): void {
  let isClosed = false;
  const close = context.close.bind(context);
  context.close = async (options) => {
    const unlisted = await unlistedKeys(context);
    isClosed = true;
    await close(options);
    expect(unlisted).toEqual([]);
  };
  try {
    onTestFinished(async () => {
      if (!isClosed) expect(await unlistedKeys(context)).toEqual([]);
    });
  } catch {
    // Opened outside of a test.
  }
}

/** What the open pages of a context keep in the browser that /privacy does not list: keys of the storage, and cookies. */
export async function unlistedKeys(context: BrowserContext): Promise<string[]> {
  const pages = context.pages().filter((page) => /^http/.test(page.url()));
  const kept = await Promise.all(pages.map((page) => page.evaluate(keysKept).catch(() => [])));
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  return [...new Set([...kept.flat(), ...cookies])].filter((key) => !KNOWN.has(key));
}

const keysKept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
