import type { RawTables } from './raw-tables';
import type { TableName } from './tables';
import { validateDirectory } from './validate';

export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** An offer of a data file that nothing is wrong with. */
export const anOffer = (more: Record<string, unknown> = {}) => ({
  id: id(1),
  slug: 'kauri-street',
  name: 'Kauri Street',
  status: 'Open',
  is_active: true,
  created_at: '2026-01-01T00:00:00Z',
  ...more,
});
export const aProvider = (more: Record<string, unknown> = {}) => ({
  id: id(9),
  slug: 'rimu',
  name: 'Rimu',
  ...more,
});

/** Tables as JSON files hold them. */
export function json(tables: Partial<Record<TableName, unknown[]>>): RawTables {
  const entries = Object.entries(tables).map(([name, rows]) => [
    name,
    { file: `${name}.json`, rows, text_values: false },
  ]);
  return Object.fromEntries(entries);
}

/** What is wrong with the tables: severity, field and reason. */
export const found = (tables: RawTables, settings?: unknown) =>
  validateDirectory(tables, settings).problems.map(({ severity, field, reason }) => [
    severity,
    field,
    reason,
  ]);
export const wrongOffer = (more: Record<string, unknown>) => found(json({ offers: [anOffer(more)] }));
