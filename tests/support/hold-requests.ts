import type { Page } from 'playwright-core';

/** Holds what the page asks for until it is let go. */
export async function hold(page: Page, address: string | RegExp) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}
