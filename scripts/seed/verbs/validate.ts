import type { Problem } from '@tussock/core/directory/problem';
import { withRemovals } from '@tussock/core/removal/with-removals';
import { nzDate } from '@tussock/core/text/nz-date';
import { JSON_OUTPUT } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { CheckError } from '../../cli/failure';
import { note, say } from '../../cli/terminal';
import { asJson } from '../../cli/text';
import { FOLDER, fileSize, LARGEST_FILE } from '../arguments';
import { type CheckedFolder, checkFolder } from '../folder/check-folder';
import { readLive, unusualBeside, withEarlierRemovals } from '../live';
import { tooLarge } from '../publication';
import { reportText, totals } from '../report/report';
import { unusualProblems } from '../report/unusual-text';
import { writeAnnotated, writeHtmlReport } from '../report/write-reports';
import { withDirectory } from '../target';

/** `validate FOLDER` */
export const validate = defineCommand({
  meta: { description: 'Report every error and warning in a data folder' },
  details:
    'Each has its file, row or cell, field, value and reason. The table is read only with --live, and is never written.',
  example: 'scripts/sample',
  args: {
    folder: FOLDER,
    live: {
      type: 'boolean',
      default: false,
      description: 'Warn of what is unusual beside the live release, such as a minimum that moved tenfold',
    },
    html: { type: 'string', valueHint: 'FILE', description: 'Write the report to this file, as a page' },
    annotated: {
      type: 'string',
      valueHint: 'FILE',
      description: 'Write a copy of the workbook to this file, with the problems in its cells',
    },
    'largest-file': LARGEST_FILE,
    json: JSON_OUTPUT,
  },
  async run({ args: { folder, json, live, html, annotated, 'largest-file': word } }) {
    const largest = fileSize(word);
    const { directory, problems, tables } = await checkFolder(folder, { largestFile: largest });
    const large = directory && tooLarge(directory, tables);
    if (large) problems.push(large);
    if (live) problems.push(...(await besideLive(directory, tables)));
    if (html !== undefined) writeHtmlReport(html, folder, problems);
    if (annotated !== undefined) await writeAnnotated(annotated, folder, problems, largest * 1_000_000);
    if (json) {
      const errors = problems.filter((problem) => problem.severity === 'error').length;
      say(asJson({ folder, errors, warnings: problems.length - errors, problems }));
    } else {
      say(reportText(problems, folder));
      for (const file of [html, annotated]) if (file !== undefined) say(`The report is in ${file} too.`);
    }
    if (directory === null || large)
      throw new CheckError(`${totals(problems)}: ${folder} cannot be published as it is.`);
  },
});

/** Warnings of what is unusual beside the live release. Says so where nothing can be compared: a silence would read as nothing unusual. */
async function besideLive(
  directory: CheckedFolder['directory'],
  tables: CheckedFolder['tables'],
): Promise<Problem[]> {
  const notCompared = (reason: string) => {
    note(`Not compared with the live release: ${reason}.`);
    return [];
  };
  if (directory === null) return notCompared('there are errors');
  return withDirectory(async (target) => {
    const replaced = await readLive(target);
    const { release: live } = replaced;
    if (live === null) return notCompared(`nothing is published in ${target.place}`);
    const before = await withEarlierRemovals(target, replaced);
    const after = withRemovals(before, directory, nzDate(new Date()));
    return unusualProblems(await unusualBeside(target, replaced, after), tables, live);
  });
}
