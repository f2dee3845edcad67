import { wholeNumber } from '../cli/arguments';

/** Arguments that several verbs take. */
export const FOLDER = { type: 'positional', required: true, description: 'The data folder' } as const;

/** The number of a release. Throws `UsageError` for anything else. */
export const releaseNumber = (word: string): number => wholeNumber(word, 'the number of a release');
