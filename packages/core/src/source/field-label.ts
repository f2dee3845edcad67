import type { Column } from '../column/column';
import { FUND_COLUMNS } from '../fund/columns';
import { OFFER_COLUMNS } from '../offer/columns';

const COLUMNS: Readonly<Record<'offer' | 'fund', Readonly<Record<string, Column>>>> = {
  offer: OFFER_COLUMNS,
  fund: FUND_COLUMNS,
};

/** What pages call the field that a source is about. A column that is gone keeps its own name. */
export const fieldLabel = ({ kind, field }: { kind: 'offer' | 'fund'; field: string }): string =>
  COLUMNS[kind][field]?.label ?? field.replaceAll('_', ' ');
