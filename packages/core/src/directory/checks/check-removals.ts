import { TABLE_OF_KIND } from '../../removal/columns';
import type { Problem } from '../problem';
import type { ReadTables } from '../read-tables';
import { reporterOf } from '../reporter';

const TABLES: readonly (typeof TABLE_OF_KIND)[keyof typeof TABLE_OF_KIND][] = Object.values(TABLE_OF_KIND);

/**
 * A record is removed once, and is not in the folder: one that came back loses its row. Records of two kinds may have one id: a row that
 * states its kind is about that one.
 */
export function checkRemovals(tables: ReadTables, problems: Problem[]): void {
  const present = presentIn(tables);
  const seen = new Map<string, (string | null)[]>();
  for (const removal of tables.removals ?? []) {
    const { fields } = removal;
    if (typeof fields.record !== 'string') continue;
    const report = reporterOf(removal, problems);
    const record = fields.record.toLowerCase();
    const stated = tableOf(fields.kind);
    const table = (stated === null ? TABLES : [stated]).find((one) => present.has(nameOf(one, record)));
    if (table)
      report('record', `is in ${table} too. Delete it here or there${stated === null ? OR_KIND : ''}`);
    const before = seen.get(record) ?? [];
    if (before.some((one) => one === stated || one === null || stated === null))
      report('record', 'is listed twice');
    seen.set(record, [...before, stated]);
  }
}

const OR_KIND = '. If another record had this id, state its kind';

const nameOf = (table: string, record: string) => `${table} ${record}`;

/** The records that the folder shows. A post that is switched off may be said to be removed. */
function presentIn(tables: ReadTables): Set<string> {
  const present = new Set<string>();
  for (const table of TABLES)
    for (const { fields } of tables[table] ?? [])
      if (typeof fields.id === 'string' && fields.is_published !== false)
        present.add(nameOf(table, fields.id.toLowerCase()));
  return present;
}

const tableOf = (kind: unknown) =>
  typeof kind === 'string' && Object.hasOwn(TABLE_OF_KIND, kind)
    ? TABLE_OF_KIND[kind as keyof typeof TABLE_OF_KIND]
    : null;
