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
      cpu: 100,
    });
  });

  test('adds the children of children, and nothing of others', () => {
    const stats = [
      { pid: 1, parent: 0, cpu: 1_000 },
      { pid: 2, parent: 1, cpu: 10 },
      { pid: 3, parent: 2, cpu: 20 },
      { pid: 4, parent: 2, cpu: 40 },
      { pid: 5, parent: 9, cpu: 5_000 },
    ];
    expect(cpuOfTree(2, stats)).toBe(70);
    expect(cpuOfTree(4, stats)).toBe(40);
    expect(() => cpuOfTree(77, stats)).toThrow('Process 77 has ended');
  });

  test.runIf(process.platform === 'linux')('of this process agrees with what Node says of it', () => {
    spawnSync(process.execPath, ['-e', 'for (let n = 0; n < 2e8; n++);']);
    const { user, system } = process.cpuUsage();
    const [cpu = 0] = cpuNow([process.pid]);
    expect(cpu).toBeGreaterThanOrEqual((user + system) / 1_000 - 20);
  });
});
