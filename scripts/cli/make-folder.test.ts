import { type mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder } from './make-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-folder-'));
  return () => rmSync(folder, { recursive: true });
});

test('a folder is made with those above it, for whom it says, and may be there already', () => {
  const made = join(folder, 'one', 'two');
  for (let times = 0; times < 2; times += 1) makeFolder(made, 0o700);
  expect(statSync(made).mode & 0o777).toBe(0o700);
});

test('a read-only disk is called that', () => {
  const made: unknown[] = [];
  const onReadOnlyDisk = ((folder: unknown, options?: { recursive?: boolean }) => {
    made.push(folder);
    const code = options?.recursive ? 'ENOENT' : 'EROFS';
    throw Object.assign(new Error(code), { code });
  }) as typeof mkdirSync;
  expect(() => makeFolder(join(folder, 'one', 'two'), 0o777, onReadOnlyDisk)).toThrow('EROFS');
  expect(made).toEqual([join(folder, 'one', 'two'), join(folder, 'one')]);
});
