import { createRequire } from 'node:module';
import { join } from 'node:path';
import { columnsOf, type Relation } from './rows';

/** What is used of npm's `libsql`, which is installed apart. */
interface Database {
  exec(sql: string): void;
  prepare(sql: string): { run(...values: unknown[]): void };
  close(): void;
}

const INDEXES = `
create unique index o_slug on offers(slug);
create index o_created on offers(created_at desc) where is_active = 1;
create index o_status on offers(status, created_at desc) where is_active = 1;
create index t_tag on offer_tags(tag_id, created_at desc);
create index t_offer on offer_tags(offer_id);
create index s_offer on sources(offer_id);
create index f_offer on facet_values(offer_id);
create virtual table words using fts5(name, tagline, description, content='offers', tokenize='porter unicode61');
insert into words(rowid, name, tagline, description) select rowid, name, tagline, description from offers;
analyze;
`;

/** Writes a SQLite file of these tables. A tag's rows have the date of their offer, so that a page of a tag is one range. */
export function writeSqlite(modules: string, file: string, relations: readonly Relation[]): void {
  const Database = createRequire(join(modules, '.'))('libsql') as new (file: string) => Database;
  const db = new Database(file);
  db.exec('pragma journal_mode=off; pragma synchronous=off');
  const dates = new Map(
    relations.find(({ name }) => name === 'offers')?.rows.map((row) => [row.id, row.created_at]),
  );
  for (const { name, rows: given, links } of relations) {
    const rows =
      name === 'offer_tags' ? given.map((row) => ({ ...row, created_at: dates.get(row.offer_id) })) : given;
    const columns = Object.keys(columnsOf({ rows, links }));
    db.exec(
      `create table ${name}(${columns.map((one) => (one === 'id' ? 'id primary key' : one)).join(', ')})`,
    );
    const insert = db.prepare(`insert into ${name} values (${columns.map(() => '?').join(', ')})`);
    db.exec('begin');
    for (const row of rows)
      insert.run(...columns.map((column) => storable((row as Record<string, unknown>)[column])));
    db.exec('commit');
  }
  db.exec(INDEXES);
  db.close();
}

function storable(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value ?? null;
}
