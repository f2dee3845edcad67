import type { Problem } from './problem';
import type { ReadTables } from './read-tables';
import { rowProblem } from './reporter';

const REMOVABLE = ['offers', 'providers', 'platforms', 'funds', 'key_people', 'blog_posts'] as const;

/** A record is removed once, and is not in the folder: one that came back loses its row. */
export function checkRemovals(tables: ReadTables, problems: Problem[]): void {
  const present = new Map<string, string>();
  // A post that is switched off may be said to be removed.
  for (const table of REMOVABLE)
    for (const { fields } of tables[table] ?? [])
      if (typeof fields.id === 'string' && fields.is_published !== false)
        present.set(fields.id.toLowerCase(), table);
  const seen = new Set<string>();
  for (const { place, fields } of tables.removals ?? []) {
    if (typeof fields.record !== 'string') continue;
    const record = fields.record.toLowerCase();
    const table = present.get(record);
    if (table)
      problems.push(
        rowProblem(place, 'record', fields.record, `is in ${table} too. Delete it here or there`),
      );
    if (seen.has(record)) problems.push(rowProblem(place, 'record', fields.record, 'is listed twice'));
    seen.add(record);
  }
}
