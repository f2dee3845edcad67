import { columnsOf, type TableName } from '@tussock/core/directory/tables';
import { foldText } from '@tussock/core/text/fold';
import { nearestWord } from '../../cli/nearest';

/** The name of a column in its own spelling where a heading differs in case, spaces or hyphens only; else as written. */
export function headingOf(written: string, columns: readonly string[]): string {
  const heading = written.replace(/\p{Cf}/gu, '').trim();
  if (columns.includes(heading)) return heading;
  const plain = heading.toLowerCase().replace(/[\s-]+/g, '_');
  return columns.includes(plain) ? plain : heading;
}

/** The column that a heading is probably meant to be: one by a similar name or label that the table does not have yet. */
export function nearestColumn(
  heading: string,
  table: TableName,
  present: ReadonlySet<string>,
): string | undefined {
  const free = columnsOf(table).filter(([name]) => !present.has(name));
  const written = heading.toLowerCase().replace(/[\s-]+/g, '_');
  const names = free.map(([name]) => name);
  const labelled = free.find(([, { label }]) => label && foldText(label) === foldText(heading.trim()));
  return labelled?.[0] ?? nearestWord(written, names);
}
