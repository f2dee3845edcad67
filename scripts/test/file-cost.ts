import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';

/** What one test file cost: its imports, hooks and tests, with the processes that it started and that have ended. */
export interface FileCost {
  file: string;
  wallMs: number;
  cpuMs: number;
}

const log = process.env.FILE_COSTS;
if (log) {
  const wall = performance.now();
  const cpu = cpuMs();
  afterAll(() => {
    const file = relative(process.cwd(), expect.getState().testPath ?? '');
    const cost: FileCost = { file, wallMs: performance.now() - wall, cpuMs: cpuMs() - cpu };
    appendFileSync(log, `${JSON.stringify(cost)}\n`);
  });
}

/** CPU time of this process and, on Linux, of its children that have ended; user and system together. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + childrenCpuMs();
}

function childrenCpuMs(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // After the name, which is in brackets: fields 16 and 17 of proc(5), in ticks of 10 ms.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
