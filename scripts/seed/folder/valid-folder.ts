import type { Directory } from '@tussock/core/directory/directory';
import { CheckError } from '../../cli/failure';
import { note } from '../../cli/terminal';
import { reportText, totals } from '../report/report';
import { checkFolder } from './check-folder';
import type { FolderOptions } from './read-folder';

/** The directory of a folder without errors; its warnings go to standard error. Throws `CheckError` with the report. */
export async function validFolder(
  folder: string,
  {
    quiet = false,
    publishes = false,
    ...options
  }: FolderOptions & { quiet?: boolean; publishes?: boolean } = {},
): Promise<Directory> {
  const { directory, problems } = await checkFolder(folder, options);
  if (directory === null) {
    const report = reportText(problems, folder);
    const nothing = publishes ? 'Nothing was published: ' : '';
    throw new CheckError(`${report}\n\n${nothing}${folder} has ${totals(problems)}.`);
  }
  if (problems.length > 0 && !quiet) note(`${reportText(problems, folder)}\n`);
  return directory;
}
