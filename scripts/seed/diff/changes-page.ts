import { columnLabel } from '@tussock/core/column/column-label';
import type { Directory } from '@tussock/core/directory/directory';
import type { NameOf } from '@tussock/core/directory/link-names';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import { formatDate } from '@tussock/core/text/format-date';
import { escapeXml } from '@tussock/pages/feeds/xml';
import { count, printable } from '../../cli/text';
import { reportPage } from '../report/page';
import type { RecordChange } from './diff-directories';
import { summaryText } from './diff-text';
import { type OutdatedSource, outdatedSources } from './outdated-sources';
import { recordNames, rowsByKey, withNames } from './record';
import { columnsOfChange, shownChange } from './shown-change';
import { withTags } from './with-tags';

export interface Comparison {
  /** What both sides are called, such as "release 41" and "data". */
  names: readonly [before: string, after: string];
  before: Directory;
  after: Directory;
  changes: readonly RecordChange[];
}

/** What the live release is called; null where there is none. */
export const nameOfLive = (live: number | null): string => (live === null ? 'nothing' : `release ${live}`);

/** Records of a table that are listed; a first release would make a page that does not open. */
const MOST_RECORDS = 2_000;

type Row = Record<string, unknown>;

/**
 * What changes for a visitor, as a page without scripts: record by record, figure by figure, what is added and what is
 * removed; first the entries of the fact ledger that a change leaves behind. Nothing locked is in it.
 */
export function changesPage({ names, before, after, changes }: Comparison): string {
  const outdated = outdatedSources(changes, before, after);
  const title = `From ${escapeXml(printable(names[0]))} to ${escapeXml(printable(names[1]))}`;
  const summary = `<p><strong>${escapeXml(summaryText(changes))}</strong></p>`;
  const nameOf = recordNames(before, after);
  const tables = [...new Set(changes.map(({ table }) => table))];
  const rowsOf = rowFinder(before, after);
  const sections = tables.map((table) => {
    const own = changes.filter((change) => change.table === table);
    const shown = own.slice(0, MOST_RECORDS).map((change) => record(change, rowsOf(change), nameOf));
    const rest = own.length - shown.length;
    return `<section><h2>${escapeXml(table.replaceAll('_', ' '))} <small>${count(own.length, 'change')}</small></h2>
${shown.join('\n')}${rest > 0 ? `<p>… and ${count(rest, 'more')}. The command \`diff\` lists all.</p>` : ''}</section>`;
  });
  return reportPage(title, summary, [outdatedSection(outdated, changes, nameOf), ...sections].join('\n'));
}

/** The rows of a change, before and after. */
function rowFinder(before: Directory, after: Directory) {
  const sides = [withTags(before), withTags(after)].map((directory) => {
    const tables = new Map<string, Map<string, Row>>();
    return (table: Exclude<RecordChange['table'], 'settings'>, key: string): Row => {
      const rows = tables.get(table) ?? rowsByKey(table, directory[table] as Row[]);
      tables.set(table, rows);
      return rows.get(key) ?? {};
    };
  });
  return ({ table, key }: RecordChange) =>
    sides.map((rowOf) => (table === 'settings' ? {} : rowOf(table, key))) as [Row, Row];
}

function record(change: RecordChange, rows: readonly [Row, Row], nameOf: NameOf): string {
  const title = withNames(change.title, nameOf);
  const lines = change.fields.map((field) => {
    const { label, before, after } = shownChange(change, field, rows, nameOf);
    return [label, before, after];
  });
  return `<article class="${change.change}"><h3><span>${change.change}</span> ${escapeXml(printable(title))}</h3>
${lines.length > 0 ? table(['Figure', 'Before', 'After'], lines) : ''}</article>`;
}

function outdatedSection(
  outdated: readonly OutdatedSource[],
  changes: readonly RecordChange[],
  nameOf: NameOf,
): string {
  if (outdated.length === 0) return '';
  const lines = outdated.map(({ record, field, title, checked_on }) => [
    nameOf(SOURCE_COLUMNS.record.to, record) ?? record,
    labelOf(changes, record, field),
    title ?? '–',
    formatDate(checked_on),
  ]);
  return `<section><h2>Sources to check again</h2>
<article class="warning"><p>These figures change, and their entries in the fact ledger still have the old date.</p>
${table(['Record', 'Figure', 'Source', 'Last look'], lines)}</article></section>`;
}

function labelOf(changes: readonly RecordChange[], record: string, field: string): string {
  const change = changes.find(({ key }) => key === record);
  return change ? columnLabel(columnsOfChange(change), field) : field;
}

const table = (headings: readonly string[], lines: readonly string[][]): string =>
  `<div class="rows"><table>
<thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead>
<tbody>${lines
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escapeXml(printable(cell))}</td>`).join('')}</tr>`)
    .join('\n')}</tbody>
</table></div>`;
