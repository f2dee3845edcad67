import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { launchBrowser } from '../../tests/support/browser';
import { defineCommand, EXIT_CODES } from '../cli/command';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { drawIcons } from './icons';
import { OG_IMAGES } from './images';
import { ogPage } from './page';

const FOLDER = join(import.meta.dirname, '..', '..', 'packages', 'web', 'public', 'assets', 'og');

const og = defineCommand({
  meta: { description: 'Draw the preview images of shared links and the icons, which are committed' },
  example: '"Another name"',
  args: {
    name: {
      type: 'positional',
      required: false,
      description: `Name of the site; ${DEFAULT_SETTINGS.name} without one`,
    },
  },
  async run({ args: { name = DEFAULT_SETTINGS.name } }) {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
      for (const image of OG_IMAGES) {
        await page.setContent(ogPage(image, name));
        await page.evaluate(() => document.fonts.ready);
        const png = await page.screenshot({ type: 'png' });
        writeFileSync(join(FOLDER, `${image.name}.png`), png);
        say(`${image.name}.png, ${Math.ceil(png.length / 1024)} KB`);
      }
      await drawIcons(page, say);
    } finally {
      await browser.close();
    }
  },
});

await runProgram({ name: 'npm run og', exitCodes: EXIT_CODES, command: og });
