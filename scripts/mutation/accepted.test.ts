import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultsOf, readAccepted } from './accepted';
import { mutantsOf } from './mutants/mutants';

const ROOT = join(import.meta.dirname, '../..');

it('each accepted mutant is still one of its file, and has a reason', () => {
  const accepted = readAccepted(join(import.meta.dirname, 'accepted.json'));
  const files = [...new Set(accepted.map(({ file }) => file))];
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const mutants = files.flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(faultsOf(accepted, mutants)).toEqual([]);
});
