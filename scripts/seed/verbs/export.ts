import { mkdirSync, readdirSync } from 'node:fs';
import { StoreFailed, UsageError } from '../failure';
import { isDataFile, writeFolder } from '../folder/write-folder';
import { count } from '../report/words';
import { confirm, say } from '../terminal';
import { readLive } from './live';
import { type Run, withTarget } from './verb';

/** `export FOLDER`: the live release as a data folder in JSON. */
export const exportFolder: Run = async ({ folder, yes }) => {
  const inTheWay = existingFiles(folder);
  if (inTheWay.length > 0) {
    const question = `${folder} holds ${count(inTheWay.length, 'data file')}; replace them?`;
    if (!(await confirm(question, yes))) return say('Nothing was written.');
  }
  await withTarget(async (target) => {
    const { live, tables } = await readLive(target);
    if (live === null) throw new StoreFailed('Nothing is published yet, so there is nothing to export.');
    const written = writeFolder(folder, tables);
    say(`Release ${live} stands in ${folder}: ${written.join(', ')}.`);
  });
};

function existingFiles(folder: string): string[] {
  try {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder).filter(isDataFile);
  } catch (error) {
    throw new UsageError(`${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}
