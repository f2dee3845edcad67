import { expect, it } from 'vitest';
import { mutantsOf } from './mutants';

it('names a mutant by what it changes, not by its line', () => {
  const source = 'export const fits = (size: number) => size < 3;\n';
  const names = (text: string) => mutantsOf('a.ts', text).map(({ fingerprint }) => fingerprint);
  expect(names(`// Three are one too many.\n${source}`)).toEqual(names(source));
  expect(new Set(names(source + source.replace('fits', 'suits'))).size).toBe(2 * names(source).length);
});

it.each([
  ['a && (b || c)', ['((a)||((b || c)))', 'a && (((b)&&(c)))']],
  ["`a` + 'b'", ["`` + 'b'", "`a` + ''"]],
  ['a?.b?.()', ['a.b?.()', 'a?.b()']],
  ['/^a$/.test(b)', ['/a$/.test(b)', '/^a/.test(b)']],
  ['a.filter(b) as string[]', ['a as string[]']],
  ['a - -1', ['((a)+(-1))', 'a - (+1)']],
  ['!a', ['(a)']],
])('changes %s in every way', (code, changed) => {
  const found = mutantsOf('a.ts', `x(${code})`).map(({ mutated }) => mutated.slice(2, -1));
  expect(found.map((text) => text.replaceAll(' ', '')).sort()).toEqual(
    changed.map((text) => text.replaceAll(' ', '')).sort(),
  );
});
