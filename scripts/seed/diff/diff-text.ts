import type { NameOf } from '@tussock/core/directory/link-names';
import { count, printable, short } from '../../cli/text';
import type { RecordChange } from './diff-directories';
import type { FieldChange } from './diff-fields';
import { withNames } from './record';
import { columnsOfChange } from './shown-change';

const SIGN = { added: '+', removed: '-', changed: '~' } as const;

/**
 * Changes for people: table by table, record by record, field by field.
 * @param nameOf names of the records that others link to
 */
export function diffText(changes: readonly RecordChange[], nameOf: NameOf): string {
  if (changes.length === 0) return NOTHING;
  const lines: string[] = [];
  for (const table of new Set(changes.map((change) => change.table))) {
    const own = changes.filter((change) => change.table === table);
    lines.push(`${table}: ${tally(own)}`);
    for (const each of own) {
      const columns = columnsOfChange(each);
      lines.push(
        `  ${SIGN[each.change]} ${printable(withNames(each.title, nameOf))}`,
        ...each.fields.map((change) => `      ${fieldLine(change, columns[change.field]?.to ?? [], nameOf)}`),
      );
    }
    lines.push('');
  }
  return [...lines, summaryText(changes)].join('\n');
}

/** One line: "offers: 3 added, 1 changed; funds: 2 removed." */
export function summaryText(changes: Iterable<RecordChange>): string {
  const tables = new Map<string, Tally>();
  let total = 0;
  for (const { table, change } of changes) {
    const counted = tables.get(table) ?? noChanges();
    counted[change] += 1;
    tables.set(table, counted);
    total += 1;
  }
  if (total === 0) return NOTHING;
  const parts = [...tables].map(([table, counted]) => `${table}: ${tallyText(counted)}`);
  return `${count(total, 'change')}. ${parts.join('; ')}.`;
}

export const NOTHING = 'Nothing would change.';

type Tally = Record<RecordChange['change'], number>;
const noChanges = (): Tally => ({ added: 0, removed: 0, changed: 0 });

function tally(changes: readonly RecordChange[]): string {
  const counted = noChanges();
  for (const { change } of changes) counted[change] += 1;
  return tallyText(counted);
}

const tallyText = (counted: Tally): string =>
  Object.entries(counted)
    .filter(([, times]) => times > 0)
    .map(([kind, times]) => `${times.toLocaleString('en-NZ')} ${kind}`)
    .join(', ');

/** @param to the tables that the field leads to */
function fieldLine(change: FieldChange, to: readonly string[], nameOf: NameOf): string {
  if ('locked' in change) return `${change.field}: locked field changed`;
  const { field, before, after } = change;
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isText)) {
    const removed = before.filter((value) => !after.includes(value)).map((value) => `- ${short(value)}`);
    const added = after.filter((value) => !before.includes(value)).map((value) => `+ ${short(value)}`);
    return `${field}: ${[...removed, ...added].join(', ') || 'another order'}`;
  }
  const [old, now] = named([before, after], (id) => nameOf(to, id));
  const [was, is] = isText(old) && isText(now) ? aroundDifference(old, now) : [old, now];
  return `${field}: ${short(was)} → ${short(is)}`;
}

/** Linked records by their names, or by their ids where they have one name. */
function named(ids: [unknown, unknown], nameOf: (id: string) => string | undefined): [unknown, unknown] {
  const [was, is] = ids.map((id) => (isText(id) ? (nameOf(id) ?? id) : id));
  return was === is ? ids : [was, is];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Of two long texts the stretch in which they first differ, with a little before it. */
function aroundDifference(before: string, after: string): [string, string] {
  if (before.length <= 80 && after.length <= 80) return [before, after];
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = Math.max(0, at - 20);
  const lead = from > 0 ? '…' : '';
  return [lead + before.slice(from), lead + after.slice(from)];
}
