import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../infra/settings';
import { ROOT, WORK } from './platform';

/** A folder in which `sst` works as in a checkout, without touching this one. */
export interface Workspace {
  root: string;
  /** For XDG_CONFIG_HOME: where sst looks for the engine. */
  config: string;
  /** Where the engine leaves its record. */
  record: string;
  remove: () => void;
}

/** What a deploy reads beside infra/ and sst.config.ts. */
const SHARED = [
  'packages',
  'scripts',
  'tests',
  'node_modules',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Creates a folder with a copy of the program, links to the code, and the platform that sst has unpacked. Its path must not
 * contain `.sst`: sst injects its globals only into files elsewhere.
 * @param settings replaces the content of infra/settings.ts
 */
export function createWorkspace(settings?: Settings): Workspace {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tussock-stage-')));
  const remove = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', remove);

  for (const name of SHARED) symlinkSync(join(ROOT, name), join(root, name));
  cpSync(join(ROOT, 'sst.config.ts'), join(root, 'sst.config.ts'));
  cpSync(join(ROOT, 'infra'), join(root, 'infra'), { recursive: true });
  if (settings)
    writeFileSync(
      join(root, 'infra', 'settings.ts'),
      `export const SETTINGS = ${JSON.stringify(settings)};\n`,
    );

  const platform = join(root, '.sst', 'platform');
  mkdirSync(platform, { recursive: true });
  for (const name of readdirSync(join(WORK, 'platform')).filter((entry) => !entry.startsWith('sst.config.')))
    symlinkSync(join(WORK, 'platform', name), join(platform, name));
  cpSync(join(WORK, 'provider-lock.json'), join(root, '.sst', 'provider-lock.json'));

  const config = join(root, '.config');
  const engine = join(config, 'sst', 'bin', 'pulumi');
  mkdirSync(join(engine, '..'), { recursive: true });
  writeFileSync(
    engine,
    `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, 'scripts/infra/engine.mjs')}" "$@"\n`,
  );
  chmodSync(engine, 0o755);
  return {
    root,
    config,
    record: join(root, '.sst', 'record.json'),
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}
