import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const MS_PER_TICK = 10;

interface Stat {
  pid: number;
  parent: number;
  /** CPU milliseconds of the process and of its children that ended, user and system. */
  cpu: number;
}

/** Reads /proc/PID/stat. The name in brackets may itself have spaces and brackets. */
export function parseStat(text: string): Stat {
  const after = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [, parent] = after;
  const ticks = after.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid: Number.parseInt(text, 10), parent: Number(parent), cpu: ticks * MS_PER_TICK };
}

/** CPU milliseconds of a process, the processes it started, and those of them that ended. */
export function cpuOfTree(root: number, stats: readonly Stat[]): number {
  const own = stats.find(({ pid }) => pid === root);
  if (!own) throw new Error(`Process ${root} has ended`);
  const children = stats.filter(({ parent }) => parent === root);
  return children.reduce((sum, { pid }) => sum + cpuOfTree(pid, stats), own.cpu);
}

/** The processes of this machine now. */
function processes(): Stat[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))];
    } catch {
      // It ended while the list was read.
      return [];
    }
  });
}

/** CPU milliseconds that each of these processes has used with all that it started. */
export function cpuNow(roots: readonly number[]): number[] {
  const stats = processes();
  return roots.map((root) => cpuOfTree(root, stats));
}
