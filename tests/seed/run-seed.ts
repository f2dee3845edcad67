import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { bundlePrograms } from '../support/bundle-programs';

const ROOT = join(import.meta.dirname, '../..');
export const FIXTURE = join(ROOT, 'tests/fixtures/old-system-export');
export const SAMPLE = join(ROOT, 'scripts/sample');

export interface SeedRun {
  code: number | null;
  stdout: string;
  stderr: string;
}

let program = '';

/** For the beginning of each test file that runs the command. */
export async function bundleSeed(): Promise<void> {
  [program = ''] = await bundlePrograms(['scripts/seed/main.ts']);
}

/** The seed command as a process without a terminal. */
export function startSeed(words: string[], env: Record<string, string> = {}) {
  if (program === '') throw new Error('beforeAll(bundleSeed) is missing');
  const child = spawn(process.execPath, [program, ...words], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ended: ended(child) };
}

export const seed = (words: string[], env?: Record<string, string>): Promise<SeedRun> =>
  startSeed(words, env).ended;

async function ended(child: ChildProcessByStdio<null, Readable, Readable>): Promise<SeedRun> {
  const run: SeedRun = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    run.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    run.stderr += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { ...run, code };
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'tussock-seed-'));

/** A data folder with the given files; anything but text and bytes is written as JSON. */
export function dataFolder(files: Record<string, unknown>): string {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    const raw = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(join(folder, file), raw ? content : JSON.stringify(content));
  }
  return folder;
}
