import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { signal } from '../../tests/support/hold-back';
import { oneAtATime, takeLock } from './lock';

const place = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(place, { recursive: true }));

it('lets one do its work after the other, whichever way it ends', async () => {
  const folder = join(place, 'nested', 'lock');
  const log: string[] = [];
  const [firstHasIt, hasIt] = signal();
  const [secondWaits, waits] = signal();
  const first = oneAtATime(folder, async () => {
    log.push('first begins');
    hasIt();
    await secondWaits;
    log.push('first ends');
    throw new Error('first');
  }).catch(({ message }) => `failed: ${message}`);
  await firstHasIt;
  const second = oneAtATime(
    folder,
    async () => {
      log.push('second begins');
      return 'second';
    },
    waits,
  );
  expect(await Promise.all([first, second])).toEqual(['failed: first', 'second']);
  expect(log).toEqual(['first begins', 'first ends', 'second begins']);
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
