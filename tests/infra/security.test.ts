import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/infra/platform';

describe.each([
  ['docs/security.md', 30],
  ['docs/promises.md', 12],
])('%s', (page, fewest) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const rows = text.split('\n').filter((line) => /^\| (?!what )/.test(line));
  const named = rows.map((row): [string, string] => {
    const [, file = '', test = ''] = /\| `([^`|]+)`: ([^|]+) \|$/.exec(row) ?? [];
    return [file, test];
  });

  it('names a test in every row', () => {
    expect(rows.length).toBeGreaterThan(fewest);
    expect(rows.filter((_, at) => named[at]?.[0] === '')).toEqual([]);
  });

  it.each(named)('%s tries: %s', (file, test) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(test);
  });
});
