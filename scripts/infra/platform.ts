import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

export const ROOT = join(import.meta.dirname, '..', '..');
export const WORK = join(ROOT, '.sst');
const PLATFORM = join(WORK, 'platform');

/** Keeps SST from looking for credentials, tools or addresses that no test has. */
export const OFFLINE = {
  SST_SKIP_DEPENDENCY_CHECK: '1',
  SST_NO_BUN: '1',
  SST_TELEMETRY_DISABLED: '1',
  AWS_EC2_METADATA_DISABLED: 'true',
};

/**
 * Unpacks SST's components from its binary and installs their packages from the npm registry. It takes about forty seconds,
 * once for each pinned version.
 */
export async function ensurePlatform(): Promise<void> {
  if (isReady()) return;
  await alone(async () => {
    if (isReady()) return;
    await promisify(execFile)('npx', ['sst', 'install', '--stage', 'ci'], {
      cwd: ROOT,
      env: { ...process.env, ...OFFLINE },
      timeout: 280_000,
    });
  });
}

function isReady(): boolean {
  const version = join(PLATFORM, 'version');
  return (
    existsSync(version) &&
    readFileSync(version, 'utf8').trim() === sstVersion() &&
    existsSync(join(WORK, 'provider-lock.json')) &&
    existsSync(join(PLATFORM, 'config.d.ts')) &&
    existsSync(join(PLATFORM, 'node_modules', '@pulumi', 'aws', 'package.json'))
  );
}

/** The version of SST that is installed, which the configuration pins. */
export function sstVersion(): string {
  const manifest = readFileSync(join(ROOT, 'node_modules', 'sst', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

const STALE_AFTER = 5 * 60_000;

/** Test files run in separate processes: a folder is the lock between them. */
async function alone(work: () => Promise<void>): Promise<void> {
  const lock = join(ROOT, 'node_modules', '.sst-install');
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > STALE_AFTER) rmSync(lock, { recursive: true, force: true });
      await pause(500);
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
