import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cutFont, FONT_NAMES, FONTS_FOLDER } from './cut';

it.each(FONT_NAMES)('%s.woff2 has the characters that the stylesheet fetches it for', async (name) => {
  const kept = readFileSync(join(FONTS_FOLDER, `${name}.woff2`));
  expect(kept.equals(await cutFont(name))).toBe(true);
});
