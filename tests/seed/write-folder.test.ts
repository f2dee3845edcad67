import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
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
import { setTimeout } from 'node:timers/promises';
import type { Directory } from '@tussock/core/directory/directory';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { validFolder } from '../../scripts/seed/folder/valid-folder';
import { asWritten, writeFolder } from '../../scripts/seed/folder/write-folder';
import { madeDirectory } from '../support/made-directory';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tussock-export-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const directory = madeDirectory({ offers: 5 });
const offersIn = async (folder: string) => (await validFolder(folder, { quiet: true })).offers.length;

test('a folder that is missing is made whole, and nothing is left beside it', async () => {
  writeFolder(join(root, 'deep', 'data'), directory);
  expect(await offersIn(join(root, 'deep', 'data'))).toBe(5);
  expect(readdirSync(join(root, 'deep'))).toEqual(['data']);
});

test('a file has what JSON.stringify makes of its rows, however many they are', () => {
  for (const offers of [1, 100, 101]) {
    const many = madeDirectory({ offers });
    const folder = join(root, String(offers));
    writeFolder(folder, many);
    const rows = many.offers.map(asWritten);
    expect(readFileSync(join(folder, 'offers.json'), 'utf8')).toBe(`${JSON.stringify(rows, null, 2)}\n`);
  }
});

test('data files are replaced, other files and the permissions stay', async () => {
  const folder = join(root, 'data');
  mkdirSync(join(folder, '.git'), { recursive: true });
  chmodSync(folder, 0o750);
  for (const file of ['removed.txt', 'offers.csv', '.git/HEAD']) writeFileSync(join(folder, file), 'before');
  writeFolder(folder, directory);
  expect(await offersIn(folder)).toBe(5);
  expect(readFileSync(join(folder, '.git/HEAD'), 'utf8')).toBe('before');
  expect(existsSync(join(folder, 'removed.txt'))).toBe(true);
  expect(existsSync(join(folder, 'offers.csv'))).toBe(false);
  expect(statSync(folder).mode & 0o777).toBe(0o750);
  expect(readdirSync(root)).toEqual(['data']);
});

test('what fails while it is written leaves the folder as it was', () => {
  const folder = join(root, 'data');
  writeFolder(folder, directory);
  const before = readFileSync(join(folder, 'offers.json'), 'utf8');
  // As on a full disk the failure comes after some files were written.
  const full = () => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  };
  const failing = {
    ...directory,
    offers: directory.offers.slice(1),
    faqs: [{ question: { toJSON: full } }],
  } as unknown as Directory;
  expect(() => writeFolder(folder, failing)).toThrow('no space left');
  expect(readFileSync(join(folder, 'offers.json'), 'utf8')).toBe(before);
  expect(readdirSync(root)).toEqual(['data']);
});

test('a link to a folder stays a link', async () => {
  mkdirSync(join(root, 'real'));
  symlinkSync(join(root, 'real'), join(root, 'link'));
  writeFolder(join(root, 'link'), directory);
  expect(await offersIn(join(root, 'real'))).toBe(5);
  expect(readdirSync(root)).toEqual(['link', 'real']);
});

test('killed at any moment the folder is the old one or the new one, under its name or beside it', async () => {
  const folder = join(root, 'data');
  const before = `${folder}.before-export`;
  for (let kill = 0; kill < (process.env.FULL ? 30 : 5); kill += 1) {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', EXPORTS, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await setTimeout(Math.random() * 60);
    child.kill('SIGKILL');
    await once(child, 'close');
    const whole = [folder, before].filter((one) => existsSync(join(one, 'offers.json')));
    expect(whole).not.toEqual([]);
    for (const one of whole) {
      const { offers, tags } = await validFolder(one, { quiet: true });
      expect([20, 40]).toContain(offers.length);
      // Both files are of the same export.
      expect(tags[0]?.description).toBe(String(offers.length));
    }
    rmSync(before, { recursive: true, force: true });
  }
});

/** Writes one of two directories over the other, again and again. */
const EXPORTS = `
  import { madeDirectory } from './tests/support/made-directory.ts';
  import { writeFolder } from './scripts/seed/folder/write-folder.ts';
  const made = [20, 40].map((offers) => {
    const directory = madeDirectory({ offers });
    const tags = directory.tags.map((tag) => ({ ...tag, description: String(offers) }));
    return { ...directory, tags };
  });
  writeFolder(process.argv[1], made[0]);
  console.log('started');
  for (let n = 1; ; n += 1) writeFolder(process.argv[1], made[n % 2]);
`;
