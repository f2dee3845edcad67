import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { icoOf } from './ico';

const PUBLIC = join(import.meta.dirname, '..', '..', 'packages', 'web', 'public');

/** Pictures of the icon by file and width in pixels. Phones cut the corners of `apple-touch-icon` themselves. */
const PNGS = {
  'assets/icons/icon-192.png': 192,
  'assets/icons/icon-512.png': 512,
  'apple-touch-icon.png': 180,
} as const;
const ICO_SIZES = [16, 32, 48];

/** Draws the icons of browsers and home screens from `favicon.svg`. */
export async function drawIcons(page: Page, log: (line: string) => void): Promise<void> {
  const svg = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
  const write = (name: string, bytes: Buffer) => {
    const file = join(PUBLIC, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    log(`${name}, ${Math.ceil(bytes.length / 1024)} KB`);
  };
  for (const [name, size] of Object.entries(PNGS))
    write(name, await drawn(page, name === 'apple-touch-icon.png' ? svg.replace(' rx="7"', '') : svg, size));
  const images = [];
  for (const size of ICO_SIZES) images.push({ size, png: await drawn(page, svg, size) });
  write('favicon.ico', icoOf(images));
}

async function drawn(page: Page, svg: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  return page.screenshot({ type: 'png', omitBackground: true });
}
