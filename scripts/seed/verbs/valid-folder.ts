import type { Directory } from '@tussock/core/directory/directory';
import { DataWrong } from '../failure';
import { checkFolder } from '../folder/check-folder';
import { reportText, totals } from '../report/report';

/** The directory of a folder without errors; its warnings go to standard error. Throws `DataWrong` with the report. */
export function validFolder(folder: string, { quiet = false } = {}): Directory {
  const { directory, problems } = checkFolder(folder);
  if (directory === null) {
    const report = reportText(problems, folder);
    throw new DataWrong(`${report}\n\nNothing was published: ${folder} has ${totals(problems)}.`);
  }
  if (problems.length > 0 && !quiet) process.stderr.write(`${reportText(problems, folder)}\n\n`);
  return directory;
}
