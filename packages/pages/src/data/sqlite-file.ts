import { type SqliteValue, sqliteRecord, varint } from './sqlite-record';

export interface SqliteTable {
  name: string;
  /** Names of columns with their types, such as TEXT. */
  columns: readonly (readonly [name: string, type: string])[];
  rows: Iterable<readonly SqliteValue[]>;
}

const PAGE = 4_096;
const FILE_HEADER = 100;
const LEAF = { kind: 13, header: 8 };
const INTERIOR = { kind: 5, header: 12 };
/** Bytes of a row that stay on its page where all of it does not fit; see https://www.sqlite.org/fileformat.html. */
const MOST_ON_PAGE = PAGE - 35;
const LEAST_ON_PAGE = Math.floor(((PAGE - 12) * 32) / 255) - 23;
/** The version of SQLite whose format this is: 3.46.0. */
const SQLITE_VERSION = 3_046_000;

/**
 * A SQLite database with tables and rows alone, the same bytes for the same rows. It is written here since SQLite itself
 * would be a native or a large library in the function that answers pages; it is read with SQLite in the tests.
 */
export function sqliteFile(tables: readonly SqliteTable[]): Buffer {
  // The first page is kept for the list of tables, which is written last.
  const pages: Buffer[] = [Buffer.alloc(PAGE)];
  const list = tables.map(({ name, columns, rows }): SqliteValue[] => {
    const root = writeTree(pages, rows);
    const sql = `CREATE TABLE "${name}" (${columns.map(([column, type]) => `"${column}" ${type}`).join(', ')})`;
    return ['table', name, name, root, sql];
  });
  writeTree(pages, list, 1);
  writeFileHeader(pages[0] as Buffer, pages.length);
  return Buffer.concat(pages);
}

interface Child {
  page: number;
  /** The highest row number under it. */
  last: number;
}

/** Writes the rows as a b-tree and answers the number of its root page: a new one, or the first page of the file. */
function writeTree(pages: Buffer[], rows: Iterable<readonly SqliteValue[]>, root?: 1): number {
  let number = 0;
  const cells: Cell[] = [];
  for (const row of rows) {
    number += 1;
    cells.push({ last: number, bytes: leafCell(pages, number, sqliteRecord(row)) });
  }
  let kind = LEAF;
  let level = cells;
  for (;;) {
    const groups = grouped(level, kind, root);
    const isRoot = groups.length === 1;
    const children = groups.map((group) => {
      const page = isRoot && root ? root : pages.push(Buffer.alloc(PAGE));
      writePage(pages[page - 1] as Buffer, page, kind, group);
      return { page, last: group.at(-1)?.last ?? 0 };
    });
    if (isRoot) return (children[0] as Child).page;
    kind = INTERIOR;
    level = children.map(({ page, last }) => ({ page, last, bytes: interiorCell(page, last) }));
  }
}

interface Cell {
  last: number;
  bytes: Buffer;
  /** Of a cell that leads to a page. */
  page?: number;
}

/** Cells by the page that they fit on. All on the first page of the file, or on others and then none on it. */
function grouped(cells: readonly Cell[], { kind, header }: typeof LEAF, root?: 1): Cell[][] {
  const room = PAGE - header;
  const size = cells.reduce((sum, { bytes }) => sum + bytes.length + 2, 0);
  if (size <= room - (root ? FILE_HEADER : 0)) return [[...cells]];
  const groups: Cell[][] = [];
  let left = 0;
  for (const cell of cells) {
    const length = cell.bytes.length + 2;
    if (length > left) {
      groups.push([]);
      left = room;
    }
    groups.at(-1)?.push(cell);
    left -= length;
  }
  // What fits on a page but not beside the file's header gets two pages.
  const [only] = groups;
  if (groups.length > 1 || !only) return kind === INTERIOR.kind ? withTwoAtEnd(groups) : groups;
  const half = Math.ceil(only.length / 2);
  return [only.slice(0, half), only.slice(half)];
}

/** An interior page leads to two pages or more: SQLite looks for the first among its cells, and the right-most pointer is none of them. */
function withTwoAtEnd(groups: Cell[][]): Cell[][] {
  const [before, last] = groups.slice(-2);
  const moved = last?.length === 1 ? before?.pop() : undefined;
  if (moved) last?.unshift(moved);
  return groups;
}

/** The last cell of an interior page is its right-most pointer, which is in the header. */
function writePage(page: Buffer, number: number, { kind, header }: typeof LEAF, group: readonly Cell[]) {
  const start = number === 1 ? FILE_HEADER : 0;
  const rightmost = kind === INTERIOR.kind ? group.at(-1) : undefined;
  const cells = rightmost ? group.slice(0, -1) : group;
  let end = PAGE;
  for (const [at, { bytes }] of cells.entries()) {
    end -= bytes.length;
    bytes.copy(page, end);
    page.writeUInt16BE(end, start + header + 2 * at);
  }
  page.writeUInt8(kind, start);
  page.writeUInt16BE(cells.length, start + 3);
  page.writeUInt16BE(end, start + 5);
  if (rightmost) page.writeUInt32BE(rightmost.page ?? 0, start + 8);
}

function interiorCell(page: number, last: number): Buffer {
  const pointer = Buffer.alloc(4);
  pointer.writeUInt32BE(page);
  return Buffer.concat([pointer, varint(last)]);
}

/** A row with its number; what does not fit goes to pages of its own. */
function leafCell(pages: Buffer[], number: number, record: Buffer): Buffer {
  const head = [varint(record.length), varint(number)];
  if (record.length <= MOST_ON_PAGE) return Buffer.concat([...head, record]);
  const some = LEAST_ON_PAGE + ((record.length - LEAST_ON_PAGE) % (PAGE - 4));
  const here = some <= MOST_ON_PAGE ? some : LEAST_ON_PAGE;
  const pointer = Buffer.alloc(4);
  pointer.writeUInt32BE(pages.length + 1);
  for (let at = here; at < record.length; at += PAGE - 4) {
    const page = Buffer.alloc(PAGE);
    const isLast = at + PAGE - 4 >= record.length;
    page.writeUInt32BE(isLast ? 0 : pages.length + 2);
    record.copy(page, 4, at, at + PAGE - 4);
    pages.push(page);
  }
  return Buffer.concat([...head, record.subarray(0, here), pointer]);
}

function writeFileHeader(page: Buffer, pages: number): void {
  page.write('SQLite format 3\0', 'latin1');
  page.writeUInt16BE(PAGE, 16);
  // Written and read without a journal; the fractions of a page are those that the format demands.
  page.set([1, 1, 0, 64, 32, 32], 18);
  // Change counter, pages, schema cookie, schema format, UTF-8, and the change that the version is valid for.
  const fields = { 24: 1, 28: pages, 40: 1, 44: 4, 56: 1, 92: 1, 96: SQLITE_VERSION };
  for (const [at, value] of Object.entries(fields)) page.writeUInt32BE(value, Number(at));
}
