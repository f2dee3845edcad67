import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../platform';

export interface LambdaRuntime {
  /** The executable of Lambda's Node version. */
  node: string;
  /** AWS's runtime interface client. */
  client: string;
}

const FILES = ['package.json', 'package-lock.json'];

/**
 * Installs what Lambda runs a function with from the npm registry, once for each version, outside of the checkout's own
 * packages. `LAMBDA_NODE` names a Node that is there already, and then none is downloaded; only Linux has one in the registry.
 */
export async function installedRuntime(): Promise<LambdaRuntime> {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(join(import.meta.dirname, file)));
  const given = process.env.LAMBDA_NODE;
  const parts = [hash.digest('hex').slice(0, 12), ...(given ? ['client'] : [])];
  const folder = join(ROOT, 'node_modules', '.cache', 'lambda-runtime', parts.join('-'));
  if (!existsSync(folder)) await install(folder, given ? ['--omit=optional'] : []);
  const modules = join(folder, 'node_modules');
  const node = given ?? join(modules, `node-${process.platform}-${process.arch}`, 'bin/node');
  if (!existsSync(node))
    throw new Error(`The functions run on Node 24: name one in LAMBDA_NODE. ${node} is not there.`);
  return { node, client: join(modules, 'aws-lambda-ric', 'index.mjs') };
}

async function install(folder: string, more: string[]): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const file of FILES) copyFileSync(join(import.meta.dirname, file), join(draft, file));
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...more];
  await promisify(execFile)('npm', words, { cwd: draft, timeout: 240_000 });
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another run installed it meanwhile.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
