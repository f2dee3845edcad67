import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as notices from '@tussock/core/settings/notices';
import { expect, it } from 'vitest';
import { ownFiles } from './own-files';

const ROOT = join(import.meta.dirname, '../..');
const DECLARED = 'packages/core/src/settings/notices.ts';
const sources = ownFiles('packages').filter(
  (file) => /^packages\/[a-z]+\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

it.each(Object.values(notices))('“%s” is written once, so that a new wording is one change', (notice) => {
  const copies = sources.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes(notice));
  expect(copies).toEqual([DECLARED]);
});
