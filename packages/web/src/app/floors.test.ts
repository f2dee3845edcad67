import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const SRC = 'packages/web/src';

/** Whether the linter lets a file hold one import. */
function isAllowed(file: string, specifier: string): Promise<boolean> {
  return new Promise((resolve) => {
    const biome = execFile(
      process.execPath,
      [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'lint', `--stdin-file-path=${SRC}/${file}`],
      { cwd: ROOT },
      (refused) => resolve(refused === null),
    );
    biome.stdin?.end(`import { planted } from '${specifier}';\nexport const used = planted;\n`);
  });
}

it.each([
  ['lib/planted.ts', '../ui/badge'],
  ['lib/storage/planted.ts', '../../features/comparison/rows'],
  ['ui/planted.ts', '../features/comparison/rows'],
  ['ui/page/planted.ts', '../../routes/about'],
  ['ui/page/planted.ts', '../../app/routes'],
  ['features/aip/planted.ts', '../comparison/rows'],
  ['features/aip/planted.ts', '../../routes/about'],
  ['features/offers/detail/planted.ts', '../../comparison/rows'],
  ['features/offers/detail/planted.ts', '../../../app/routes'],
  ['routes/planted.tsx', './about'],
  ['routes/planted.tsx', '../app/routes'],
  ['content/planted.ts', '../lib/paths'],
  ['lib/planted.ts', '@tussock/store/reads'],
  ['lib/planted.ts', '@tussock/api/app'],
  ['app/planted.ts', '../../../store/src/reads'],
])('%s may not import %s', async (file, specifier) => {
  expect(await isAllowed(file, specifier)).toBe(false);
});

it.each([
  ['lib/planted.ts', '../content/risks'],
  ['ui/page/planted.ts', '../../lib/paths'],
  ['features/aip/planted.ts', '../../ui/page/page-head'],
  ['features/offers/detail/planted.ts', '../list/scopes'],
  ['routes/planted.tsx', '../features/aip/planner'],
  ['app/planted.ts', '../routes/about'],
  ['lib/planted.ts', '@tussock/api/client'],
])('%s may import %s', async (file, specifier) => {
  expect(await isAllowed(file, specifier)).toBe(true);
});
