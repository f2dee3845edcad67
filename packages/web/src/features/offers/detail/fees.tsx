import { NOT_STATED } from '@tussock/core/offer/labels';
import type { LockedOffer } from '@tussock/core/offer/offer';
import type { Fact } from '@tussock/core/source/source';
import { percent } from '../../../lib/format';
import { type FactLine, FactTable } from '../../../ui/source/fact-table';

type Fees = Pick<LockedOffer, 'management_fee' | 'performance_fee' | 'entry_fee' | 'exit_fee'>;
const LINES: { field: keyof Fees; label: string; note: string }[] = [
  { field: 'management_fee', label: 'Management fee', note: 'for running the investment' },
  {
    field: 'performance_fee',
    label: 'Performance fee',
    note: 'a share of gains, on the terms in the documents',
  },
  { field: 'entry_fee', label: 'Entry fee', note: 'when you invest' },
  { field: 'exit_fee', label: 'Exit fee', note: 'when you leave' },
];

/** The four fees. A fee of 0 reads "None", a missing one "Not stated". */
export function FeeTable({ fees, facts }: { fees: Fees; facts: readonly Fact[] }) {
  if (LINES.every(({ field }) => fees[field] === null))
    return <p className="text-muted">No fee is stated. Ask what is charged, when, and on what.</p>;
  const rows = LINES.map(({ field, label, note }): FactLine => {
    const fee = fees[field];
    const value = fee === null ? NOT_STATED : fee === 0 ? 'None' : percent(fee);
    return { label, value, fields: [field], note };
  });
  return <FactTable label="Fees" rows={rows} facts={facts} />;
}
