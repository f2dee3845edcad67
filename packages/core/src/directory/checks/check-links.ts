import { isUuid } from '../../identifier/identifier';
import type { Problem } from '../problem';
import type { ReadRow, ReadTables } from '../read-tables';
import { rowProblem } from '../reporter';
import { columnsOf, TABLE_NAMES, type TableName } from '../tables';

interface Link {
  from: TableName;
  field: string;
  to: readonly TableName[];
  /** A link by another value is an error already. */
  byUuid: boolean;
  /** The row is left out when no linked table is there. */
  required: boolean;
}

const LINKS: readonly Link[] = TABLE_NAMES.flatMap((from) =>
  columnsOf(from).flatMap(([field, { kind, to, required = false }]) =>
    to ? { from, field, to: to as readonly TableName[], byUuid: kind === 'uuid', required } : [],
  ),
);

/**
 * Checks the links between tables. A link to a missing row is an error. Links into a table that is missing or could not be
 * read become null, or their rows are left out where the link is required, with a warning for each; so does a link that may lead into
 * several tables, and leads to no row of those that are there. A linked row with errors of its own counts as present.
 * Where not all was read, the table may be in the file that was not: the error of that file is enough.
 */
export function checkLinks(tables: ReadTables, allRead: boolean, problems: Problem[]): void {
  const ids = new Map<TableName, Set<unknown>>();
  const idsOf = (name: TableName): Set<unknown> => {
    const known = ids.get(name) ?? new Set((tables[name] ?? []).map((each) => each.fields.id));
    ids.set(name, known);
    return known;
  };
  for (const link of LINKS) {
    const linking = (tables[link.from] ?? []).filter(
      ({ fields: { [link.field]: id } }) => typeof id === 'string' && (!link.byUuid || isUuid(id)),
    );
    const lost = linking.filter(({ fields }) => !link.to.some((name) => idsOf(name).has(fields[link.field])));
    const missing = link.to.filter((name) => tables[name] === undefined);
    for (const each of lost) {
      if (missing.length === 0 || allRead) problems.push(lostLink(each, link, missing));
      if (missing.length > 0) unlink(each, link);
    }
  }
}

function lostLink({ place, fields }: ReadRow<TableName>, link: Link, missing: readonly TableName[]): Problem {
  const { field, to, required } = link;
  if (missing.length === 0) {
    const mend = required ? 'Correct it, add that row, or take this one out' : 'Correct it, or add that row';
    const reason = `leads to no row of ${to.join(' or ')}. ${mend}`;
    return rowProblem(place, field, fields[field], reason);
  }
  const outcome = required ? 'the row is left out' : 'the row is shown without it';
  const reason = `leads into ${missing.join(' or ')}, of which no file was read: ${outcome}`;
  return rowProblem(place, field, fields[field], reason, 'warning');
}

function unlink(each: ReadRow<TableName>, { field, required }: Link): void {
  if (each.row === null) return;
  each.row = required ? null : { ...each.row, [field]: null };
}
