import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { madeOnce } from './made-once';

const place = mkdtempSync(join(tmpdir(), 'made-once-'));
afterAll(() => rmSync(place, { recursive: true }));

it('is whole for each of several that make it at once, and nothing else is left', async () => {
  const folder = join(place, 'nested', 'whole');
  const texts = await Promise.all(
    [0, 5, 10].map(async (pause) => {
      await madeOnce(folder, async (draft) => {
        writeFileSync(join(draft, 'text'), 'ha');
        await setTimeout(pause);
        writeFileSync(join(draft, 'text'), 'half and half');
      });
      return readFileSync(join(folder, 'text'), 'utf8');
    }),
  );
  expect(texts).toEqual(Array(3).fill('half and half'));
  expect(readdirSync(join(place, 'nested'))).toEqual(['whole']);
});

it('is not made again', async () => {
  const folder = join(place, 'again');
  await madeOnce(folder, async (draft) => writeFileSync(join(draft, 'text'), 'first'));
  await madeOnce(folder, async (draft) => writeFileSync(join(draft, 'text'), 'second'));
  expect(readFileSync(join(folder, 'text'), 'utf8')).toBe('first');
});

it('is not there after a failure', async () => {
  const folder = join(place, 'failed');
  const failed = madeOnce(folder, async (draft) => {
    writeFileSync(join(draft, 'text'), 'ha');
    throw new Error('no more space');
  });
  await expect(failed).rejects.toThrow('no more space');
  expect(readdirSync(place).filter((name) => name.startsWith('failed'))).toEqual([]);
});
