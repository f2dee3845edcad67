import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.local', 'programs');

/** Libraries are loaded from where they are installed: only our own code needs compiling. */
const libraries: Plugin = {
  name: 'libraries',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@tussock/') ? undefined : { path, external: true },
    ),
};

/** Modules find files beside them as if they were not bundled. */
const places: Plugin = {
  name: 'places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const here = JSON.stringify(dirname(path));
      const contents = readFileSync(path, 'utf8').replaceAll('import.meta.dirname', here);
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    }),
};

/**
 * Bundles programs that a test starts many times: tsx would compile them each time, which takes twice as long as most
 * of them run. Call it once in each test file, since it compiles what the files hold now.
 * @param programs paths from the root, such as scripts/seed/main.ts
 * @returns the file of each, in their order
 */
export async function bundlePrograms(programs: readonly string[]): Promise<string[]> {
  mkdirSync(FOLDER, { recursive: true });
  const outdir = mkdtempSync(join(FOLDER, `${process.pid}-`));
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  await build({
    absWorkingDir: ROOT,
    entryPoints: programs.map((program, at) => ({ in: program, out: String(at) })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    plugins: [libraries, places],
    logLevel: 'error',
  });
  return programs.map((_, at) => join(outdir, `${at}.mjs`));
}
