import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '@tussock/core/directory/assemble';
import { expect, test } from 'vitest';
import { madeDirectory } from '../../../../../tests/support/made-directory';
import { buildTextIndex, readTextIndex } from '../text-index';
import { localSqlite } from './local-sqlite';
import { openSearchFile } from './search-file';
import type { OpenSqlite } from './sqlite';
import { writeSearchFile } from './write-search-file';

test('all that is read of an open file is one transaction, which ends with it', async () => {
  const content = assemble(madeDirectory({ offers: 4 }));
  const sqlite = (await localSqlite()) as OpenSqlite;
  const folder = mkdtempSync(join(tmpdir(), 'search-file-'));
  try {
    const path = join(folder, 'search.sqlite');
    const text = readTextIndex(Buffer.from(buildTextIndex(content)));
    writeSearchFile(sqlite, path, { cards: content.cards, text, thresholds: content.settings });
    const other = sqlite(path);
    const file = openSearchFile(sqlite(path));
    expect(file.card(0)).toEqual(content.cards[0]);
    // While a transaction reads, no other connection may change the file.
    expect(() => other.exec('DELETE FROM card')).toThrow(/locked/);
    expect(file.card(1)).toEqual(content.cards[1]);
    file.close();
    other.exec('DELETE FROM card');
    other.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
