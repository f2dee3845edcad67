import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const WEB = 'packages/web';
const REFUSED = [
  ['lib/a.ts', '../ui/badge'],
  ['lib/storage/b.ts', '../../features/comparison/rows'],
  ['ui/c.ts', '../features/comparison/rows'],
  ['ui/page/d.ts', '../../routes/about'],
  ['ui/page/e.ts', '../../app/routes'],
  ['features/aip/f.ts', '../comparison/rows'],
  ['features/aip/g.ts', '../../routes/about'],
  ['features/offers/detail/h.ts', '../../comparison/rows'],
  ['features/offers/detail/i.ts', '../../../app/routes'],
  ['routes/j.ts', './about'],
  ['routes/k.ts', '../app/routes'],
  ['content/l.ts', '../lib/paths'],
  ['lib/m.ts', '@tussock/store/reads'],
  ['lib/n.ts', '@tussock/api/app'],
  ['app/o.ts', '../../../store/src/reads'],
  ['lib/circle-a.ts', './circle-b'],
  ['lib/circle-b.ts', './circle-a'],
] as const;
const ALLOWED = [
  ['lib/p.ts', '../content/risks'],
  ['ui/page/q.ts', '../../lib/paths'],
  ['features/aip/r.ts', '../../ui/page/page-head'],
  ['features/offers/detail/s.ts', '../list/scopes'],
  ['routes/t.ts', '../features/aip/planner'],
  ['app/u.ts', '../routes/about'],
  ['lib/v.ts', '@tussock/api/client'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'floors-'));
/** The files that the linter refused. */
let refused: string[] = [];

/** A tree of planted files under the project's own rules, linted once. */
beforeAll(() => {
  const config = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  mkdirSync(join(folder, WEB), { recursive: true });
  copyFileSync(join(ROOT, WEB, 'package.json'), join(folder, WEB, 'package.json'));
  for (const [file, specifier] of [...REFUSED, ...ALLOWED]) {
    const path = join(folder, WEB, 'src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { planted } from '${specifier}';\n\nexport const used = planted;\n`);
  }
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { location: { path: string } }[] };
  refused = diagnostics.map(({ location }) => location.path.split('/src/')[1] ?? '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(REFUSED)('%s may not import %s', (file) => {
  expect(refused).toContain(file);
});

it.each(ALLOWED)('%s may import %s', (file) => {
  expect(refused).not.toContain(file);
});
