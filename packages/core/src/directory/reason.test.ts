import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { pathOf, reasonOf } from './reason';

const said = (schema: z.ZodType, input: unknown) =>
  (schema.safeParse(input).error?.issues ?? []).map((issue) => `${pathOf(issue)}: ${reasonOf(issue, input)}`);

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
    [z.array(z.string()).min(1), [], ': must have at least 1 entries'],
    [z.array(z.string()).max(1), ['a', 'b'], ': must have at most 1 entries'],
    [z.enum(['pie', 'other']), 'x', ': must be one of pie, other'],
    [z.strictObject({ a: z.string() }), { a: '', b: 1, c: 2 }, ': has entries that are not known: b, c'],
    [z.array(z.strictObject({ a: z.array(z.int()) })), [{ a: [1, 'x'] }], '[0].a[1]: must be a valid number'],
  ] as const)('is said in words: %#', (schema, input, words) => {
    expect(said(schema, input)).toEqual([words]);
  });
});
