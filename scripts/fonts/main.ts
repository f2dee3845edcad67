import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand, EXIT_CODES } from '../cli/command';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { cutFont, FONT_NAMES, FONTS_FOLDER } from './cut';

const fonts = defineCommand({
  meta: { description: 'Cut the font files by the ranges of fonts.css; they are committed' },
  example: '',
  async run() {
    for (const name of FONT_NAMES) {
      const font = await cutFont(name);
      writeFileSync(join(FONTS_FOLDER, `${name}.woff2`), font);
      say(`${name}.woff2, ${(font.length / 1_024).toFixed(1)} KB`);
    }
  },
});

await runProgram({ name: 'npm run fonts', exitCodes: EXIT_CODES, command: fonts });
