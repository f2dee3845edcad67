import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cachedFolder, madeOnce } from './made-once';

const FILES = ['package.json', 'package-lock.json'];

/**
 * Installs the packages of a folder outside of the checkout's own, once for each version of its lock file. Returns their
 * `node_modules`.
 * @param declared folder with `package.json` and `package-lock.json`
 * @param name of its place in the cache
 * @param omitOptional leaves out the optional packages: it has a place of its own then
 */
export async function installApart(declared: string, name: string, omitOptional = false): Promise<string> {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(join(declared, file)));
  const version = [hash.digest('hex').slice(0, 12), ...(omitOptional ? ['client'] : [])].join('-');
  const folder = cachedFolder(name, version);
  await madeOnce(folder, (draft) => install(declared, draft, omitOptional ? ['--omit=optional'] : []));
  return join(folder, 'node_modules');
}

async function install(declared: string, folder: string, more: string[]): Promise<void> {
  for (const file of FILES) copyFileSync(join(declared, file), join(folder, file));
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...more];
  await promisify(execFile)('npm', words, { cwd: folder, timeout: 240_000 });
}
