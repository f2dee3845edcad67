import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { cpuNow, cpuOfTree, parseStat } from './cpu';

const stat = (pid: number, name: string, parent: number, times: [number, number, number, number]) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194560 1 2 3 4 ${times.join(' ')} 20 0 1 0 99 100 200`;

describe('CPU of a server and of what it started', () => {
  test('is read from the fields after the name, which may have brackets and spaces', () => {
    expect(parseStat(stat(42, 'postgres: a) S 7 (b', 7, [1, 2, 3, 4]))).toEqual({
      pid: 42,
      parent: 7,
      own: 30,
      ended: 70,
    });
  });

  const stats = [
    { pid: 1, parent: 0, own: 1_000, ended: 0 },
    { pid: 2, parent: 1, own: 10, ended: 300 },
    { pid: 3, parent: 2, own: 20, ended: 0 },
    { pid: 4, parent: 2, own: 40, ended: 0 },
    { pid: 5, parent: 9, own: 5_000, ended: 0 },
  ];

  test('adds the children of children and those that ended, and nothing of others', () => {
    const coarse = () => 0;
    expect(cpuOfTree(2, stats, coarse)).toBe(370);
    expect(cpuOfTree(4, stats, coarse)).toBe(40);
    expect(() => cpuOfTree(77, stats, coarse)).toThrow('Process 77 has ended');
  });

  test('is that of the threads where they tell it finer, and that of the process where threads have ended', () => {
    const threads: Record<number, number> = { 2: 14.25, 3: 3, 4: 41.5 };
    expect(cpuOfTree(2, stats, (pid) => threads[pid] ?? 0)).toBe(300 + 14.25 + 20 + 41.5);
  });

  test.runIf(process.platform === 'linux')('of this process agrees with what Node says of it', () => {
    spawnSync(process.execPath, ['-e', 'for (let n = 0; n < 2e8; n++);']);
    const { user, system } = process.cpuUsage();
    const [cpu = 0] = cpuNow([process.pid]);
    expect(cpu).toBeGreaterThanOrEqual((user + system) / 1_000 - 20);
  });
});
