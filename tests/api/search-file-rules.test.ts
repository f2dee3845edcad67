import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '@tussock/core/directory/assemble';
import { dependsOnDay } from '@tussock/core/offer/facet-counts';
import { OFFER_SORTS } from '@tussock/core/offer/offer-sort';
import { OPPORTUNITY_FILTERS } from '@tussock/core/offer/opportunity-filters';
import { localSqlite } from '@tussock/store/local-sqlite';
import { openSearchFile } from '@tussock/store/search-file';
import { buildTextIndex, readTextIndex } from '@tussock/store/text-index';
import { writeSearchFile } from '@tussock/store/write-search-file';
import { expect, it } from 'vitest';
import { loadFolder, OLD_SYSTEM_EXPORT } from './support/old-system-export';

/** What the rules of the directory made of one data folder, by the version of the search files that it is in. */
const MADE: Record<number, string> = {
  1: '612772d52db5eef0',
  2: 'd49395dfc1a74cb9',
  3: '0fb20ad331294cec',
  // The data of this test has no number in words and no rating of the newer ones.
  4: '0fb20ad331294cec',
  // Nor a term of a part of a year, nor an indefinite one.
  5: '0fb20ad331294cec',
};

it('search files have another version when a rule makes something else of the same data', async () => {
  const sqlite = await localSqlite();
  const folder = mkdtempSync(join(tmpdir(), 'search-rules-'));
  try {
    const path = join(folder, 'search.sqlite');
    const content = assemble(await loadFolder(OLD_SYSTEM_EXPORT));
    const text = readTextIndex(buildTextIndex(content));
    writeSearchFile(sqlite as NonNullable<typeof sqlite>, path, {
      cards: content.cards,
      text,
      thresholds: content.settings,
    });
    const file = openSearchFile((sqlite as NonNullable<typeof sqlite>)(path));
    const made = {
      columns: file.columns().map(({ name, options, slots }) => ({
        name,
        options: options.map(({ value }) => value),
        slots: slots.map((codes) => [...codes]),
      })),
      orders: OFFER_SORTS.filter((sort) => !dependsOnDay(sort)).map((sort) => [sort, ...file.order(sort)]),
      pages: OPPORTUNITY_FILTERS.map(({ slug }) => [slug, ...file.scope('opportunity', slug)]),
    };
    const digest = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16);
    expect(
      digest,
      'Facets, orders or filter pages have changed: raise SEARCH_FILE_VERSION, add what is made now under its number, and keep the version before in READABLE_SEARCH_FILES. A new facet needs no more. A facet whose rule has changed is named in OTHER_RULES. Earlier files with other orders or filter pages are not readable.',
    ).toBe(MADE[file.about.version]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
