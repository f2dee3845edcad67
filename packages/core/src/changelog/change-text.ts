import type { Column, Columns } from '../column/column';
import { valueText } from '../column/value-text';
import { exactMoney } from '../money/money';
import { FACTS } from '../offer/facts';
import { RECORD_COLUMNS } from '../removal/record-columns';
import type { FieldChange, RecordChange } from './changelog';

const COLUMNS: Readonly<Record<string, Columns>> = {
  ...RECORD_COLUMNS,
  offer: { ...RECORD_COLUMNS.offer, tags: { kind: 'text', label: FACTS.tags.label } },
  setting: { aip_minimums: { kind: 'text', label: 'Minimums' } },
};

/** A change in words: "Minimum investment: $50,000 NZD, now $75,000 NZD". */
export function changeText(change: FieldChange, kind: RecordChange['kind'] = 'offer'): string {
  const { field, before, after, is_text, currency_before, currency_after } = change;
  // A column that is no longer declared can still be in the history.
  const column: Column = COLUMNS[kind]?.[field] ?? { kind: 'text', label: field.replaceAll('_', ' ') };
  if (is_text) return `${column.label}: rewritten`;
  return `${column.label}: ${sideText(column, before, currency_before)}, now ${sideText(column, after, currency_after)}`;
}

function sideText(column: Column, value: FieldChange['before'], currency?: string): string {
  if (column.kind === 'amount' && currency === undefined) return withoutCurrency(value);
  return valueText(column, value, { [column.currency ?? '']: currency }) ?? 'not stated';
}

/** Older changes do not say which currency an amount is in. */
function withoutCurrency(value: FieldChange['before']): string {
  return value === null ? 'not stated' : exactMoney(Number(value)).replace(/ NZD$/, '');
}
