import { SOURCE_COLUMNS } from '../source/columns';
import { noField, recordsById, recordWith } from './check-sources';
import type { Problem } from './problem';
import type { ReadTables } from './read-tables';
import { rowProblem } from './reporter';
import { TABLES } from './tables';

/**
 * Entries of the log of corrections: each is about a field, an answer says what came of it, and its dates agree. Where not all was read, a
 * record that is not found may be in the file that was not: the error of that file is enough.
 */
export function checkCorrections(tables: ReadTables, allRead: boolean, problems: Problem[]): void {
  const recordsOf = recordsById(tables);
  const isKnown = allRead || SOURCE_COLUMNS.record.to.every((table) => tables[table] !== undefined);
  for (const { place, fields } of tables.corrections ?? []) {
    const report = (field: string, reason: string, severity: Problem['severity'] = 'error') =>
      problems.push(rowProblem(place, field, fields[field], reason, severity));
    const { record, field, reported_on, answered_on, outcome, was, now } = fields;
    const known = recordWith(String(field), recordsOf.get(record));
    if (typeof record === 'string' && !known && isKnown)
      report(
        'record',
        'is not in any table: the entry is shown without a name, or not at all if the record was removed for cause',
        'warning',
      );
    if (typeof field === 'string' && known && !Object.hasOwn(TABLES[known.table], field))
      report('field', noField(known, 'the log leaves it out'), 'warning');
    if (typeof answered_on === 'string') {
      if (typeof reported_on === 'string' && answered_on < reported_on)
        report('answered_on', `is before reported_on "${reported_on}"`);
      if (typeof outcome !== 'string')
        report('outcome', 'is missing: an answer says what came of the report');
    } else if (typeof outcome === 'string') report('answered_on', 'is missing: an outcome has its date');
    if ((typeof was === 'string') !== (typeof now === 'string'))
      report(typeof was === 'string' ? 'now' : 'was', 'is missing: a correction shows both');
  }
}
