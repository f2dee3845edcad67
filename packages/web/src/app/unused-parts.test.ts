import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lexer } from 'marked';
import { expect, test } from 'vitest';
import { unusedParts } from '../../vite/unused-parts';

const { transform } = unusedParts() as unknown as {
  transform(code: string, id: string): { code: string } | null;
};
const fileOf = (library: string) => fileURLToPath(import.meta.resolve(library));
const left = (library: string) =>
  transform(readFileSync(fileOf(library), 'utf8'), fileOf(library))?.code ?? '';

test('what is left of marked reads a text as the library does', async () => {
  const code = left('marked');
  const { Lexer } = (await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )) as typeof import('marked');
  const text =
    '# A fund\n\nIt **pays** [monthly](/offers):\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n- one\n- two\n';
  expect(JSON.stringify(Lexer.lex(text, { gfm: true }))).toBe(JSON.stringify(lexer(text, { gfm: true })));
});

test('what is left of react-helmet-async asks nowhere for the version of React', () => {
  expect(left('react-helmet-async')).not.toMatch(/\(isReact19|isReact19\)/);
});

test.each(['marked', 'react-helmet-async'])('a %s that is written otherwise stops the build', (library) => {
  expect(() => transform('export {};', fileOf(library))).toThrow('is not written as it was');
});

test('other modules stay as they are', () => {
  expect(transform('if (isReact19) {}', fileOf('clsx'))).toBeNull();
});
