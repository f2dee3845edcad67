import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/infra/platform';

const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = text.split('\n').filter((line) => /^\| (?!what )/.test(line));
const named = rows.map((row): [string, string] => {
  const [, file = '', test = ''] = /\| `([^`|]+)`: ([^|]+) \|$/.exec(row) ?? [];
  return [file, test];
});

it('docs/security.md names a test in every row', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((_, at) => named[at]?.[0] === '')).toEqual([]);
});

it.each(named)('%s tries: %s', (file, test) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(test);
});
