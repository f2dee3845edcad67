import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '@tussock/core/directory/assemble';
import { tableOf } from '@tussock/core/list/facet-table';
import { FACETS } from '@tussock/core/offer/facets';
import { expect, test } from 'vitest';
import { madeDirectory } from '../../../../../tests/support/made-directory';
import { comparedName } from '../name-keys';
import { createSearch } from '../search';
import type { SearchReads } from '../search-parts';
import { buildTextIndex, readTextIndex } from '../text-index';
import { openTextIndex } from '../text-search';
import { localSqlite } from './local-sqlite';
import { PART } from './schema';
import { openSearchFile } from './search-file';
import type { OpenSqlite } from './sqlite';
import { writeSearchFile } from './write-search-file';

/** A search file of a small directory, for a test that removes it. */
async function withFile(
  offers: number,
  use: (sqlite: OpenSqlite, path: string, content: ReturnType<typeof assemble>) => void | Promise<void>,
): Promise<void> {
  const content = assemble(madeDirectory({ offers }));
  const sqlite = (await localSqlite()) as OpenSqlite;
  const folder = mkdtempSync(join(tmpdir(), 'search-file-'));
  try {
    const path = join(folder, 'search.sqlite');
    const text = readTextIndex(Buffer.from(buildTextIndex(content)));
    writeSearchFile(sqlite, path, { cards: content.cards, text, thresholds: content.settings });
    await use(sqlite, path, content);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('all that is read of an open file is one transaction, which ends with it', () =>
  withFile(4, (sqlite, path, content) => {
    const other = sqlite(path);
    const file = openSearchFile(sqlite(path));
    expect(file.card(0)).toEqual(content.cards[0]);
    // While a transaction reads, no other connection may change the file.
    expect(() => other.exec('DELETE FROM card')).toThrow(/locked/);
    expect(file.card(1)).toEqual(content.cards[1]);
    file.close();
    other.exec('DELETE FROM card');
    other.close();
  }));

test('a file that was written before a facet was declared has it all the same, of its cards', () =>
  withFile(40, (sqlite, path, content) => {
    const earlier = sqlite(path);
    for (const name of ['distribution', 'provider', 'term'])
      earlier.exec(`DELETE FROM part WHERE name = 'facet ${name}' OR name LIKE 'facet ${name} %'`);
    earlier.close();
    const file = openSearchFile(sqlite(path));
    const columns = file.columns();
    file.close();
    expect(columns).toEqual(tableOf(FACETS, content.cards).columns);
    const counted = columns.filter(({ slots }) => slots[0]?.some((code) => code >= 0));
    expect(counted.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['distribution', 'provider', 'term']),
    );
  }));

test('a file from before it had keys of names is searched all the same, and knows nobody by a name', () =>
  withFile(40, (sqlite, path, content) => {
    const name = comparedName(content.cards[0]?.name ?? '');
    const open = () => openSearchFile(sqlite(path));
    const now = open();
    expect(now.text().called(name).length).toBeGreaterThan(0);
    const found = openTextIndex(now.text()).search('offer').documents;
    now.close();
    const earlier = sqlite(path);
    earlier.exec(`DELETE FROM part WHERE name = '${PART.names}'`);
    earlier.close();
    const before = open();
    expect(before.text().called(name)).toEqual([]);
    expect(openTextIndex(before.text()).search('offer').documents).toEqual(found);
    before.close();
  }));

test('a larger one is searched without that facet, and a search that filters by it is refused: it would have offers that were not asked for', () =>
  withFile(40, async (sqlite, path, content) => {
    const earlier = sqlite(path);
    earlier.exec("DELETE FROM part WHERE name = 'facet term' OR name LIKE 'facet term %'");
    earlier.close();
    const file = openSearchFile(sqlite(path), content.cards.length - 1);
    const reads = { searchRedaction: async () => null } as unknown as SearchReads;
    const { search } = createSearch(reads, async () => file);
    const query = { q: '', filters: {}, sort: null, page: 1, limit: 100, today: '2026-11-20' };
    const { facets, total } = await search(1, query);
    expect(total).toBe(content.cards.length);
    const counted = Object.keys(facets).filter((name) => facets[name as keyof typeof facets].length > 0);
    expect(counted).toContain('provider');
    expect(facets.term).toEqual([]);
    expect((await search(1, { ...query, filters: { status: ['Open'] } })).total).toBeGreaterThan(0);
    await expect(search(1, { ...query, filters: { term: ['up-to-2'] } })).rejects.toMatchObject({
      name: 'StoreUnavailable',
      cause: { message: 'The search file has no counts of term: publish the directory again' },
    });
    file.close();
  }));
