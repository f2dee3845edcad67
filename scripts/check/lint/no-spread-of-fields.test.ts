import { beforeAll, expect, it } from 'vitest';
import { lintTexts } from '../../../tests/support/lint-planted';

const REFUSED = [
  ['packages/core/src/a.ts', 'export const made = { ...{ a: 1, b: 2 }, c: 3 };\n'],
  ['packages/core/src/b.ts', 'export const made = (c: number) => ({ c, ...{ a: 1 } });\n'],
] as const;
const ALLOWED = [
  ['packages/core/src/c.ts', 'export const made = (a: { b: number }) => ({ ...a, c: 3 });\n'],
  ['packages/core/src/d.ts', 'export const made = (is: boolean) => ({ ...(is && { a: 1 }), c: 3 });\n'],
  ['packages/core/src/e.ts', 'export const made = (is: boolean) => ({ ...(is ? { a: 1 } : {}) });\n'],
] as const;

let refused: string[] = [];
beforeAll(() => {
  refused = lintTexts([...REFUSED, ...ALLOWED]);
});

it.each(REFUSED)('fields that are spread as an object of their own are refused: %s', (file) => {
  expect(refused).toContain(file);
});

it.each(ALLOWED)('what is spread for a reason is allowed: %s', (file) => {
  expect(refused).not.toContain(file);
});
