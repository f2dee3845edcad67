import load from 'sql.js';
import type { SqliteValue } from './sqlite-record';

/** Opens a file with SQLite itself, compiled to WebAssembly, and answers queries with their rows. */
export async function openSqlite(bytes: Uint8Array) {
  const { Database } = await load();
  const database = new Database(bytes);
  const query = (sql: string): SqliteValue[][] => database.exec(sql)[0]?.values ?? [];
  return { query, close: () => database.close() };
}
