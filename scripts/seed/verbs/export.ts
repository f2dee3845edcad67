import { mkdirSync, readdirSync } from 'node:fs';
import { YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { OperationError, UsageError } from '../../cli/failure';
import { confirm, say } from '../../cli/terminal';
import { count } from '../../cli/text';
import { isDataFile, writeFolder } from '../folder/write-folder';
import { readLive } from '../live';
import { withDirectory } from '../target';

/** `export FOLDER` */
export const exportFolder = defineCommand({
  meta: { description: 'Write the live release as a data folder' },
  details: 'The folder holds JSON files. Publishing it again changes nothing.',
  example: 'my-directory',
  args: {
    folder: {
      type: 'positional',
      required: true,
      description: 'Where to write; it is made if it is missing',
    },
    yes: YES,
  },
  async run({ args: { folder, yes } }) {
    const present = dataFilesIn(folder);
    if (present.length > 0) {
      const question = `${folder} holds ${count(present.length, 'data file')}. Replace them?`;
      if (!(await confirm(question, yes))) return say('Nothing was written.');
    }
    await withDirectory(async (target) => {
      const { live, tables } = await readLive(target);
      if (live === null) throw new OperationError('Nothing is published yet, so there is nothing to export.');
      const written = writeFolder(folder, tables);
      say(`Release ${live} is in ${folder}: ${written.join(', ')}.`);
    });
  },
});

function dataFilesIn(folder: string): string[] {
  try {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder).filter(isDataFile);
  } catch (error) {
    throw new UsageError(`${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}
