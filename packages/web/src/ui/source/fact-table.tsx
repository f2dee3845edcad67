import { listed } from '@tussock/core/text/listed';
import type { ReactNode } from 'react';
import { factAnchor } from './fact-anchor';
import { type Figure, uncheckedParts } from './figure';
import { Marked } from './marked';
import { factsFor, SourceNotes } from './source-notes';
import { useMarkOf } from './use-mark-of';

export interface FactLine {
  label: string;
  value: ReactNode;
  /** What the value shows. Its entries in the fact ledger are shown with it. */
  figure?: Figure;
  /** Other fields of the record whose entries are shown here. */
  fields?: readonly string[];
  /** Where a value comes from that nobody stated: "derived from the term in words". */
  note?: string | null;
}

/** Facts line by line: what, how much, and where it comes from. */
export function FactTable({ rows, label }: { rows: readonly FactLine[]; label: string }) {
  const markOf = useMarkOf();
  return (
    <dl aria-label={label} className="border-t border-line text-15 [&>div+div]:border-t [&>div]:border-line">
      {rows.map((row) => {
        const { figure } = row;
        const own = factsFor(figure?.entries ?? [], [...(figure?.fields ?? []), ...(row.fields ?? [])]);
        // Where nothing is stated, there is no figure that a part of it could be missing from.
        const unchecked = figure?.check ? uncheckedParts(figure, own) : [];
        return (
          <div
            key={row.label}
            id={figure?.fields[0] && factAnchor(figure.fields[0])}
            className="reached grid scroll-mt-24 grid-cols-[8.5rem_minmax(0,1fr)] gap-x-5 gap-y-0.5 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-14 text-muted">{row.label}</dt>
            <dd className="figure min-w-0">
              {figure ? (
                <Marked figure={figure} mark={markOf(figure.check)}>
                  {row.value}
                </Marked>
              ) : (
                row.value
              )}{' '}
              {row.note && <span className="block text-13 font-normal text-muted">{row.note}</span>}
            </dd>
            {own.length > 0 && (
              <dd className="col-start-2 mt-1 min-w-0">
                <SourceNotes facts={own} />
                {unchecked.length > 0 && (
                  <p className="text-13 text-muted">Not checked: {listed(unchecked)}.</p>
                )}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
