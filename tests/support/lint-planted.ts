import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A file to plant, such as packages/web/src/lib/a.ts, and what it imports. */
export type Planted = readonly [file: string, specifier: string];

/** Lints a tree of files that import something; returns the files that the linter refused. */
export function lintPlanted(plants: readonly Planted[]): string[] {
  return lintTexts(
    plants.map(([file, specifier]) => [
      file,
      `import { planted } from '${specifier}';\n\nexport const used = planted;\n`,
    ]),
  );
}

/** Lints a tree of files with these texts under the project's own rules; returns the files that were refused. */
export function lintTexts(texts: readonly (readonly [file: string, text: string])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const copied = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  };
  try {
    const config = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
    for (const rule of config.plugins) copied(rule);
    for (const name of readdirSync(join(ROOT, 'packages'))) copied(`packages/${name}/package.json`);
    for (const [file, text] of texts) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
    const run = spawnSync(
      process.execPath,
      [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { location: { path: string } }[] };
    return diagnostics.map(({ location }) => location.path.slice(location.path.indexOf('packages/')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
