import type { TableName } from './directory';
import type { Problem } from './problem';
import type { RawTables } from './raw-tables';
import type { ReadRow } from './read-table';
import type { ReadTables } from './read-tables';
import { fileProblem, rowProblem } from './reporter';

interface Link {
  from: TableName;
  field: string;
  to: readonly TableName[];
  /** A row that is nothing without the link is left out when the linked table is not there. */
  needed?: true;
}

const LINKS: readonly Link[] = [
  { from: 'offers', field: 'provider_id', to: ['providers'] },
  { from: 'offers', field: 'platform_id', to: ['platforms'] },
  { from: 'offers', field: 'fund_id', to: ['funds'] },
  { from: 'offers', field: 'asset_class_id', to: ['asset_classes'] },
  { from: 'funds', field: 'provider_id', to: ['providers'] },
  { from: 'funds', field: 'asset_class_id', to: ['asset_classes'] },
  { from: 'funds', field: 'fund_type_id', to: ['fund_types'] },
  { from: 'offer_tags', field: 'offer_id', to: ['offers'], needed: true },
  { from: 'offer_tags', field: 'tag_id', to: ['tags'], needed: true },
  { from: 'key_people', field: 'provider_id', to: ['providers'], needed: true },
  { from: 'sources', field: 'record', to: ['offers', 'funds'], needed: true },
];

/**
 * Links between tables. One to a row that is not there is an error; one into a table that is not there is emptied (or its
 * row left out where it is nothing without), with one warning. A linked row with errors of its own counts as there.
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

function tableIsMissing(raw: RawTables, { from, field, to, needed }: Link, count: number): Problem {
  const rows = count === 1 ? '1 row' : `${count} rows`;
  const outcome = needed ? 'left out' : 'shown without it';
  const reason = `leads into ${to.join(' or ')}, which has no file: ${rows} ${outcome}`;
  return fileProblem(raw[from]?.file ?? from, field, reason, 'warning');
}

function unlink(each: ReadRow<TableName>, { field, needed }: Link): void {
  if (each.row === null) return;
  each.row = needed ? null : { ...each.row, [field]: null };
}
