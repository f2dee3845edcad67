import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STANDARD_NAMES } from '@tussock/core/column/standard-names';
import { TABLES } from '@tussock/core/directory/tables';
import { expect, test } from 'vitest';
import { mappingText } from './data-dictionary-mapping';

const page = readFileSync(join(import.meta.dirname, '../../docs/data-dictionary-mapping.md'), 'utf8');

test('the page of the mapping is the one that `npm run docs` writes', () => {
  expect(page).toBe(mappingText());
  expect(page).toContain('a mapping, no claim of compliance');
});

test('every column that is mapped exists, and has a field of one of the standards', () => {
  for (const [field, { openfunds = [], ilpa = [] }] of Object.entries(STANDARD_NAMES)) {
    const [table = '', column = ''] = field.split('.');
    expect([field, Object.hasOwn(TABLES[table as keyof typeof TABLES] ?? {}, column)]).toEqual([field, true]);
    expect([field, openfunds.length + ilpa.length]).not.toEqual([field, 0]);
    for (const { name } of openfunds) expect(name).toMatch(/^OF(ST|EM)\d{6} /);
  }
});
