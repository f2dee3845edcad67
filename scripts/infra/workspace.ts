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

/** A checkout in which `sst` may work: its state, builds and types never touch the real one. */
export interface Workspace {
  root: string;
  /** For XDG_CONFIG_HOME: where sst looks for the engine. */
  config: string;
  /** Where the engine leaves its record. */
  record: string;
  remove: () => void;
}

/** What the program of a deploy reads beside its own folder. */
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
 * A folder with a copy of the program, links to the code, and the platform that sst has unpacked. Its path contains no
 * `.sst`: sst gives its globals to no file of such a path.
 * @param settings what the operator has written into infra/settings.ts; the file of this checkout where left out
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
