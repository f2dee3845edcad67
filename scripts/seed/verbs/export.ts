import { existsSync, readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Directory } from '@tussock/core/directory/directory';
import { YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { OperationError, UsageError } from '../../cli/failure';
import { interruptible } from '../../cli/interrupt';
import { confirm, say } from '../../cli/terminal';
import { count } from '../../cli/text';
import { isDataFile, isWorkbook } from '../folder/file-names';
import { beforeExport, writeFolder } from '../folder/write-folder';
import { readLive } from '../live';
import { withDirectory } from '../target';

/** `export FOLDER` */
export const exportFolder = defineCommand({
  meta: { description: 'Write the live release as a data folder' },
  details:
    'The folder holds JSON files. Publishing it again changes nothing. Files in the folder that are not data files stay.',
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
    checkReplaceable(folder);
    const files = filesIn(folder);
    const workbook = files.find(isWorkbook);
    if (workbook !== undefined)
      throw new UsageError(
        `${folder} holds ${workbook}, and a table comes from one file. Name another folder.`,
      );
    const present = files.filter(isDataFile);
    if (present.length > 0) {
      const question = `${folder} holds ${count(present.length, 'data file')}. Replace them?`;
      if (!(await confirm(question, yes))) return say('Nothing was written.');
    }
    await withDirectory(
      async (target, begins) => {
        const { release: live, tables } = await readLive(target);
        if (live === null)
          throw new OperationError('Nothing is published yet, so there is nothing to export.');
        begins();
        // It takes moments: Ctrl-C waits for its end, which leaves nothing half written beside the folder.
        const written = await interruptible(async () => write(folder, tables));
        say(`Release ${live} is in ${folder}: ${written.join(', ')}.`);
      },
      { reassurance: 'Nothing was written.' },
    );
  },
});

function checkReplaceable(folder: string): void {
  if (`${process.cwd()}${sep}`.startsWith(`${resolve(folder)}${sep}`))
    throw new UsageError(`${folder} holds the folder that this command runs in. Name a folder for the data.`);
  const before = beforeExport(folder);
  if (existsSync(before))
    throw new UsageError(
      `${before} is there: an export was stopped while it replaced ${folder}. Move back what you need, remove it, and try again.`,
    );
}

function filesIn(folder: string): string[] {
  try {
    return existsSync(folder) ? readdirSync(folder) : [];
  } catch (error) {
    throw notWritten(folder, error);
  }
}

function write(folder: string, tables: Directory): string[] {
  try {
    return writeFolder(folder, tables);
  } catch (error) {
    throw notWritten(folder, error);
  }
}

function notWritten(folder: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOTDIR' || code === 'EEXIST') return new UsageError(`${folder} is not a folder.`);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new OperationError(`The disk of ${folder} is full. What was in the folder is unchanged.`);
  return new UsageError(`${folder} cannot be written (${code ?? 'unknown'}). What was in it is unchanged.`);
}
