import type { Page } from 'playwright-core';
import { signal } from './hold-back';

/** Holds the requests of a page to an address; returns what lets them go on. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const [gate, letGo] = signal();
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
