import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nextCommand } from './next-command';

test('a command to type next is for the stage that this one works on', () => {
  expect(nextCommand('seed', ['rollback', '41'], {})).toBe('npm run seed -- rollback 41');
  const env = { SST_RESOURCE_App: JSON.stringify({ name: 'tussock', stage: 'production' }) };
  expect(nextCommand('submissions', ['retry'], env)).toBe(
    'npx sst shell --stage production -- npm run submissions -- retry',
  );
});

test.each([
  ['data/2026-11', 'data/2026-11'],
  ['C:\\data', 'C:\\data'],
  ['Kōwhai', 'Kōwhai'],
  ['my data', '"my data"'],
  ['a&b', '"a&b"'],
])('a folder %s is typed as %s', (folder, typed) => {
  expect(nextCommand('seed', ['diff', folder], {})).toBe(`npm run seed -- diff ${typed}`);
});

test.each(['seed', 'submissions'])('no verb of %s names a command without its stage', (program) => {
  const folder = join(import.meta.dirname, '..', program, 'verbs');
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(texts.filter((text) => text.includes('npm run '))).toEqual([]);
});
