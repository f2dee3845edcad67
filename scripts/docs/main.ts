import { writeFileSync } from 'node:fs';
import { defineCommand, EXIT_CODES } from '../cli/command';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { mappingText } from './data-dictionary-mapping';
import { dataFolderText } from './data-folder';

const PAGES = {
  'docs/data-folder.md': dataFolderText,
  'docs/data-dictionary-mapping.md': mappingText,
};

await runProgram({
  name: 'npm run docs',
  exitCodes: EXIT_CODES,
  command: defineCommand({
    meta: { description: 'Write the pages of documentation that follow from the code' },
    example: '',
    run() {
      for (const [file, text] of Object.entries(PAGES)) {
        writeFileSync(file, text());
        say(`Wrote ${file}.`);
      }
    },
  }),
});
