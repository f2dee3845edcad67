import type { Column, Columns } from '../column/column';
import { NOT_APPLICABLE, valueText } from '../column/value-text';
import { exactMoney } from '../money/money';
import { FACTS } from '../offer/facts';
import { RECORD_COLUMNS } from '../removal/record-columns';
import type { FieldChange, RecordChange } from './changelog';

const COLUMNS: Readonly<Record<string, Columns>> = {
  ...RECORD_COLUMNS,
  offer: { ...RECORD_COLUMNS.offer, tags: { kind: 'text', label: FACTS.tags.label } },
  setting: { aip_minimums: { kind: 'text', label: 'Minimums' } },
};

/** What happened to a record, on pages and in feeds. */
export const CHANGE_LABELS: Readonly<Record<RecordChange['change'], string>> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
};

/** A change in words: "Minimum investment: $50,000 NZD, now $75,000 NZD". */
export function changeText(change: FieldChange, kind: RecordChange['kind'] = 'offer'): string {
  const column = columnOf(change, kind);
  if (change.is_text) return `${column.label}: rewritten`;
  const [before, after] = sidesOf(change, column);
  // A sentence goes on here; "p.a." keeps its full stop.
  return `${column.label}: ${before.replace(/(?<=[^.\s]{3})\.$/, '')}, now ${after}`;
}

/** Each name that a record had is kept: what is removed for cause is found by it in what earlier releases say. */
const NAMES: readonly string[] = ['name', 'title'];

/**
 * Whether both sides of a change read the same: a minimum of 0 that is left empty now, "3-5 years" with a dash for its hyphen, a firm that
 * came back under another id. Such a change tells readers nothing.
 */
export function readsTheSame(change: FieldChange, kind: RecordChange['kind']): boolean {
  if (change.is_text || NAMES.includes(change.field)) return false;
  const [before, after] = sidesOf(change, columnOf(change, kind));
  return before === after;
}

/** A column that is no longer declared can still be in the history. */
const columnOf = ({ field }: FieldChange, kind: RecordChange['kind']): Column =>
  COLUMNS[kind]?.[field] ?? { kind: 'text', label: field.replaceAll('_', ' ') };

function sidesOf(change: FieldChange, column: Column): [before: string, after: string] {
  const { before, after, currency_before, currency_after, not_applicable } = change;
  const side = (at: 'before' | 'after', value: FieldChange['before'], currency?: string) =>
    not_applicable === at ? NOT_APPLICABLE.toLowerCase() : sideText(column, value, currency);
  return [side('before', before, currency_before), side('after', after, currency_after)];
}

function sideText(column: Column, value: FieldChange['before'], currency?: string): string {
  if (column.kind === 'amount' && currency === undefined) return withoutCurrency(value);
  return valueText(column, value, { [column.currency ?? '']: currency }) ?? 'not stated';
}

/** Older changes do not say which currency an amount is in. */
function withoutCurrency(value: FieldChange['before']): string {
  return value === null ? 'not stated' : exactMoney(Number(value)).replace(/ NZD$/, '');
}
