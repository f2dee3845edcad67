import type { Directory } from '@tussock/core/directory/directory';
import type { Problem } from '@tussock/core/directory/problem';
import { validateDirectory } from '@tussock/core/directory/validate';
import { readFolder } from './read-folder';

export interface CheckedFolder {
  /** Null when there is an error. */
  directory: Directory | null;
  /** Errors and warnings of the files and of their content. */
  problems: Problem[];
}

/** Reads and validates a data folder. Throws `UsageError` when there is no such folder. */
export function checkFolder(folder: string): CheckedFolder {
  const { tables, settings, problems } = readFolder(folder);
  const checked = validateDirectory(tables, settings);
  const all = [...problems, ...checked.problems];
  const wrong = all.some((problem) => problem.severity === 'error');
  return { directory: wrong ? null : checked.directory, problems: all };
}
