import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE } from '../../infra/bundle';
import { ensureBuild } from '../build/ensure-build';
import { installedRuntime } from '../infra/runtime/installed';

export interface ModuleStart {
  name: string;
  /** Bytes of the one file of code. */
  bytes: number;
  /** CPU milliseconds of importing it, the median of several processes. */
  cpu: number;
}

const FUNCTIONS = { api: 'packages/api/src/lambda.ts', pages: 'packages/pages/src/lambda.ts' };
const PROCESSES = 9;
// As sst bundles: packages that are CommonJS inside ask for Node's own modules with `require`.
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** What the start of each function's code costs, on Lambda's Node where it can be installed, else on this one. */
export async function moduleStarts(): Promise<{ version: string; starts: ModuleStart[] }> {
  await ensureBuild();
  const node = await installedRuntime().then(
    (runtime) => runtime.node,
    () => process.execPath,
  );
  const folder = mkdtempSync(join(tmpdir(), 'module-start-'));
  try {
    const starts: ModuleStart[] = [];
    for (const [name, entry] of Object.entries(FUNCTIONS)) {
      const file = join(folder, `${name}.mjs`);
      await bundle(entry, file);
      const times = Array.from({ length: PROCESSES }, () => cpuOfImport(node, file)).sort((a, b) => a - b);
      starts.push({ name, bytes: statSync(file).size, cpu: times[PROCESSES >> 1] as number });
    }
    return { version: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(), starts };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const bundle = (entry: string, outfile: string) =>
  build({
    ...{ entryPoints: [entry], outfile, bundle: true, minify: true, logLevel: 'error', ...BUNDLE },
    ...{ platform: 'node', target: 'esnext', format: 'esm', mainFields: ['module', 'main'] },
    banner: { js: REQUIRE },
  });

const program = (file: string) =>
  `const before = process.cpuUsage(); await import(${JSON.stringify(pathToFileURL(file).href)});
   const { user, system } = process.cpuUsage(before); process.stdout.write(String((user + system) / 1_000), () => process.exit(0));`;

const cpuOfImport = (node: string, file: string): number =>
  Number(
    execFileSync(node, ['--input-type=module', '--eval', program(file)], {
      encoding: 'utf8',
      env: { AWS_REGION: 'ap-southeast-2', AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
