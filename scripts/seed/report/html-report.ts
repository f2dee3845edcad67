import type { Problem } from '@tussock/core/directory/problem';
import { groupBy } from '@tussock/core/list/group-by';
import { formatDate } from '@tussock/core/text/format-date';
import { escapeXml } from '@tussock/pages/feeds/xml';
import { count, printable } from '../../cli/text';
import { reportPage } from './page';
import { errorsThenMany, general, inFileOrder, kindOf, nameOf, placeWords, totals } from './report';

/** Rows of one kind of problem; a page of a million rows would not open. */
const MOST_ROWS = 1_000;

/** All problems as one page without scripts or other files: by file and by kind, each with the name of its row. */
export function reportHtml(problems: readonly Problem[], folder: string, today: string): string {
  const files = inFileOrder(problems);
  const title = `Check of ${escapeXml(printable(folder))}`;
  const header = `<p><strong>${totals(problems)}</strong> on ${formatDate(today)}. ${advice(problems)}</p>
${files.length > 1 ? contents(files) : ''}`;
  return reportPage(title, header, files.map(([file, found], at) => section(file, found, at)).join('\n'));
}

function advice(problems: readonly Problem[]): string {
  if (problems.length === 0) return 'The folder can be published.';
  if (problems.some(({ severity }) => severity === 'error'))
    return 'Nothing can be published until the errors are corrected.';
  return 'The folder can be published. Look at the warnings first.';
}

const contents = (files: [string, Problem[]][]) =>
  `<nav aria-label="Files"><ul>${files
    .map(([file, found], at) => `<li><a href="#file-${at}">${escapeXml(file)}</a> ${totals(found)}</li>`)
    .join('')}</ul></nav>`;

function section(file: string, found: readonly Problem[], at: number): string {
  const kinds = [...groupBy(found, kindOf).values()].sort(errorsThenMany);
  return `<section id="file-${at}"><h2>${escapeXml(file)} <small>${totals(found)}</small></h2>
${kinds.map(kindBlock).join('\n')}</section>`;
}

function kindBlock(kind: readonly Problem[]): string {
  const [first] = kind;
  if (!first) return '';
  const field = first.field === null ? '' : `<code>${escapeXml(printable(first.field))}</code> `;
  const reason = kind.length === 1 ? first.reason : general(first.reason);
  const times = kind.length > 1 ? ` <small>${count(kind.length, 'time')}</small>` : '';
  return `<article class="${first.severity}"><h3><span>${first.severity}</span> ${field}${escapeXml(printable(reason))}${times}</h3>
${table(kind, reason)}</article>`;
}

type Column = [heading: string, text: (problem: Problem) => string | null | undefined];

/** Columns in which no row has anything are left out. */
function table(kind: readonly Problem[], reason: string): string {
  const all: Column[] = [
    ['Where', placeWords],
    ['Record', nameOf],
    ['Value', ({ value }) => value],
    ['Did you mean', ({ did_you_mean }) => did_you_mean],
    ['More', (problem) => (problem.reason === reason ? null : problem.reason)],
  ];
  const columns = all.filter(([, text]) => kind.some((problem) => text(problem)));
  if (columns.length === 0) return '';
  const cells = (problem: Problem) =>
    columns.map(([, text]) => `<td>${escapeXml(printable(text(problem) ?? ''))}</td>`).join('');
  const rest = kind.length - MOST_ROWS;
  return `<div class="rows"><table>
<thead><tr>${columns.map(([heading]) => `<th scope="col">${heading}</th>`).join('')}</tr></thead>
<tbody>${kind
    .slice(0, MOST_ROWS)
    .map((problem) => `<tr>${cells(problem)}</tr>`)
    .join('\n')}</tbody>
</table></div>${rest > 0 ? `<p>… and ${count(rest, 'more')}.</p>` : ''}`;
}
