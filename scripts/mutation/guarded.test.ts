import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../infra/platform';
import { readAccepted } from './accepted';
import { GUARDED } from './guarded';
import { filesOf, isAny } from './run/files';

it('every name of guarded code is that of a file', () => {
  const files = filesOf(ROOT).filter((file) => /^(packages|infra)\//.test(file));
  const globs = Object.values(GUARDED).flat();
  expect(globs.filter((glob) => !files.some((file) => isAny(file, [glob])))).toEqual([]);
});

it('every file of an accepted mutant is there: one that moved would be tried again, and its reason would be of nothing', () => {
  const files = new Set(filesOf(ROOT));
  const accepted = readAccepted(join(import.meta.dirname, 'accepted.json'));
  expect(accepted.map(({ file }) => file).filter((file) => !files.has(file))).toEqual([]);
});
