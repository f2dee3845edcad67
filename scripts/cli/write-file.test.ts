import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperationError, UsageError } from './failure';
import { writeWhole } from './write-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tussock-write-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is made or replaced, and nothing is left beside it', () => {
  const file = join(folder, 'list.csv');
  for (const content of ['one', Buffer.from('another')]) {
    writeWhole(file, content);
    expect(readFileSync(file, 'utf8')).toBe(content.toString());
  }
  expect(readdirSync(folder)).toEqual(['list.csv']);
});

test('a file for its owner alone is that also where one was there that others may read', () => {
  const file = join(folder, 'list.csv');
  writeFileSync(file, 'old', { mode: 0o644 });
  writeWhole(file, 'new', 0o600);
  expect([statSync(file).mode & 0o777, readFileSync(file, 'utf8')]).toEqual([0o600, 'new']);
});

test('a link goes on leading to its file', () => {
  const [file, link] = [join(folder, 'list.csv'), join(folder, 'link.csv')];
  writeFileSync(file, 'old');
  symlinkSync(file, link);
  writeWhole(link, 'new');
  expect([lstatSync(link).isSymbolicLink(), readFileSync(file, 'utf8')]).toEqual([true, 'new']);
});

test.each([
  ['in a folder that is not there', 'none/list.csv', 'list.csv cannot be written to'],
  ['that is a folder', '.', 'cannot be written to'],
])('a file %s is refused by name', (_, path, reason) => {
  const write = () => writeWhole(join(folder, path), 'content');
  expect(write).toThrow(UsageError);
  expect(write).toThrow(reason);
  expect(readdirSync(folder)).toEqual([]);
});

// Linux has a device that is always full.
test.runIf(existsSync('/dev/full'))('on a full disk it says so', () => {
  expect(() => writeWhole('/dev/full', 'content')).toThrow(OperationError);
  expect(() => writeWhole('/dev/full', 'content')).toThrow('The disk is full: /dev/full was not written');
});
