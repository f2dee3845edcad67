import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as notices from '@tussock/core/settings/notices';
import { expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../packages');
const DECLARED = 'core/src/settings/notices.ts';
const sources = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^[a-z]+\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

it.each(Object.values(notices))('“%s” is written once, so that a new wording is one change', (notice) => {
  const copies = sources.filter((file) => readFileSync(join(PACKAGES, file), 'utf8').includes(notice));
  expect(copies).toEqual([DECLARED]);
});
