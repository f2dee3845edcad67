import { expect, it } from 'vitest';
import { ROOT } from '../infra/platform';
import { GUARDED } from './guarded';
import { filesOf, isAny } from './run/files';

it('every name of guarded code is that of a file', () => {
  const files = filesOf(ROOT).filter((file) => /^(packages|infra)\//.test(file));
  const globs = Object.values(GUARDED).flat();
  expect(globs.filter((glob) => !files.some((file) => isAny(file, [glob])))).toEqual([]);
});
