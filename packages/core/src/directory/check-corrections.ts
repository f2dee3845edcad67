import { tablesByRecord } from './check-sources';
import type { Problem } from './problem';
import type { ReadTables } from './read-tables';
import { rowProblem } from './reporter';
import { TABLES } from './tables';

/** Entries of the log of corrections: each is about a field, an answer says what came of it, and its dates agree. */
export function checkCorrections(tables: ReadTables, problems: Problem[]): void {
  const tableOf = tablesByRecord(tables);
  for (const { place, fields } of tables.corrections ?? []) {
    const report = (field: string, reason: string, severity: Problem['severity'] = 'error') =>
      problems.push(rowProblem(place, field, fields[field], reason, severity));
    const { record, field, reported_on, answered_on, outcome, was, now } = fields;
    const table = tableOf.get(record);
    if (typeof record === 'string' && !table)
      report('record', 'is not in any table: the entry is shown without a name', 'warning');
    if (typeof field === 'string' && table && !Object.hasOwn(TABLES[table], field))
      report('field', `is not a field of ${table}`, 'warning');
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
