import { withAsciiDomain } from '@tussock/core/submission/ascii-address';
import { UsageError } from '../cli/failure';

/** The option that several verbs take. */
export const EMAIL = {
  type: 'string',
  valueHint: 'ADDRESS',
  description: 'Only what this e-mail address sent',
} as const;

/** The address of `--email` as submissions have it; undefined without one. Throws `UsageError` for anything else. */
export function emailAddress(word: string | undefined): string | undefined {
  const email = word?.trim();
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new UsageError(`"${email}" is not an e-mail address.`);
  return email === undefined ? undefined : withAsciiDomain(email);
}
