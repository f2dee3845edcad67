import { type OpenSqlite, sqliteOfNode } from './sqlite';

/**
 * SQLite on a developer's or an operator's machine: Node's own, or libsql where Node has none; null where neither is there, and
 * search is in memory then.
 */
export async function localSqlite(): Promise<OpenSqlite | null> {
  const own = sqliteOfNode();
  if (own) return own;
  try {
    const { default: Database } = await import('libsql');
    return (path) => new Database(path);
  } catch {
    return null;
  }
}
