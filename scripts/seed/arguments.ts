import { wholeNumber } from '../cli/arguments';
import { LARGEST_MEGABYTES, ROWS_PER_MEGABYTE } from './folder/data-file';

/** Arguments that several verbs take. */
export const FOLDER = { type: 'positional', required: true, description: 'The data folder' } as const;

/** For files that are larger than the limit. */
export const LARGEST_FILE = {
  type: 'string',
  valueHint: 'MB',
  default: String(LARGEST_MEGABYTES),
  description: `The largest file to read, in megabytes; ${LARGEST_MEGABYTES} by default. A table may have ${ROWS_PER_MEGABYTE.toLocaleString('en-NZ')} rows for each`,
} as const;

export const ALLOW_REMOVALS = {
  type: 'boolean',
  default: false,
  description: 'Let more than a fifth of a table be removed',
} as const;

export const REASON = {
  type: 'string',
  valueHint: 'TEXT',
  description: 'Why records are removed, where the table of removals does not say',
} as const;

export const fileSize = (word: string): number => wholeNumber(word, 'a number of megabytes');

/** The number of a release. Throws `UsageError` for anything else. */
export const releaseNumber = (word: string): number => wholeNumber(word, 'the number of a release');
