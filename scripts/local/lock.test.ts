import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { oneAtATime, takeLock } from './lock';

const place = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(place, { recursive: true }));

it('lets one do its work after the other, whichever way it ends', async () => {
  const folder = join(place, 'nested', 'lock');
  const log: string[] = [];
  const work = (name: string, fails = false) =>
    oneAtATime(
      folder,
      async () => {
        log.push(`${name} begins`);
        await setTimeout(20);
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      },
      () => log.push(`${name} waits`),
    ).catch(({ message }) => `failed: ${message}`);
  const first = work('first', true);
  await setTimeout(5);
  expect(await Promise.all([first, work('second')])).toEqual(['failed: first', 'second']);
  expect(log.filter((line) => !line.endsWith('waits'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
  ]);
  expect(log).toContain('second waits');
});

it('is taken once, and again when it was given back', async () => {
  const folder = join(place, 'taken');
  const lock = await takeLock(folder);
  expect(lock).not.toBeNull();
  expect(await takeLock(folder)).toBeNull();
  await lock?.close();
  const again = await takeLock(folder);
  expect(again).not.toBeNull();
  await again?.close();
});
