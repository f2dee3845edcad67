import type { Directory } from '@tussock/core/directory/directory';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTables } from '@tussock/core/directory/raw-tables';
import { validateDirectory } from '@tussock/core/directory/validate';
import { withOverride } from '@tussock/core/settings/settings';
import { settingsOverride } from '@tussock/core/settings/settings-schema';
import { withSuggestions } from '../report/suggestions';
import { checkCurrencies } from './check-currencies';
import { checkLaterDays } from './check-later-days';
import { checkMinimums } from './check-minimums';
import { checkNothingStated } from './check-nothing-stated';
import { checkSameFirms } from './check-same-firms';
import { checkShiftedDays } from './check-shifted-days';
import { checkSlips } from './check-slips';
import { type FolderOptions, readFolder } from './read-folder';

export interface CheckedFolder {
  /** Null when there is an error. */
  directory: Directory | null;
  /** Errors and warnings of the files and of their content. */
  problems: Problem[];
  /** The tables as they were read. */
  tables: RawTables;
}

/** Reads and validates a data folder. Throws `UsageError` when there is no such folder. */
export async function checkFolder(folder: string, options?: FolderOptions): Promise<CheckedFolder> {
  const { tables, settings, problems } = await readFolder(folder, options);
  const allRead = problems.every(({ severity }) => severity === 'warning');
  const checked = validateDirectory(tables, settings, allRead);
  const known = withOverride(settingsOverride().safeParse(settings).data ?? null);
  const doubts = [
    ...checkSlips(tables, known),
    ...checkCurrencies(tables, known),
    ...checkLaterDays(tables, known),
    ...checkShiftedDays(tables),
    ...checkMinimums(known),
    ...checkNothingStated(tables),
    ...checkSameFirms(tables),
  ];
  const all = withSuggestions([...problems, ...checked.problems, ...doubts], tables, known);
  const wrong = all.some((problem) => problem.severity === 'error');
  return { directory: wrong ? null : checked.directory, problems: all, tables };
}
