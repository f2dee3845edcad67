import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Order } from './vitest-process';

/** Runs test files in a box. A run over its time, or that ends its process, is answered as such. */
export interface Tester {
  run(order: Order, limitMs: number): Promise<Answer>;
  close(): void;
}

const OVERTIME = 'the time limit';
const CRASH = 'the end of the process';
const START_LIMIT_MS = 300_000;

export function startTester(
  root: string,
  { kinds, toCover = false }: { kinds: readonly string[]; toCover?: boolean },
): Tester {
  let child: ChildProcess | null = null;

  async function started(): Promise<ChildProcess> {
    if (child) return child;
    const begun = fork(join(import.meta.dirname, 'vitest-process.ts'), [], {
      cwd: root,
      // A group of its own, so that what its tests started ends with it.
      detached: true,
      execArgv: ['--import', import.meta.resolve('tsx')],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ONE_ENGINE: '1',
        NODE_ENV: 'test',
        NODE_NO_WARNINGS: '1',
        MUTATION_KINDS: kinds.join(),
        MUTATION_COVER: toCover ? '1' : '',
      },
    });
    child = begun;
    await once(begun, 'message', { signal: AbortSignal.timeout(START_LIMIT_MS) });
    return begun;
  }

  function stop(): void {
    if (!child?.pid) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
    child = null;
  }

  return {
    async run(order, limitMs) {
      const running = await started();
      const answer = await answerOf(running, order, limitMs);
      if (answer.failed === OVERTIME || answer.failed === CRASH) stop();
      return answer;
    },
    close: stop,
  };
}

async function answerOf(child: ChildProcess, order: Order, limitMs: number): Promise<Answer> {
  const over = new AbortController();
  const { signal } = over;
  const ended = (failed: string) => (): Answer => ({ tests: order.tests, failed });
  const ways = [
    once(child, 'message', { signal }).then(([message]) => message as Answer),
    once(child, 'exit', { signal }).then(ended(CRASH)),
    pause(limitMs, undefined, { signal }).then(ended(OVERTIME)),
  ];
  // The two that lose are aborted below, which rejects them.
  for (const way of ways) way.catch(() => {});
  child.send(order);
  try {
    return await Promise.race(ways);
  } finally {
    over.abort();
  }
}
