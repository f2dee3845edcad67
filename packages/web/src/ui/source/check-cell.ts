import type { Check } from '@tussock/core/source/source';
import { STATE_LABELS } from '@tussock/core/source/source-state';

/** What the fact ledger knows of a figure, for a cell of a spreadsheet: state and date, "Confirmed 2026-06-03". */
export function checkCell(check: Check | null): string {
  if (!check) return 'Not checked';
  return `${STATE_LABELS[check.state]} ${check.state === 'confirmed' ? check.confirmed_on : check.checked_on}`;
}
