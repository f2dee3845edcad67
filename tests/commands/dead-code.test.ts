import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Box, makeBox } from '../../scripts/mutation/run/box';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = readdirSync(join(ROOT, 'packages'));
/** A module of each package that others use, and of each other workspace. */
const MODULES = [
  'packages/api/src/app.ts',
  'packages/core/src/money/money.ts',
  'packages/images/src/drawing.ts',
  'packages/mcp/src/app.ts',
  'packages/pages/src/pages.ts',
  'packages/server/src/time.ts',
  'packages/store/src/table/keys.ts',
  'packages/submissions/src/table.ts',
  'packages/web/src/lib/address/paths.ts',
  'infra/stage.ts',
  'scripts/cli/text.ts',
  'tests/support/html.ts',
];
const ORPHANS = PACKAGES.map((name) => `packages/${name}/src/orphan.ts`);

interface Issue {
  file: string;
  files?: unknown[];
  exports?: { name: string }[];
}

let box: Box;
let issues: Issue[] = [];
beforeAll(async () => {
  box = makeBox(ROOT, 'dead-code');
  for (const file of MODULES)
    box.write(file, `${readFileSync(join(ROOT, file), 'utf8')}\nexport const planted = 1;\n`);
  for (const file of ORPHANS) box.write(file, 'export const orphan = 1;\n');
  const words = ['--no-progress', '--no-gitignore', '--reporter=json'];
  const report = await new Promise<string>((resolve) => {
    execFile(join(ROOT, 'node_modules/.bin/knip'), words, { cwd: box.root }, (_failed, out) => resolve(out));
  });
  ({ issues } = JSON.parse(report));
}, 120_000);
afterAll(() => box.remove());

it('covers every package', () => {
  for (const name of PACKAGES)
    expect(MODULES.some((file) => file.startsWith(`packages/${name}/`))).toBe(true);
});

it.each(MODULES)('an export of %s that nobody uses is found', (file) => {
  const names = issues.find((issue) => issue.file === file)?.exports?.map(({ name }) => name);
  expect(names).toEqual(['planted']);
});

it.each(ORPHANS)('a module that nobody imports is found: %s', (file) => {
  expect(issues.find((issue) => issue.file === file)?.files).toHaveLength(1);
});
