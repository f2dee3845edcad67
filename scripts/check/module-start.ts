import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE } from '../../infra/bundle';
import { RUNTIME } from '../../infra/runtime';
import { median } from '../bench/median';
import { ensureBuild } from '../build/ensure-build';
import { bytesIn } from '../cli/bytes-in';
import { installedRuntime } from '../infra/runtime/installed';

export interface ModuleStart {
  name: string;
  /** Bytes of the code that is there, of which a start may read a part. */
  bytes: number;
  /** CPU milliseconds of importing it, the median of several processes. */
  cpu: number;
}

const FUNCTIONS = ['api', 'pages'];
const PROCESSES = 9;
// As sst bundles: packages that are CommonJS inside ask for Node's own modules with `require`.
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * What the start of each function's code costs where Lambda's runtime has started: it has loaded modules of Node by then. Without the
 * runtime, on this Node alone.
 */
export async function moduleStarts(): Promise<{ version: string; starts: ModuleStart[] }> {
  await ensureBuild();
  const command = await installedRuntime().then(
    (runtime) => [...runtime.command, 'timed-import.handler'],
    () => [process.execPath, join(import.meta.dirname, 'timed-import.mjs')],
  );
  const folder = mkdtempSync(join(tmpdir(), 'module-start-'));
  try {
    const starts: ModuleStart[] = [];
    for (const name of FUNCTIONS) {
      const code = join(folder, name);
      await bundle(`packages/${name}/src/lambda.ts`, code);
      const file = join(code, 'lambda.mjs');
      const times = Array.from({ length: PROCESSES }, () => cpuOfImport(command, file));
      starts.push({ name, bytes: bytesIn(code), cpu: median(times) });
    }
    return {
      version: execFileSync(command[0] as string, ['--version'], { encoding: 'utf8' }).trim(),
      starts,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const bundle = (entry: string, outdir: string) =>
  build({
    entryPoints: [entry],
    outdir,
    bundle: true,
    minify: true,
    logLevel: 'error',
    splitting: true,
    ...BUNDLE,
    platform: 'node',
    target: 'esnext',
    format: 'esm',
    mainFields: ['module', 'main'],
    outExtension: { '.js': '.mjs' },
    banner: { js: REQUIRE },
  });

function cpuOfImport([node = '', ...args]: readonly string[], file: string): number {
  const printed = execFileSync(node, args, {
    encoding: 'utf8',
    env: {
      AWS_REGION: 'ap-southeast-2',
      AWS_EXECUTION_ENV: `AWS_Lambda_${RUNTIME}`,
      AWS_LAMBDA_FUNCTION_NAME: 'timed',
      AWS_LAMBDA_FUNCTION_VERSION: '1',
      AWS_LAMBDA_LOG_GROUP_NAME: 'timed',
      AWS_LAMBDA_LOG_STREAM_NAME: 'timed',
      // The runtime asks it for events, which it does not come to.
      AWS_LAMBDA_RUNTIME_API: '127.0.0.1:9',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1769',
      LAMBDA_TASK_ROOT: import.meta.dirname,
      _HANDLER: 'timed-import.handler',
      MODULE: pathToFileURL(file).href,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const cpu = Number(printed);
  if (!(cpu > 0)) throw new Error(`The start of ${file} printed “${printed}” and no time.`);
  return cpu;
}
