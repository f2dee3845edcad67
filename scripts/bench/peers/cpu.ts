import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts what a process used in hundredths of a second, and what a thread used in nanoseconds. */
const MS_PER_TICK = 10;
const NS_PER_MS = 1_000_000;

interface Stat {
  pid: number;
  parent: number;
  /** CPU milliseconds of the process, user and system, in steps of ten. */
  own: number;
  /** CPU milliseconds of its children that ended. */
  ended: number;
}

/** Reads /proc/PID/stat. The name in brackets may itself have spaces and brackets. */
export function parseStat(text: string): Stat {
  const after = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [, parent] = after;
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = after.slice(11, 15).map(Number);
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(parent),
    own: (user + system) * MS_PER_TICK,
    ended: (endedUser + endedSystem) * MS_PER_TICK,
  };
}

/**
 * CPU milliseconds of a process, the processes it started, and those of them that ended.
 * @param threadsOf CPU milliseconds of the threads that a process has now: finer than its own count, which has ended threads too
 */
export function cpuOfTree(root: number, stats: readonly Stat[], threadsOf: (pid: number) => number): number {
  const own = stats.find(({ pid }) => pid === root);
  if (!own) throw new Error(`Process ${root} has ended`);
  const children = stats.filter(({ parent }) => parent === root);
  const used = Math.max(own.own, threadsOf(root)) + own.ended;
  return children.reduce((sum, { pid }) => sum + cpuOfTree(pid, stats, threadsOf), used);
}

/** What can be read of each number in a folder of /proc; what ends while the list is read is left out. */
const eachIn = <T>(folder: string, read: (number: string) => T): T[] =>
  readdirSync(folder).flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [read(name)];
    } catch {
      return [];
    }
  });

/** Without the scheduler's count, which not every kernel keeps, 0. */
const cpuOfThreads = (pid: number): number =>
  eachIn(`/proc/${pid}/task`, (thread) =>
    Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), 10),
  ).reduce((sum, ns) => sum + ns / NS_PER_MS, 0);

/** CPU milliseconds that each of these processes has used with all that it started. */
export function cpuNow(roots: readonly number[]): number[] {
  const stats = eachIn('/proc', (pid) => parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  return roots.map((root) => cpuOfTree(root, stats, cpuOfThreads));
}
