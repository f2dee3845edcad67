import type * as z from 'zod';
import { decimal } from '../text/decimal';
import { dateFault, readDate } from './dates';
import { quotedFault } from './read-value';

export type Issue = z.core.$ZodIssue;

/** What is wrong with a value, to follow the name of its field in a sentence. */
export function reasonOf(issue: Issue, input: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue, input) ? 'is missing' : notOfKind(issue.expected, input);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return lastReason(issue.errors, input);
    case 'unrecognized_keys':
      return `has entries that are not known: ${issue.keys.slice(0, 10).join(', ')}`;
    case 'invalid_format':
      return isOwnText(issue) ? issue.message : (FORMATS[issue.format]?.(String(input)) ?? 'is not valid');
    default:
      return isOwnText(issue) ? issue.message.slice(0, 200) : 'is not valid';
  }
}

/** A whole file of settings that is null is not missing. */
const isMissing = ({ path }: Issue, input: unknown): boolean =>
  input === undefined || (input === null && path.length > 0);

function notOfKind(expected: string, input: unknown): string {
  return quotedIn(expected, input) ?? KINDS[expected] ?? 'is not valid';
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') return 'is missing';
  if (origin === 'array') return `must have at least ${entries(minimum)}`;
  return `must be ${inclusive === false ? 'above' : 'at least'} ${limit(minimum)}`;
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `must be at most ${limit(maximum)} characters long`;
  if (origin === 'array') return `must have at most ${entries(maximum)}`;
  return `must be at most ${limit(maximum)}`;
}

/** "documents[0].address" */
export function pathOf(issue: Issue): string {
  return issue.path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at > 0 ? '.' : ''}${String(step)}`))
    .join('');
}

/** The value at a path. zod's issues do not hold it, and it tells a missing value from a wrong one. */
export function valueAt(input: unknown, path: PropertyKey[]): unknown {
  let value = input;
  for (const step of path) value = value == null ? undefined : (value as Record<PropertyKey, unknown>)[step];
  return value;
}

function lastReason(errors: Issue[][], input: unknown): string {
  const last = errors.at(-1)?.at(-1);
  return last ? reasonOf(last, input) : 'is not valid';
}

function limit(value: number | bigint): string {
  return decimal(Number(value));
}

function entries(number: number | bigint): string {
  return `${limit(number)} ${Number(number) === 1 ? 'entry' : 'entries'}`;
}

function quotedIn(expected: string, input: unknown): string | null {
  if (expected === 'number' || expected === 'boolean') return quotedFault(expected, input);
  return null;
}

/** Whether a schema states the message. Those of zod begin with a capital letter and are for programmers. */
const isOwnText = ({ message }: Issue) => /^[a-z]/.test(message);

const KINDS: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list: […]',
  object: 'must be an object: {…}',
};

const FORMATS: Readonly<Record<string, (text: string) => string>> = {
  date: (text) =>
    readDate(text) === null ? dateFault(text, 'date') : 'must be a date without a time, such as 2026-11-20',
  email: () => 'must be an e-mail address such as hello@example.org',
  url: () => 'must be an address that starts with http:// or https://',
};
