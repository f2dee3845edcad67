import type { Column, Columns } from '@tussock/core/column/column';

/** The currency that a row states for a column of amounts, or that holds without a statement. */
export function currencyOf(
  columns: Columns,
  { currency }: Column,
  row: Readonly<Record<string, unknown>>,
): string {
  if (currency === undefined) return 'NZD';
  const stated = row[currency];
  if (typeof stated === 'string' && stated.trim() !== '') return stated.trim().toUpperCase();
  return String(columns[currency]?.default ?? 'NZD');
}
