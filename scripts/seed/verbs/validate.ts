import { DataWrong } from '../failure';
import { checkFolder } from '../folder/check-folder';
import { reportText, totals } from '../report/report';
import { say } from '../terminal';
import type { Run } from './verb';

/** `validate FOLDER`: every error and warning of a data folder. */
export const validate: Run = async ({ folder, json }) => {
  const { directory, problems } = checkFolder(folder);
  if (json) {
    const errors = problems.filter((problem) => problem.severity === 'error').length;
    say(JSON.stringify({ folder, errors, warnings: problems.length - errors, problems }, null, 2));
  } else {
    say(reportText(problems, folder));
  }
  if (directory === null) throw new DataWrong(`${totals(problems)}: ${folder} cannot be published as it is.`);
};
