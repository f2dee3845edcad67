import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable, RawTables } from '@tussock/core/directory/raw-tables';
import { fileProblem, placeOf, rowProblem } from '@tussock/core/directory/reporter';
import type { TableName } from '@tussock/core/directory/tables';
import { note } from '../../cli/terminal';
import { count, printable, short } from '../../cli/text';
import { keyOf } from '../diff/record';
import type { Unusual } from '../diff/unusual-record';

const MOST_LINES = 40;

/** What is unusual beside a release, as lines for people; empty where nothing is. */
export function unusualText(unusual: readonly Unusual[], release: number | null): string {
  if (unusual.length === 0) return '';
  const lines = unusual.slice(0, MOST_LINES).map(({ table, title, field, reason }) => {
    const record = title === null ? '' : `, ${printable(title)}`;
    return `  ${table}${record}: ${field} ${short(reason, 200)}`;
  });
  if (unusual.length > MOST_LINES) lines.push(`  … and ${count(unusual.length - MOST_LINES, 'more')}`);
  return [`Unusual beside release ${release}. Check these before you publish:`, ...lines].join('\n');
}

/** Warns of what is unusual before a release is written or goes live. */
export function noteUnusual(unusual: readonly Unusual[], release: number | null): void {
  if (unusual.length > 0) note(`${unusualText(unusual, release)}\n`);
}

/** The same as warnings, each with its place in the data folder. */
export function unusualProblems(unusual: readonly Unusual[], tables: RawTables, release: number): Problem[] {
  return unusual.flatMap((one): Problem[] => {
    const reason = `${one.reason} (beside release ${release})`;
    if (one.table === 'settings') return [fileProblem('settings.json', one.field, reason, 'warning')];
    const raw = tables[one.table];
    if (!raw) return [];
    const index = one.key === null ? -1 : indexOf(raw, { table: one.table, key: one.key });
    if (index === -1)
      return [{ ...fileProblem(raw.file, one.field, reason, 'warning'), sheet: raw.sheet ?? null }];
    const row = raw.rows[index] as Record<string, unknown>;
    // The reason has the values, where they may be shown.
    return [rowProblem(placeOf(one.table, raw, index, row), one.field, null, reason, 'warning')];
  });
}

const indexOf = ({ rows }: RawTable, { table, key }: { table: TableName; key: string }) =>
  rows.findIndex(
    (row) =>
      typeof row === 'object' &&
      row !== null &&
      keyOf(table, row as Record<string, unknown>).toLowerCase() === key.toLowerCase(),
  );
