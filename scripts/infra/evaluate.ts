import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Settings } from '../../infra/settings';
import { type BuiltHandler, builtHandlers } from './built-handlers';
import { type LoopbackAws, startLoopbackAws } from './loopback-aws';
import { ensurePlatform } from './platform';
import type { Resource } from './resource';
import { runSst, type SstResult } from './sst';
import { createWorkspace, type Workspace } from './workspace';

export interface Evaluation {
  stage: string;
  /** What `app()` returned. */
  app: { name: string; version: string; removal: string; protect: boolean; [key: string]: unknown };
  resources: Resource[];
  handlers: BuiltHandler[];
}

/** Secrets as an operator sets them; the second of a pair may be left out. */
export const SECRETS = {
  OriginSecret: 'origin-secret-of-the-evaluation-0001',
  UnlockKey: 'unlock-key-of-the-evaluation-00000001',
};

export interface Circumstances {
  /** Replaces the content of infra/settings.ts. */
  settings?: Settings;
  secrets?: Record<string, string>;
  /** `diff` shows what a deploy would do; unlike a deploy, it accepts placeholders in the settings. */
  command?: 'deploy' | 'diff';
}

/** A stage with its own workspace and loopback AWS. */
export interface TriedStage {
  evaluation: Evaluation;
  workspace: Workspace;
  aws: LoopbackAws;
  /** Runs `sst WORDS --stage` of this stage in the workspace. */
  sst: (words: string[], env?: Record<string, string>) => Promise<SstResult>;
  close: () => Promise<void>;
}

/**
 * Sets the secrets and deploys a stage with the real `sst` command, against a loopback AWS and a stand-in for Pulumi's
 * engine. It creates no resources and needs no account.
 * @throws when the command fails, with its output
 */
export async function tryStage(
  stage: string,
  { settings, secrets = SECRETS, command: verb = 'deploy' }: Circumstances = {},
): Promise<TriedStage> {
  await ensurePlatform();
  const workspace = createWorkspace(settings);
  const aws = await startLoopbackAws();
  const sst: TriedStage['sst'] = ([command = '', ...words], env) =>
    runSst(workspace, aws.address, [command, '--stage', stage, ...words], env);
  const close = async () => {
    await aws.close();
    workspace.remove();
  };
  try {
    const file = join(workspace.root, 'secrets.env');
    writeFileSync(
      file,
      Object.entries(secrets)
        .map((pair) => `${pair.join('=')}\n`)
        .join(''),
    );
    await succeed(stage, sst(['secret', 'load', file]));
    await runProgramOf(stage, () => sst([verb]), workspace);
    const { resources } = recordOf(workspace);
    const handlers = builtHandlers(resources, join(workspace.root, '.sst', 'artifacts'));
    const evaluation = { stage, app: await appOf(workspace, stage), resources, handlers };
    return { evaluation, workspace, aws, sst, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As `tryStage`, for the resources alone. */
export async function evaluateStage(stage: string, circumstances?: Circumstances): Promise<Evaluation> {
  const { evaluation, close } = await tryStage(stage, circumstances);
  await close();
  return evaluation;
}

/** Tried twice: once sst called itself interrupted, and ended well, before it had started the engine. */
async function runProgramOf(stage: string, run: () => Promise<SstResult>, workspace: Workspace) {
  for (const isLast of [false, true]) {
    const output = await succeed(stage, run(), workspace);
    if (existsSync(workspace.record)) return;
    if (isLast) throw new Error(`sst ended well, but ran no program of ${stage}:\n${output}`);
  }
}

async function succeed(stage: string, running: Promise<SstResult>, workspace?: Workspace): Promise<string> {
  const { status, output } = await running;
  const errors = workspace && existsSync(workspace.record) ? recordOf(workspace).errors : [];
  if (status !== 0 || errors.length > 0)
    throw new Error(`Stage ${stage} cannot be deployed:\n${[...errors, output].join('\n')}`);
  return output;
}

const recordOf = ({ record }: Workspace) =>
  JSON.parse(readFileSync(record, 'utf8')) as { resources: Resource[]; errors: string[] };

/**
 * Calls `app()` as sst does before it runs the program: the record does not hold the result. The file has no imports above it,
 * and `$config` gives back what it is given, as `Object` does.
 */
async function appOf({ root }: Workspace, stage: string): Promise<Evaluation['app']> {
  const config = readFileSync(join(root, 'sst.config.ts'), 'utf8');
  const { code } = await transform(config, { loader: 'ts', define: { $config: 'Object' } });
  const { default: given } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: { app: (input: { stage: string }) => object };
  };
  return JSON.parse(JSON.stringify(given.app({ stage })));
}
