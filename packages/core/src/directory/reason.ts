import type * as z from 'zod';
import { decimal } from '../text/decimal';

type Issue = z.core.$ZodIssue;

/** What is wrong with a value, to follow the name of its field in a sentence. */
export function reasonOf(issue: Issue, input: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return input === null || input === undefined ? 'is missing' : `must be ${aKind(issue.expected)}`;
    case 'too_small':
      if (issue.origin === 'string') return 'is missing';
      if (issue.origin === 'array') return `must have at least ${limit(issue.minimum)} entries`;
      return `must be ${issue.inclusive === false ? 'above' : 'at least'} ${limit(issue.minimum)}`;
    case 'too_big':
      if (issue.origin === 'string') return `must be at most ${limit(issue.maximum)} characters long`;
      if (issue.origin === 'array') return `must have at most ${limit(issue.maximum)} entries`;
      return `must be at most ${limit(issue.maximum)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return lastReason(issue.errors, input);
    case 'unrecognized_keys':
      return `has entries that are not known: ${issue.keys.slice(0, 10).join(', ')}`;
    default:
      return issue.message.slice(0, 200);
  }
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

function aKind(expected: string): string {
  if (expected === 'string') return 'text';
  if (expected === 'int') return 'a whole number';
  return expected === 'boolean' ? 'true or false' : `a valid ${expected}`;
}
