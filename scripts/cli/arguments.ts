import { UsageError } from './failure';

/** Options that several commands take. */
export const YES = {
  type: 'boolean',
  alias: 'y',
  default: false,
  description: 'Answer every question with yes; needed where there is no terminal',
} as const;
export const JSON_OUTPUT = {
  type: 'boolean',
  default: false,
  description: 'Print JSON, for other programs',
} as const;

/** A whole number from `least` on. Throws `UsageError` saying what it should be, such as "the number of a release". */
export function wholeNumber(word: string, meaning: string, least = 1): number {
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new UsageError(`"${word}" is not ${meaning}.`);
  if (Number(word) < least) throw new UsageError(`${word} is too few: ${least} is the least.`);
  return Number(word);
}
