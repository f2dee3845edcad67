import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Directory } from '@tussock/core/directory/directory';
import { YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { OperationError, UsageError } from '../../cli/failure';
import { makeFolder } from '../../cli/make-folder';
import { nextCommand } from '../../cli/next-command';
import { confirm, say } from '../../cli/terminal';
import { count } from '../../cli/text';
import { writeWhole } from '../../cli/write-file';
import { isDataFile, isWorkbook } from '../folder/file-names';
import { readLive } from '../live';
import { withDirectory } from '../target';
import {
  CSV_FOLDER,
  SETTINGS,
  TEMPLATE_WORKBOOK,
  type TemplateFile,
  templateFiles,
} from '../template/template-files';

/** `template FOLDER` */
export const template = defineCommand({
  meta: { description: 'Write a workbook and CSV files to fill in' },
  details: `FOLDER/${TEMPLATE_WORKBOOK} has a sheet for each table, FOLDER/${CSV_FOLDER} the same as CSV files. Edit one of them, and load FOLDER or FOLDER/${CSV_FOLDER}. Without --with-data each table has two example rows, which are not loaded.`,
  example: 'my-directory --with-data',
  args: {
    folder: {
      type: 'positional',
      required: true,
      description: 'Where to write; it is made if it is missing',
    },
    'with-data': { type: 'boolean', default: false, description: 'Fill it with the live release' },
    yes: YES,
  },
  async run({ args: { folder, yes, 'with-data': withData } }) {
    const { files: made, asJson } = await templateFiles(withData ? await liveTables() : null);
    // Empty settings take the place of none.
    const files = made.filter(
      ({ path }) => withData || basename(path) !== SETTINGS || !existsSync(join(folder, path)),
    );
    checkBeside(folder, files);
    const present = files.filter(({ path }) => existsSync(join(folder, path)));
    if (present.length > 0) {
      const question = `${folder} holds ${count(present.length, 'of these file')}: ${named(present)}. Replace them?`;
      if (!(await confirm(question, yes))) return say('Nothing was written.');
    }
    write(folder, files);
    for (const table of asJson) say(`${table} is in ${table}.json: a cell cannot hold one of its values.`);
    say(`Wrote ${join(folder, TEMPLATE_WORKBOOK)}, and the same as CSV in ${join(folder, CSV_FOLDER)}.`);
    say(`When it is filled in: ${nextCommand('seed', ['validate', folder])}`);
  },
});

const liveTables = (): Promise<Directory> =>
  withDirectory(async (target) => {
    const { release: live, tables } = await readLive(target);
    if (live === null)
      throw new OperationError(
        'Nothing is published yet. Leave out --with-data for a template with examples.',
      );
    return tables;
  });

const named = (files: readonly TemplateFile[]) => {
  const names = files.slice(0, 3).map(({ path }) => path);
  return files.length > names.length ? `${names.join(', ')} …` : names.join(', ');
};

/** Another data file beside the template would hold a table twice. */
function checkBeside(folder: string, files: readonly TemplateFile[]): void {
  const own = new Set(files.map(({ path }) => path));
  for (const each of ['', CSV_FOLDER]) {
    const other = filesIn(join(folder, each)).find(
      (file) => (isDataFile(file) || isWorkbook(file)) && file !== SETTINGS && !own.has(join(each, file)),
    );
    if (other !== undefined)
      throw new UsageError(
        `${join(folder, each)} holds ${other}, and a table comes from one file. Name another folder.`,
      );
  }
}

function filesIn(folder: string): string[] {
  try {
    return existsSync(folder) ? readdirSync(folder) : [];
  } catch {
    throw new UsageError(`${folder} is not a folder.`);
  }
}

function write(folder: string, files: readonly TemplateFile[]): void {
  for (const { path, content } of files) {
    const file = join(folder, path);
    makeOrRefuse(dirname(file));
    writeWhole(file, content);
  }
}

function makeOrRefuse(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new UsageError(`${folder} cannot be written (${code}).`);
  }
}
