import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { ensurePlatform, OFFLINE, PLATFORM, ROOT, WORK } from './platform';
import { type BuiltHandler, startSstServer } from './sst-server';

/** One resource as the program declared it. */
export interface Resource {
  type: string;
  name: string;
  urn: string;
  parent: string;
  provider: string;
  // biome-ignore lint/suspicious/noExplicitAny: the properties of 60 kinds of resource
  inputs: Record<string, any>;
  dependencies?: string[];
  retainOnDelete?: boolean;
  protect?: boolean;
  /** The id of a resource that the program only refers to. */
  read?: string;
}

export interface Evaluation {
  stage: string;
  /** What `app()` returned. */
  app: { name: string; version: string; removal: string; protect: boolean; [key: string]: unknown };
  resources: Resource[];
  handlers: BuiltHandler[];
}

/** Secrets as `sst secret set` would put them; the second of a pair may be left out. */
export const SECRETS = {
  SST_SECRET_OriginSecret: 'origin-secret-of-the-evaluation-0001',
  SST_SECRET_UnlockKey: 'unlock-key-of-the-evaluation-00000001',
};

const TIMEOUT = 120_000;

/**
 * Evaluates `app()` and `run()` of sst.config.ts for a stage, in a separate process, without an account. It has a time-out,
 * since a rejected output never resolves.
 * @throws when the program, a handler's build or the evaluation fails, with what it wrote
 */
export async function evaluateStage(
  stage: string,
  secrets: Record<string, string> = SECRETS,
): Promise<Evaluation> {
  await ensurePlatform();
  const work = join(WORK, 'evaluation', stage);
  mkdirSync(work, { recursive: true });
  const app = await evaluateApp(stage);
  const server = await startSstServer(join(work, 'artifacts'));
  const bundle = join(PLATFORM, `sst.config.evaluation-${stage}-${process.pid}.mjs`);
  // Two processes may evaluate the same stage at once.
  const result = join(work, `result-${process.pid}.json`);
  try {
    await bundleProgram(bundle, { stage, app, work });
    await runNode(bundle, {
      ...secrets,
      SST_SERVER: server.address,
      EVALUATION_RESULT: result,
      EVALUATION_STAGE: stage,
    });
    const { resources } = JSON.parse(readFileSync(result, 'utf8')) as { resources: Resource[] };
    return { stage, app, resources, handlers: server.handlers };
  } catch (error) {
    throw new Error(`Stage ${stage} cannot be evaluated:\n${explain(error, result, server.errors)}`);
  } finally {
    rmSync(result, { force: true });
    rmSync(bundle, { force: true });
    rmSync(`${bundle}.map`, { force: true });
    await server.close();
  }
}

/** `app()` as SST evaluates it: before anything else, in a bundle that has none of the globals. */
async function evaluateApp(stage: string): Promise<Evaluation['app']> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import mod from './sst.config.ts';
        console.log(JSON.stringify(mod.app({ stage: ${JSON.stringify(stage)} })))`,
      resolveDir: ROOT,
      loader: 'ts',
    },
    banner: { js: 'function $config(input) { return input }' },
    external: ['./infra/*'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  const code = outputFiles[0]?.text ?? '';
  const { stdout } = await promisify(execFile)('node', ['--input-type=module', '-e', code]);
  return JSON.parse(stdout) as Evaluation['app'];
}

/** The program, bundled as SST's command line bundles it, with the recorder before it. */
async function bundleProgram(
  outfile: string,
  { stage, app, work }: { stage: string; app: Evaluation['app']; work: string },
): Promise<void> {
  await build({
    stdin: {
      contents: `
        import { evaluate } from './scripts/infra/recorder.mjs';
        import { run } from ${JSON.stringify(join(PLATFORM, 'src/auto/run.ts'))};
        import mod from './sst.config.ts';
        await evaluate(run, mod.run);`,
      resolveDir: ROOT,
      sourcefile: 'eval.ts',
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    sourcemap: 'linked',
    logLevel: 'silent',
    nodePaths: [join(PLATFORM, 'node_modules')],
    external: [
      '@pulumi/*',
      'undici',
      '@pulumiverse/*',
      '@sst-provider/*',
      '@aws-sdk/*',
      'esbuild',
      'archiver',
      'glob',
      'vite',
    ],
    inject: [join(PLATFORM, 'src/shim/run.js')],
    define: {
      $app: JSON.stringify({ ...app, stage }),
      $cli: JSON.stringify({
        command: 'evaluate',
        dev: false,
        paths: { home: join(homedir(), '.config/sst'), root: ROOT, work, platform: PLATFORM },
        state: { version: {} },
      }),
      $dev: 'false',
    },
    banner: {
      js: `import { createRequire as topLevelCreateRequire } from 'module';
const require = topLevelCreateRequire(import.meta.url);
import { fileURLToPath as topLevelFileUrlToPath, URL as topLevelURL } from "url";
const __filename = topLevelFileUrlToPath(import.meta.url);
const __dirname = topLevelFileUrlToPath(new topLevelURL(".", import.meta.url));`,
    },
    plugins: [injectGlobals],
  });
}

/** The provider and the components, as the globals that the program's types declare. */
const injectGlobals: Plugin = {
  name: 'inject-globals',
  setup(context) {
    const globals = `import * as aws from '@pulumi/aws'; import * as sst from ${JSON.stringify(join(PLATFORM, 'src/components'))};\n`;
    context.onLoad({ filter: /\.(ts|js)$/ }, async ({ path }) => {
      const ours = path.startsWith(ROOT) && !path.startsWith(WORK) && !path.includes('node_modules');
      if (!ours) return undefined;
      return { contents: globals + (await readFile(path, 'utf8')), loader: 'default' };
    });
  },
};

async function runNode(bundle: string, env: Record<string, string>): Promise<void> {
  const { AWS_PROFILE: _, ...inherited } = process.env;
  await promisify(execFile)('node', ['--enable-source-maps', '--no-deprecation', bundle], {
    cwd: ROOT,
    env: { ...inherited, ...OFFLINE, ...env },
    timeout: TIMEOUT,
    killSignal: 'SIGKILL',
    maxBuffer: 64 * 1024 * 1024,
  });
}

function explain(error: unknown, result: string, builds: string[]): string {
  const {
    stdout = '',
    stderr = '',
    message = '',
  } = error as { stdout?: string; stderr?: string; message?: string };
  let recorded: string[] = [];
  try {
    recorded = (JSON.parse(readFileSync(result, 'utf8')) as { errors: string[] }).errors;
  } catch {
    // It ended before it wrote a result: its output is all there is.
  }
  return [...builds, ...recorded, stdout, stderr, message].filter((part) => part !== '').join('\n');
}
