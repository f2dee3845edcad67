import { SOURCE_COLUMNS } from '../../source/columns';
import type { Problem } from '../problem';
import type { ReadRow, ReadTables } from '../read-tables';
import { type Report, reporterOf } from '../reporter';
import { TABLES } from '../tables';
import { noField, type OfTable, recordsById, recordWith } from './check-sources';

/**
 * Entries of the log of corrections: each is about a field, an answer says what came of it, and its dates agree. Where not all was read, a
 * record that is not found may be in the file that was not: the error of that file is enough.
 */
export function checkCorrections(tables: ReadTables, allRead: boolean, problems: Problem[]): void {
  const recordsOf = recordsById(tables);
  const isWhole = allRead || SOURCE_COLUMNS.record.to.every((table) => tables[table] !== undefined);
  for (const entry of tables.corrections ?? []) {
    const { fields } = entry;
    const report = reporterOf(entry, problems);
    const about = recordWith(String(fields.field), recordsOf.get(String(fields.record)));
    if (about) checkField(fields, about, report);
    else if (isWhole && typeof fields.record === 'string') report('record', NO_RECORD, 'warning');
    checkAnswer(fields, report);
    checkValues(fields, report);
  }
}

const NO_RECORD =
  'is not in any table: the entry is shown without a name, or not at all if the record was removed for cause';

type Fields = ReadRow<'corrections'>['fields'];

function checkField({ field }: Fields, about: OfTable, report: Report): void {
  if (typeof field === 'string' && !Object.hasOwn(TABLES[about.table], field))
    report('field', noField(about, 'the log leaves it out'), 'warning');
}

/** An answer and its outcome come together, after the report. */
function checkAnswer({ reported_on, answered_on, outcome }: Fields, report: Report): void {
  const hasOutcome = typeof outcome === 'string';
  if (typeof answered_on !== 'string') {
    if (hasOutcome) report('answered_on', 'is missing: an outcome has its date');
    return;
  }
  if (typeof reported_on === 'string' && answered_on < reported_on)
    report('answered_on', `is before reported_on "${reported_on}"`);
  if (!hasOutcome) report('outcome', 'is missing: an answer says what came of the report');
}

function checkValues({ was, now }: Fields, report: Report): void {
  if ((typeof was === 'string') !== (typeof now === 'string'))
    report(typeof was === 'string' ? 'now' : 'was', 'is missing: a correction shows both');
}
