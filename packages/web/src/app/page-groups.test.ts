import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageGroups } from '../../vite/page-groups';
import { routes } from './routes';

let folder: string;
beforeEach(() => {
  // A checkout may be in a folder of any name.
  folder = mkdtempSync(join(tmpdir(), "it's a page-group-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, code: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  return path;
}

interface Groups {
  transform(code: string, id: string): string | null;
  load(id: string): string | null;
}

test('every page of the site is in one of the two groups', () => {
  const { transform, load } = pageGroups() as unknown as Groups;
  const file = join(import.meta.dirname, 'routes.ts');
  const code = transform(readFileSync(file, 'utf8'), file) ?? '';
  expect(code).not.toContain('../routes/');
  const pages = ['pages-that-read', 'other-pages'].map((group) =>
    [...(load(`\0${group}`) ?? '').matchAll(/routes\/([\w-]+)\.tsx"/g)].map(([, page]) => page),
  );
  expect(pages.every((group) => group.length > 10)).toBe(true);
  expect(pages.flat().sort()).toEqual([...new Set(routes.map(({ name }) => name))].sort());
});

test('a page of any name is built into its group', async () => {
  const names = ['404', 'two-words', 'two_words', 'new'];
  for (const name of names) {
    const reads = name.startsWith('two') ? 'export const queries = 1;\n' : '';
    write(`src/routes/${name}.tsx`, `${reads}export const shown = 'page ${name}';`);
  }
  const listed = names.map((name) => `  route('/${name}', () => import('../routes/${name}')),`).join('\n');
  const entry = write(
    'src/app/routes.ts',
    `const route = <T,>(path: string, load: () => T) => ({ path, load });\nexport const routes = [\n${listed}\n];`,
  );
  const outDir = join(folder, 'dist');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageGroups()],
    build: { ssr: entry, outDir },
  });
  const files = readdirSync(outDir, { recursive: true }).map(String);
  expect(files.filter((file) => /(other-pages|pages-that-read)-.*js$/.test(file))).toHaveLength(2);
  const main = files.find((file) => /^routes\.m?js$/.test(file)) ?? '';
  const built = (await import(pathToFileURL(join(outDir, main)).href)) as {
    routes: { path: string; load(): Promise<{ shown: string }> }[];
  };
  for (const { path, load } of built.routes) expect((await load()).shown).toBe(`page ${path.slice(1)}`);
  expect(built.routes).toHaveLength(names.length);
});

test.each([
  ['with other quotation marks', 'import("../routes/a")'],
  ['from another folder', `import('../pages/a')`],
  ['with its ending', `import('../routes/a.tsx')`],
  ['by a name', 'pageOf'],
])('a page that is imported %s stops the build', (_, imported) => {
  const { transform } = pageGroups() as unknown as Groups;
  write('src/routes/b.tsx', '');
  const code = `[route('/b', () => import('../routes/b')), route('/a', () => ${imported})]`;
  expect(() => transform(code, join(folder, 'src/app/routes.ts'))).toThrow('has 2 routes, and 1 of them');
});
