import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Directory } from '@tussock/core/directory/directory';
import { type StaleFigure, staleFigures } from '@tussock/core/source/stale';
import { formatDate } from '@tussock/core/text/format-date';
import { inSentence } from '@tussock/core/text/in-sentence';
import { nzDate } from '@tussock/core/text/nz-date';
import { JSON_OUTPUT, YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { csvFile } from '../../cli/csv';
import { OperationError, UsageError } from '../../cli/failure';
import { confirm, say } from '../../cli/terminal';
import { asJson, count, printable, short } from '../../cli/text';
import { writeWhole } from '../../cli/write-file';
import { fileSize, LARGEST_FILE } from '../arguments';
import { isDataFile, isWorkbook } from '../folder/file-names';
import { validFolder } from '../folder/valid-folder';
import { readLive } from '../live';
import { withDirectory } from '../target';

/** `stale [FOLDER]` */
export const stale = defineCommand({
  meta: { description: 'List the figures to check again, oldest first' },
  details:
    'Confirmed figures age by the settings faded_after_months and lapsed_after_months. The list also has sources that could not be reached and closing dates that have passed.',
  example: '--csv recheck.csv',
  args: {
    folder: {
      type: 'positional',
      required: false,
      description: 'A data folder; the live release without one',
    },
    csv: { type: 'string', description: 'Write the list to this file, as CSV', valueHint: 'FILE' },
    'largest-file': LARGEST_FILE,
    yes: YES,
    json: JSON_OUTPUT,
  },
  async run({ args: { folder, csv, json, yes, 'largest-file': largest } }) {
    const options = { quiet: true, largestFile: fileSize(largest) };
    const directory = folder === undefined ? await liveTables() : await validFolder(folder, options);
    const figures = staleFigures(directory, nzDate(new Date()));
    if (csv !== undefined) {
      if (!(await mayWrite(csv, yes))) return say('Nothing was written.');
      writeCsv(csv, figures);
    }
    if (json) say(asJson(figures));
    else if (csv === undefined) for (const figure of figures) say(lineOf(figure));
    if (!json) say(totalsOf(figures, csv));
  },
});

const liveTables = (): Promise<Directory> =>
  withDirectory(async (target) => {
    const { release: live, tables } = await readLive(target);
    if (live === null) throw new OperationError('Nothing is published yet, so there is nothing to check.');
    return tables;
  });

const lineOf = ({ since, reason, name, label, title }: StaleFigure) =>
  `${formatDate(since).padStart(17)}  ${reason.replaceAll('_', ' ').padEnd(21)}  ${printable(name)}, ${inSentence(label)}${title === null ? '' : ` (${short(title, 60)})`}`;

function totalsOf(figures: readonly StaleFigure[], csv: string | undefined): string {
  if (figures.length === 0) return 'Nothing is due to be checked again.';
  return `${count(figures.length, 'figure')} to check again${csv === undefined ? '' : `, in ${csv}`}.`;
}

const COLUMNS: readonly (keyof StaleFigure)[] = [
  ...(['since', 'reason', 'table', 'id', 'name', 'field', 'label'] as const),
  ...(['tier', 'title', 'address', 'checked_by'] as const),
];

function writeCsv(file: string, figures: readonly StaleFigure[]): void {
  const rows = figures.map((figure) => Object.fromEntries(COLUMNS.map((name) => [name, figure[name]])));
  writeWhole(file, csvFile(rows, COLUMNS));
}

/** Whether the list may be written there. Throws `UsageError` where it would take the place of a table. */
function mayWrite(file: string, yes: boolean): Promise<boolean> | true {
  if (isDataFile(basename(file)) || isWorkbook(basename(file)))
    throw new UsageError(`${file} has the name of a data file. Name another file, such as recheck.csv.`);
  return existsSync(file) ? confirm(`${file} is there. Replace it?`, yes) : true;
}
