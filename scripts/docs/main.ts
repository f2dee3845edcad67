import { writeFileSync } from 'node:fs';
import { defineCommand, EXIT_CODES } from '../cli/command';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { dataFolderText } from './data-folder';

const FILE = 'docs/data-folder.md';

await runProgram({
  name: 'npm run docs',
  exitCodes: EXIT_CODES,
  command: defineCommand({
    meta: { description: 'Write the pages of documentation that follow from the code' },
    example: '',
    run() {
      writeFileSync(FILE, dataFolderText());
      say(`Wrote ${FILE}.`);
    },
  }),
});
