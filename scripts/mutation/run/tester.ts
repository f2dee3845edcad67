import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer, Order, Progress } from './vitest-process';

/** Whether a run is to find out what test files run, tries one mutant, or many. */
type Mode = 'cover' | 'one' | 'many';

/** Milliseconds that a test file may take; without a name, what may pass before the first one begins. */
type Limit = (test?: string) => number;

/** Runs test files in a box. A run over its time, or that ends its process, is answered as such. */
export interface Tester {
  /** @param onEnded hears of each test file as it ends */
  run(order: Order, limit: Limit, onEnded?: (test: string, isFailed: boolean) => void): Promise<Answer>;
  /** Of the process that runs the tests. */
  pid(): number | undefined;
  close(): void;
}

export const OVERTIME = 'the time limit';
export const CRASH = 'the end of the process';
const START_LIMIT_MS = 300_000;

export function startTester(
  root: string,
  { kinds, mode = 'one' }: { kinds: readonly string[]; mode?: Mode },
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
        MUTATION_MODE: mode,
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
    async run(order, limit, onEnded = () => {}) {
      const running = await started();
      const answer = await answerOf(running, order, limit, onEnded);
      if (answer.failed === OVERTIME || answer.failed === CRASH) stop();
      return answer;
    },
    pid: () => child?.pid,
    close: stop,
  };
}

async function answerOf(
  child: ChildProcess,
  order: Order,
  limit: Limit,
  onEnded: (test: string, isFailed: boolean) => void,
): Promise<Answer> {
  const over = new AbortController();
  const { signal } = over;
  let timer: NodeJS.Timeout | undefined;
  const ended = (failed: string): Answer => ({ tests: order.tests, failed });
  const answered = new Promise<Answer>((resolve) => {
    const wait = (test?: string) => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve(ended(OVERTIME)), limit(test));
    };
    const listen = (message: Answer | Progress) => {
      if ('begun' in message) wait(message.begun);
      else if ('ended' in message) onEnded(message.ended, message.isFailed);
      else resolve(message);
    };
    child.on('message', listen);
    signal.addEventListener('abort', () => child.off('message', listen));
    wait();
  });
  const crashed = once(child, 'exit', { signal }).then(() => ended(CRASH));
  // It is aborted below, which rejects it.
  crashed.catch(() => {});
  child.send(order);
  try {
    return await Promise.race([answered, crashed]);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
