import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { OperationError } from '../cli/failure';

/** A module of this folder in a process of its own, so that its CPU is told apart, with what it sends first. */
export async function started(module: string, words: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const child = fork(join(import.meta.dirname, module), [...words], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  const first = await Promise.race([
    once(child, 'message').then(([message]) => message as unknown),
    once(child, 'exit').then(() => {
      throw new OperationError(`${module} ended before it was ready`);
    }),
  ]);
  return { child, pid: child.pid as number, first };
}
