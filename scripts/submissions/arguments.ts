import { email } from '@tussock/core/submission/fields';
import { UsageError } from '../cli/failure';

/** The option that several verbs take. */
export const EMAIL = {
  type: 'string',
  valueHint: 'ADDRESS',
  description: 'Only what this e-mail address sent',
} as const;

/**
 * The address of `--email` as the forms store it: one that was copied from a mail may have marks in it that nobody sees, and nothing would be
 * found by it. Undefined without one. Throws `UsageError` for anything else.
 */
export function emailAddress(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  const read = email.safeParse(word);
  if (!read.success) throw new UsageError(`"${word.trim()}" is not an e-mail address.`);
  return read.data;
}
