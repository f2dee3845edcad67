import type { Columns } from '../../column/column';
import { groupBy } from '../../list/group-by';
import { SOURCE_COLUMNS } from '../../source/columns';
import { stateOf } from '../../source/source-state';
import type { Problem } from '../problem';
import type { ReadRow, ReadTables } from '../read-tables';
import { type Report, reporterOf, rowProblem } from '../reporter';
import { TABLES, type TableName } from '../tables';

const SHA256 = /^[0-9a-f]{64}$/i;

/**
 * Entries of the fact ledger: each is about a field of its record, and its dates and state agree. What an offer has reached is shown with
 * its source: it needs an entry.
 */
export function checkSources(tables: ReadTables, problems: Problem[]): void {
  checkEntries(tables, problems);
  const sourced = new Set(
    (tables.sources ?? [])
      .filter(({ fields }) => fields.field === 'outcome_return')
      .map(({ fields }) => fields.record),
  );
  for (const { place, fields } of tables.offers ?? [])
    if (typeof fields.outcome_return === 'number' && !sourced.has(fields.id))
      problems.push(rowProblem(place, 'outcome_return', fields.outcome_return, NO_ENTRY, 'warning'));
}

const NO_ENTRY = 'has no entry in sources, so that it is shown without its source and grade. Add one';

function checkEntries(tables: ReadTables, problems: Problem[]): void {
  const recordsOf = recordsById(tables);
  const entries = new Set((tables.sources ?? []).map(({ fields }) => nameOf(fields.record, fields.field)));
  for (const entry of tables.sources ?? []) {
    const { fields } = entry;
    const report = reporterOf(entry, problems);
    checkField(fields, recordsOf.get(String(fields.record)), entries, report);
    checkDays(fields, report);
    checkCopy(fields, report);
    checkReply(fields, report);
    checkState(fields, report);
  }
}

type Fields = ReadRow<'sources'>['fields'];

/** What an entry is about. */
const nameOf = (record: unknown, field: unknown) => `${record} ${field}`;

function checkField(
  { record, field }: Fields,
  records: readonly OfTable[] | undefined,
  entries: ReadonlySet<string>,
  report: Report,
): void {
  if (typeof field !== 'string') return;
  const about = recordWith(field, records);
  if (!about) return;
  const columns: Columns = TABLES[about.table];
  const instead = columns[field]?.unless;
  if (!Object.hasOwn(columns, field))
    report('field', noField(about, 'only unlocked visitors see it'), 'warning');
  else if (instead && about.fields[instead] && !entries.has(nameOf(record, instead)))
    report('field', `is counted only where ${instead} is missing. Name ${instead}`, 'warning');
}

function checkDays({ checked_on, confirmed_on }: Fields, report: Report): void {
  if (typeof checked_on === 'string' && typeof confirmed_on === 'string' && confirmed_on > checked_on)
    report('confirmed_on', `is after checked_on "${checked_on}"`, 'error');
}

function checkCopy({ sha256 }: Fields, report: Report): void {
  if (typeof sha256 === 'string' && !SHA256.test(sha256))
    report('sha256', 'must be 64 hexadecimal digits', 'error');
}

function checkReply({ reply, replied_on }: Fields, report: Report): void {
  if (typeof reply === 'string' && typeof replied_on !== 'string')
    report('replied_on', 'is missing: a reply is shown with its date', 'error');
}

/** The words of an outcome may begin with a state. */
function checkState({ state, outcome }: Fields, report: Report): void {
  const worded = typeof outcome === 'string' ? stateOf(outcome) : 'not_confirmed';
  if (typeof state === 'string' && worded !== 'not_confirmed' && worded !== state)
    report('outcome', `begins with another state than "${state}"`, 'warning');
}

/** An entry of an exclusive offer that is about no column is locked: it may be meant for one that is. */
export const noField = ({ table, fields }: OfTable, locked: string): string =>
  `is not a field of ${table}${fields.is_exclusive === true ? `: the offer is exclusive, so ${locked}` : ''}`;

export interface OfTable {
  table: TableName;
  fields: Readonly<Record<string, unknown>>;
}

/** The records of offers, funds, providers and platforms with their tables, by id: a firm that is both provider and platform has one id. */
export function recordsById(tables: ReadTables): Map<string, OfTable[]> {
  const found = SOURCE_COLUMNS.record.to.flatMap((table) =>
    (tables[table] ?? []).map(({ fields }): OfTable => ({ table, fields })),
  );
  return groupBy(found, ({ fields: { id } }) => (typeof id === 'string' ? id : null));
}

/** Of the records with an id the one that has a field, else the first. */
export const recordWith = (field: string, records: readonly OfTable[] = []): OfTable | undefined =>
  records.find(({ table }) => Object.hasOwn(TABLES[table], field)) ?? records[0];
