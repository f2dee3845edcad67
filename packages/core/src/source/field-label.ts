import type { Column } from '../column/column';
import { valueText } from '../column/value-text';
import { PLATFORM_COLUMNS } from '../firm/platform-columns';
import { PROVIDER_COLUMNS } from '../firm/provider-columns';
import { FUND_COLUMNS } from '../fund/columns';
import { OFFER_COLUMNS } from '../offer/columns';
import type { SourceKind } from './kind';

const COLUMNS: Readonly<Record<SourceKind, Readonly<Record<string, Column>>>> = {
  offer: OFFER_COLUMNS,
  fund: FUND_COLUMNS,
  provider: PROVIDER_COLUMNS,
  platform: PLATFORM_COLUMNS,
};

/** Whether records of a kind have a field that pages show under this name. */
export const isField = ({ kind, field }: { kind: SourceKind; field: string }): boolean =>
  Object.hasOwn(COLUMNS[kind], field) && COLUMNS[kind][field]?.label !== undefined;

/** The value of a field of a record in words; null where it is not stated, or is not one of a few words. */
export function fieldText(
  { kind, field }: { kind: SourceKind; field: string },
  row: Readonly<Record<string, unknown>>,
): string | null {
  const column = COLUMNS[kind][field];
  if (!column?.label || column.kind === 'markdown' || column.kind === 'documents') return null;
  return valueText(column, row[field], row);
}

/** What pages call the field that a source is about. A column that is gone keeps its own name. */
export const fieldLabel = ({ kind, field }: { kind: SourceKind; field: string }): string =>
  COLUMNS[kind][field]?.label ?? field.replaceAll('_', ' ');
