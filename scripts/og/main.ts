import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@tussock/core/site/settings';
import { chromium } from 'playwright-core';
import { OG_IMAGES } from './images';
import { ogPage } from './page';

const FOLDER = join(import.meta.dirname, '..', '..', 'packages', 'web', 'public', 'assets', 'og');

/**
 * `npx tsx scripts/og/main.ts [SITE NAME]`: draws the preview images anew, which are committed. Needs a Chrome:
 * `CHROME_PATH`, /usr/bin/chromium by default.
 */
async function draw(siteName: string) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const image of OG_IMAGES) {
    await page.setContent(ogPage(image, siteName));
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ type: 'png' });
    writeFileSync(join(FOLDER, `${image.name}.png`), png);
    console.log(`${image.name}.png, ${Math.ceil(png.length / 1024)} KB`);
  }
  await browser.close();
}

await draw(process.argv[2] ?? DEFAULT_SETTINGS.name);
