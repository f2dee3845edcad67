import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Problem } from '@tussock/core/directory/problem';
import { nzDate } from '@tussock/core/text/nz-date';
import { UsageError } from '../../cli/failure';
import { writeWhole } from '../../cli/write-file';
import { isWorkbook } from '../folder/file-names';
import { workbooksIn } from '../folder/read-folder';
import { annotatedWorkbook } from './annotated-workbook';
import { reportHtml } from './html-report';

/** Writes all problems as a page. Throws `UsageError` where it cannot. */
export const writeHtmlReport = (file: string, folder: string, problems: readonly Problem[]): void =>
  writePage(file, reportHtml(problems, folder, nzDate(new Date())));

/** Writes a page. Throws `UsageError` where it cannot. */
export function writePage(file: string, html: string): void {
  if (!/\.html?$/i.test(file)) throw new UsageError(`${file} must end with .html.`);
  writeWhole(file, html);
}

/** Writes a copy of the folder's workbook with its problems in it. Throws `UsageError` where it cannot. */
export async function writeAnnotated(
  file: string,
  folder: string,
  problems: readonly Problem[],
  largest: number,
): Promise<void> {
  if (!isWorkbook(file)) throw new UsageError(`${file} must end with .xlsx.`);
  if (resolve(dirname(file)) === resolve(folder))
    throw new UsageError(`${file} would be loaded with the folder. Write it to another folder.`);
  const [workbook, other] = workbooksIn(folder);
  if (workbook === undefined) throw new UsageError(`${folder} has no workbook. --html FILE writes a page.`);
  if (other !== undefined)
    throw new UsageError(
      `${folder} holds ${workbook} and ${other}; one workbook can be copied. --html FILE writes a page.`,
    );
  const own = problems.filter((problem) => problem.file === workbook);
  writeWhole(file, await annotatedWorkbook(readFileSync(join(folder, workbook)), own, largest));
}
