import { vi } from 'vitest';
import type { SingleProgram, VerbProgram } from '../../scripts/cli/command';
import { runProgram } from '../../scripts/cli/run-program';
import { seed } from '../../scripts/seed/program';
import type { SeedRun } from './run-seed';

/**
 * The seed command in this process, for many runs that differ in their data only: to start a process takes longer than the
 * run. How the process itself begins and ends is tested by the files that start one.
 */
export const seedHere = (words: string[], env: Record<string, string> = {}): Promise<SeedRun> =>
  programHere(seed, words, env);

/** Any command of ours in this process. */
export async function programHere(
  program: VerbProgram | SingleProgram,
  words: string[],
  env: Record<string, string>,
): Promise<SeedRun> {
  const run: SeedRun = { code: null, stdout: '', stderr: '' };
  const listen = (stream: 'stdout' | 'stderr') =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      run[stream] += text;
      return true;
    });
  const before = { env: { ...process.env }, exitCode: process.exitCode };
  const listening = [listen('stdout'), listen('stderr')];
  Object.assign(process.env, env);
  process.exitCode = undefined;
  try {
    await runProgram(program, words);
    return { ...run, code: Number(process.exitCode ?? 0) };
  } finally {
    for (const spy of listening) spy.mockRestore();
    for (const name of Object.keys(env)) {
      if (before.env[name] === undefined) delete process.env[name];
      else process.env[name] = before.env[name];
    }
    process.exitCode = before.exitCode;
  }
}
