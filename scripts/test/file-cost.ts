import { readdirSync, readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    cost?: FileCost;
  }
}

/** What a test file cost with its imports, hooks and tests, and with the processes that it started. */
export interface FileCost {
  wallMs: number;
  cpuMs: number;
}

if (process.env.TEST_RESULTS) {
  const begun = { wall: performance.now(), cpu: cpuMs() };
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a hook uses
  afterAll(({}, file) => {
    file.meta.cost = { wallMs: performance.now() - begun.wall, cpuMs: cpuMs() - begun.cpu };
  });
}

/** CPU time of this process and, on Linux, of all that it started: user and system, also of what has ended. */
function cpuMs(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
  const known = new Map(processes().map((one) => [one.pid, one]));
  const isOurs = ({ pid, parent }: Process): boolean => {
    const above = known.get(parent);
    return pid === process.pid || (above !== undefined && isOurs(above));
  };
  return [...known.values()].filter(isOurs).reduce((sum, one) => sum + one.cpuMs, 0);
}

interface Process {
  pid: number;
  parent: number;
  cpuMs: number;
}

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // After the name, which is in brackets: fields 4 and 14 to 17 of proc(5), times in ticks of 10 ms.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const ticks = fields.slice(11, 15).reduce((sum, time) => sum + time, 0);
      return [{ pid: Number(name), parent: fields[1] ?? 0, cpuMs: ticks * 10 }];
    } catch {
      return [];
    }
  });
}
