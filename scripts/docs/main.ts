import { writeFileSync } from 'node:fs';
import { defineCommand, EXIT_CODES } from '../cli/command';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { mappingText } from './data-dictionary-mapping';
import { dataFolderText } from './data-folder';
import { LINKS_PAGE } from './links/find-links';
import { linksText } from './links/links-page';
import { writeOpenApi } from './openapi/write-openapi';

const PAGES = {
  'docs/data-folder.md': dataFolderText,
  'docs/data-dictionary-mapping.md': mappingText,
  [LINKS_PAGE]: () => linksText(),
};

await runProgram({
  name: 'npm run docs',
  exitCodes: { ...EXIT_CODES, 1: 'a change of the API must be declared' },
  command: defineCommand({
    meta: { description: 'Write the pages of documentation that follow from the code' },
    details: 'A change of the API that breaks programs is refused until it is declared.',
    example: '',
    args: {
      declare: {
        type: 'string',
        valueHint: 'REASON',
        description: 'Accept changes that break stable operations, and list them in docs/api-changes.md',
      },
    },
    async run({ args: { declare } }) {
      for (const [file, text] of Object.entries(PAGES)) {
        writeFileSync(file, text());
        say(`Wrote ${file}.`);
      }
      for (const file of await writeOpenApi('docs', declare)) say(`Wrote ${file}.`);
    },
  }),
});
