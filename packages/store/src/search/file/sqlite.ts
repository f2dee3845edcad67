/** A SQLite database as this program uses one; both `node:sqlite` and libsql are it. */
export interface SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): SqliteStatement;
  close(): unknown;
}

export interface SqliteStatement {
  get(...values: SqliteValue[]): unknown;
  all(...values: SqliteValue[]): unknown[];
  run(...values: SqliteValue[]): unknown;
}

export type SqliteValue = string | number | Uint8Array;

/** Opens the database in a file, which is made where it is missing. */
export type OpenSqlite = (path: string) => SqliteDatabase;

/** Node's own SQLite, without a flag from Node 22.13 on; null before. */
export function sqliteOfNode(): OpenSqlite | null {
  // A bundler would resolve an import, and Node 20 fail at it.
  const own = process.getBuiltinModule?.('node:sqlite') as unknown as
    | { DatabaseSync: new (path: string) => SqliteDatabase }
    | undefined;
  return own ? (path) => new own.DatabaseSync(path) : null;
}
