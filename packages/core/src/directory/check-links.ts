import type { Problem } from './problem';
import type { RawTables } from './raw-tables';
import type { ReadRow, ReadTables } from './read-tables';
import { fileProblem, rowProblem } from './reporter';
import { columnsOf, TABLE_NAMES, type TableName } from './tables';

interface Link {
  from: TableName;
  field: string;
  to: readonly TableName[];
  /** The row is left out when no linked table is there. */
  required: boolean;
}

const LINKS: readonly Link[] = TABLE_NAMES.flatMap((from) =>
  columnsOf(from).flatMap(([field, { to, required = false }]) =>
    to ? { from, field, to: to as readonly TableName[], required } : [],
  ),
);

/**
 * Checks the links between tables. A link to a missing row is an error. Links into a missing table become null, or their
 * rows are left out where the link is required, with one warning. A linked row with errors of its own counts as present.
 */
export function checkLinks(raw: RawTables, tables: ReadTables, problems: Problem[]): void {
  const ids = new Map<TableName, Set<unknown>>();
  const idsOf = (name: TableName): Set<unknown> => {
    const known = ids.get(name) ?? new Set((tables[name] ?? []).map((each) => each.fields.id));
    ids.set(name, known);
    return known;
  };
  for (const link of LINKS) {
    const linking = (tables[link.from] ?? []).filter((each) => typeof each.fields[link.field] === 'string');
    const there = link.to.filter((name) => tables[name] !== undefined);
    if (there.length === 0) {
      if (linking.length > 0) problems.push(tableIsMissing(raw, link, linking.length));
      for (const each of linking) unlink(each, link);
      continue;
    }
    for (const { place, fields } of linking) {
      const id = fields[link.field];
      if (there.some((name) => idsOf(name).has(id))) continue;
      const reason = `leads to no row of ${link.to.join(' or ')}`;
      problems.push(rowProblem(place, link.field, id, reason));
    }
  }
}

function tableIsMissing(raw: RawTables, { from, field, to, required }: Link, count: number): Problem {
  const rows = count === 1 ? '1 row' : `${count} rows`;
  const outcome = required ? 'left out' : 'shown without it';
  const reason = `leads into ${to.join(' or ')}, which has no file: ${rows} ${outcome}`;
  return fileProblem(raw[from]?.file ?? from, field, reason, 'warning');
}

function unlink(each: ReadRow<TableName>, { field, required }: Link): void {
  if (each.row === null) return;
  each.row = required ? null : { ...each.row, [field]: null };
}
