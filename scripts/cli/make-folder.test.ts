import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeFolder } from './make-folder';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, mkdirSync: vi.fn(fs.mkdirSync) };
});

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
  const failing = (code: string) => () => {
    throw Object.assign(new Error(code), { code });
  };
  vi.mocked(mkdirSync).mockImplementationOnce(failing('ENOENT')).mockImplementationOnce(failing('EROFS'));
  expect(() => makeFolder(join(folder, 'one', 'two'))).toThrow('EROFS');
  expect(mkdirSync).toHaveBeenLastCalledWith(join(folder, 'one'), { mode: 0o777 });
});
