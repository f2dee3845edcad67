import { hash } from 'node:crypto';
import { type Directory, directory, rowSchemas } from '@tussock/core/directory/directory';
import { TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import { settingsOverride } from '@tussock/core/settings/settings-schema';
import type * as z from 'zod';
import { type ChunkedText, readChunkLines, readChunks } from '../table/chunks';
import type { ReadableTable } from '../table/engine/readable-table';
import { ReleaseGone, ReleaseUnreadable } from '../table/errors';
import { storedAs } from '../table/stored';
import { TABLES_IN_LINES } from './format';
import { type ReadyManifest, readManifest } from './manifest';

/** Publishing asks for the tables of the live release several times, and they are large: those in use are not read again. */
const inUse = new WeakMap<ReadableTable['sdk'], Map<string, WeakRef<Directory>>>();

/**
 * What a release was made from: for export, diff and the changelog. Rows that are equal to one of `like` are that row: two
 * large directories that differ in little take hardly more memory than one. Throws `ReleaseGone` and `ReleaseUnreadable`.
 */
export async function readTables(
  table: ReadableTable,
  release: number,
  like?: Directory,
): Promise<Directory> {
  const manifest = await readyManifest(table, release);
  const known = inUse.get(table.sdk) ?? new Map<string, WeakRef<Directory>>();
  inUse.set(table.sdk, known);
  const name = `${table.name} ${manifest.digest} ${release}`;
  const tables = known.get(name)?.deref() ?? (await tablesOf(table, manifest, like));
  known.set(name, new WeakRef(tables));
  return tables;
}

async function tablesOf(
  table: ReadableTable,
  { release, format, chunks }: ReadyManifest,
  like: Directory | undefined,
): Promise<Directory> {
  const stored = [table, release, 'tables', chunks.tables ?? 0] as const;
  if (format < TABLES_IN_LINES) return storedAs(directory(), JSON.parse(await readChunks(...stored)));
  const tables = new TablesInLines(like);
  for await (const lines of readChunkLines(...stored)) for (const line of lines) tables.read(line);
  return tables.directory;
}

/** Reads what `tableLines` writes, line by line. */
class TablesInLines {
  readonly #like: Directory | undefined;
  readonly #tables: Record<string, unknown[]> = Object.fromEntries(TABLE_NAMES.map((name) => [name, []]));
  #settings: Directory['settings'] = null;
  /** Of the table that the next rows are of; null before the first. */
  #name: TableName | null = null;
  /** The rows of this table in `like`. */
  #known = rowsByLine([]);

  constructor(like: Directory | undefined) {
    this.#like = like;
  }

  get directory(): Directory {
    return { ...this.#tables, settings: this.#settings } as Directory;
  }

  read(line: string): void {
    const same = this.#known.size > 0 ? this.#known.get(lineHash(line)) : undefined;
    if (same !== undefined && this.#name !== null) {
      this.#tables[this.#name]?.push(same);
      return;
    }
    const value: unknown = JSON.parse(line);
    if (typeof value === 'string') {
      this.#name = value as TableName;
      this.#known = rowsByLine(this.#like?.[this.#name] ?? []);
    } else if (this.#name === null) this.#settings = storedAs(settingsOverride().nullable(), value);
    // A table that this version has no more is left out.
    else this.#tables[this.#name]?.push(storedAs(rowSchemas()[this.#name] as z.ZodType<unknown>, value));
  }
}

/** Rows by what `tableLines` writes of them. */
const rowsByLine = (rows: readonly object[]): ReadonlyMap<string, object> =>
  new Map(rows.map((row) => [lineHash(JSON.stringify(row)), row]));

const lineHash = (line: string) => hash('sha256', line, 'base64url');

/** The tables as they are stored: a line for the settings, then for each table its name and its rows, a line each. */
export function* tableLines({ settings, ...tables }: Directory): Generator<string> {
  yield JSON.stringify(settings);
  for (const [name, rows] of Object.entries(tables)) {
    yield `\n${JSON.stringify(name)}`;
    for (const row of rows) yield `\n${JSON.stringify(row)}`;
  }
}

/** A chunked text of a whole release. Throws `ReleaseGone` and `ReleaseUnreadable`. */
export async function readText(table: ReadableTable, release: number, text: ChunkedText): Promise<string> {
  const { chunks } = await readyManifest(table, release);
  return readChunks(table, release, text, chunks[text] ?? 0);
}

async function readyManifest(table: ReadableTable, release: number): Promise<ReadyManifest> {
  const manifest = await readManifest(table, release);
  if (manifest?.state === 'unreadable') throw new ReleaseUnreadable(release, manifest.format);
  if (manifest?.state !== 'ready') throw new ReleaseGone(release);
  return manifest;
}
