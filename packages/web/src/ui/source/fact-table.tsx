import type { Source } from '@tussock/core/source/source';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useToday } from '../../lib/today';
import { useSettings } from '../../lib/use-settings';
import { factAnchor } from './fact-anchor';
import { factsFor, isAged, SourceNotes } from './source-notes';

export interface FactLine {
  label: string;
  value: ReactNode;
  /** The record's fields that the value shows. Their entries in the fact ledger are shown with it. */
  fields?: readonly string[];
  /** Where a value comes from that nobody stated: "derived from the term in words". */
  note?: string | null;
}

/** Facts line by line: what, how much, and where it comes from. */
export function FactTable({
  rows,
  facts = [],
  label,
}: {
  rows: readonly FactLine[];
  facts?: readonly Source[];
  label: string;
}) {
  const today = useToday();
  const settings = useSettings();
  return (
    <dl aria-label={label} className="border-y border-line text-15 [&>div+div]:border-t [&>div]:border-line">
      {rows.map((row) => {
        const own = factsFor(facts, row.fields ?? []);
        return (
          <div
            key={row.label}
            id={row.fields?.[0] && factAnchor(row.fields[0])}
            className="grid scroll-mt-24 grid-cols-[8.5rem_minmax(0,1fr)] gap-x-5 gap-y-0.5 py-2.5 target:bg-gold-soft sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-14 text-muted">{row.label}</dt>
            <dd className={clsx('min-w-0', isAged(own, today, settings) && 'text-muted')}>
              {row.value}
              {row.note && <span className="block text-13 text-muted">{row.note}</span>}
            </dd>
            {own.length > 0 && (
              <dd className="col-start-2 mt-1 min-w-0">
                <SourceNotes facts={own} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
