import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSqlite } from './open-sqlite.fixture';
import { sqliteFile } from './sqlite-file';
import type { SqliteValue } from './sqlite-record';

/** The rows of a file of one table, as SQLite reads them. */
async function readBack(rows: SqliteValue[][], columns = 1): Promise<SqliteValue[][]> {
  const names = Array.from({ length: columns }, (_, at) => [`c${at}`, ''] as const);
  const database = await openSqlite(sqliteFile([{ name: 't', columns: names, rows }]));
  try {
    expect(database.query('PRAGMA integrity_check')).toEqual([['ok']]);
    expect(database.query('SELECT count(*) FROM t')).toEqual([[rows.length]]);
    return database.query('SELECT * FROM t ORDER BY rowid');
  } finally {
    database.close();
  }
}

const text = fc.string({ unit: fc.constantFrom('a', 'ā', '漢', '\n', "'"), maxLength: 30 });
const anyValue: fc.Arbitrary<SqliteValue> = fc.oneof(
  fc.constant(null),
  text,
  fc.maxSafeInteger(),
  fc.integer({ min: -300, max: 300 }),
  fc.constantFrom(
    0,
    1,
    -1,
    127,
    128,
    -128,
    -129,
    32767,
    32768,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31),
    2 ** 47,
    2 ** 53 - 1,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
);

it('SQLite reads what was written: any values, few or many columns', async () => {
  const rows = fc
    .integer({ min: 1, max: 150 })
    .chain((columns) =>
      fc.tuple(
        fc.constant(columns),
        fc.array(fc.array(anyValue, { minLength: columns, maxLength: columns }), { maxLength: 30 }),
      ),
    );
  await fc.assert(
    fc.asyncProperty(rows, async ([columns, given]) => {
      expect(await readBack(given, columns)).toEqual(given);
    }),
    { numRuns: 60 },
  );
});

it('texts of any length, on a page and over several', async () => {
  const lengths = [
    0, 57, 58, 120, 480, 489, 490, 4_050, 4_053, 4_054, 4_055, 4_056, 4_057, 4_061, 4_062, 4_090, 4_100,
  ];
  const longer = [4_550, 4_581, 4_582, 8_100, 8_145, 8_146, 8_200, 12_345, 60_000];
  const rows = [...lengths, ...longer].map((length) => ['x'.repeat(length)]);
  expect(await readBack(rows)).toEqual(rows);
  for (const row of rows) expect(await readBack([row])).toEqual([row]);
});

it('trees of one, two and three levels', async () => {
  for (const count of [0, 1, 30, 31, 32, 33, 500, 20_000, 70_000]) {
    const rows = Array.from({ length: count }, (_, at) => [`${at}${'y'.repeat(count > 1_000 ? 100 : 120)}`]);
    expect(await readBack(rows)).toEqual(rows);
  }
});

it('pages of pages, also where one is left for the last of them', async () => {
  // Two such rows do not fit on a page.
  for (const count of [525, 526, 527, 528]) {
    const rows = Array.from({ length: count }, (_, at) => [`${at}`.padEnd(2_100, 'z')]);
    expect(await readBack(rows)).toEqual(rows);
  }
});

it('lists of tables that fit beside the file header, and that do not', async () => {
  for (const count of [1, 5, 24, 25, 26, 27, 28, 29, 30, 60, 300]) {
    const tables = Array.from({ length: count }, (_, at) => ({
      name: `t${at}`,
      columns: Array.from({ length: 8 }, (_, n) => [`column_${n}`, 'REAL'] as const),
      rows: [[at, null, null, null, null, null, null, null]],
    }));
    const database = await openSqlite(sqliteFile(tables));
    expect(database.query('PRAGMA integrity_check')).toEqual([['ok']]);
    expect(database.query("SELECT count(*) FROM sqlite_master WHERE type = 'table'")).toEqual([[count]]);
    expect(database.query(`SELECT column_0 FROM t${count - 1}`)).toEqual([[count - 1]]);
    database.close();
  }
});

it('the same rows give the same bytes', () => {
  const table = { name: 't', columns: [['a', 'TEXT']] as const, rows: [['x'], [null]] };
  expect(sqliteFile([table]).equals(sqliteFile([table]))).toBe(true);
});

it('columns may be called as words of SQL are', async () => {
  const columns = ['references', 'order', 'select'].map((name) => [name, 'TEXT'] as const);
  const database = await openSqlite(sqliteFile([{ name: 'group', columns, rows: [['a', 'b', 'c']] }]));
  expect(database.query('SELECT "select", "references" FROM "group"')).toEqual([['c', 'a']]);
  database.close();
});
