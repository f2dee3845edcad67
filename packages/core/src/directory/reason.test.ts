import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { pathOf, reasonOf, valueAt } from './reason';

const said = (schema: z.ZodType, input: unknown) =>
  (schema.safeParse(input).error?.issues ?? []).map(
    (issue) => `${pathOf(issue)}: ${reasonOf(issue, valueAt(input, issue.path))}`,
  );

describe('what is wrong with a value', () => {
  it.each([
    [z.string(), undefined, ': is missing'],
    [z.string(), 1, ': must be text'],
    [z.int(), 1.5, ': must be a whole number'],
    [z.boolean(), 'x', ': must be true or false'],
    [z.string().min(1), '', ': is missing'],
    [z.string().max(2_000), 'x'.repeat(2_001), ': must be at most 2,000 characters long'],
    [z.number().min(0), -1, ': must be at least 0'],
    [z.number().positive(), 0, ': must be above 0'],
    [z.number().max(1_200), 1_201, ': must be at most 1,200'],
    [z.array(z.string()).min(1), [], ': must have at least 1 entry'],
    [z.array(z.string()).min(2), [], ': must have at least 2 entries'],
    [z.array(z.string()).max(1), ['a', 'b'], ': must have at most 1 entry'],
    [z.enum(['pie', 'other']), 'x', ': must be one of pie, other'],
    [z.strictObject({ a: z.string() }), { a: '', b: 1, c: 2 }, ': has entries that are not known: b, c'],
    [z.array(z.strictObject({ a: z.array(z.int()) })), [{ a: [1, 'x'] }], '[0].a[1]: must be a number'],
    [z.number(), '8.5', ': is text. Write the number without quotation marks'],
    [z.int(), '2026', ': is text. Write the number without quotation marks'],
    [z.boolean(), 'true', ': is text. Write true or false without quotation marks'],
    [z.number(), 'eight', ': must be a number'],
    [z.array(z.string()), {}, ': must be a list: […]'],
    [z.strictObject({}), 7, ': must be an object: {…}'],
    [z.strictObject({}), null, ': must be an object: {…}'],
    [z.strictObject({ a: z.string() }), { a: null }, 'a: is missing'],
    [z.iso.date(), '20/11/2026', ': must be written as year-month-day, such as 2026-11-20'],
    [z.iso.date(), '2026-13-40', ': is no day of the calendar'],
    [z.iso.date(), '2026-11-20T00:00:00Z', ': must be a date without a time, such as 2026-11-20'],
    [z.email(), 'hello', ': must be an e-mail address such as hello@example.org'],
    [z.url(), 'tussock', ': must be an address that starts with http:// or https://'],
    [z.string().regex(/a/, 'must have an a'), 'b', ': must have an a'],
    [z.string().regex(/a/), 'b', ': is not valid'],
    [z.string().refine(() => false), 'b', ': is not valid'],
    [z.date(), 'b', ': is not valid'],
  ] as const)('is said in words: %#', (schema, input, words) => {
    expect(said(schema, input)).toEqual([words]);
  });
});
