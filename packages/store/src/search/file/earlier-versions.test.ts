import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableOf } from '@tussock/core/list/facet-table';
import { FACETS } from '@tussock/core/offer/facets';
import { afterAll, expect, test } from 'vitest';
import { createFileOf } from './file-of';
import { localSqlite } from './local-sqlite';

const folder = mkdtempSync(join(tmpdir(), 'version-1-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file that was published with version 1 has the filters of now, also what funds there are', async () => {
  const path = join(folder, 'search.sqlite');
  copyFileSync('tests/fixtures/search-file-1/search.sqlite', path);
  const reads = {
    searchFile: async () => ({ version: 1, bytes: 1, sha256: '' }),
    release: async () => null,
    assertThere: async () => {},
  };
  const file = await createFileOf(reads, { get: async () => path }, await localSqlite())(1);
  if (!file) throw new Error('not read');
  const cards = Array.from({ length: file.about.offers }, (_, row) => file.card(row));
  const columns = file.columns();
  expect(columns).toEqual(tableOf(FACETS, cards).columns);
  const optionsOf = (facet: string) => columns.find(({ name }) => name === facet)?.options ?? [];
  const without = cards.filter(({ fund }) => fund?.slug === null);
  expect(optionsOf('fund').length).toBe(5);
  expect(optionsOf('fund')).toContainEqual({ value: without[0]?.fund?.id, label: without[0]?.fund?.name });
  // All that had the rating Medium had it by default.
  expect(cards.some(({ risk_rating }) => risk_rating === 'Medium')).toBe(true);
  expect(optionsOf('risk_rating').map(({ label }) => label.toLowerCase())).toEqual(['low', 'high']);
  file.close();
});
