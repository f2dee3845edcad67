import { JSON_OUTPUT } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { CheckError } from '../../cli/failure';
import { say } from '../../cli/terminal';
import { FOLDER, fileSize, LARGEST_FILE } from '../arguments';
import { checkFolder } from '../folder/check-folder';
import { tooLarge } from '../publication';
import { reportText, totals } from '../report/report';

/** `validate FOLDER` */
export const validate = defineCommand({
  meta: { description: 'Report every error and warning in a data folder' },
  details: 'Each has its file, row, field, value and reason. The table is not touched.',
  example: 'scripts/sample',
  args: { folder: FOLDER, 'largest-file': LARGEST_FILE, json: JSON_OUTPUT },
  async run({ args: { folder, json, 'largest-file': largest } }) {
    const { directory, problems, tables } = await checkFolder(folder, { largestFile: fileSize(largest) });
    const large = directory && tooLarge(directory, tables);
    if (large) problems.push(large);
    if (json) {
      const errors = problems.filter((problem) => problem.severity === 'error').length;
      say(JSON.stringify({ folder, errors, warnings: problems.length - errors, problems }, null, 2));
    } else {
      say(reportText(problems, folder));
    }
    if (directory === null || large)
      throw new CheckError(`${totals(problems)}: ${folder} cannot be published as it is.`);
  },
});
