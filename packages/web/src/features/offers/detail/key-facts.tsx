import { FACT_GROUPS } from '@tussock/core/offer/columns';
import type { Offer } from '@tussock/core/offer/offer';
import { FactTable } from '../../../ui/source/fact-table';
import { factLines } from './fact-lines';

const GROUPS = FACT_GROUPS.filter(({ keyFacts }) => keyFacts);

/** Everything that the data states in figures and words, line by line, each with its source. */
export function KeyFacts({ offer }: { offer: Offer }) {
  const groups = GROUPS.map(({ title, facts }) => ({ title, rows: factLines(facts, offer) })).filter(
    ({ rows }) => rows.length > 0,
  );
  const half = Math.ceil(groups.length / 2);
  return (
    <div className="grid gap-x-10 gap-y-7 xl:grid-cols-2">
      {[groups.slice(0, half), groups.slice(half)].map((column) => (
        <div key={column[0]?.title} className="space-y-7">
          {column.map(({ title, rows }) => (
            <div key={title}>
              <h3 className="mb-2.5 text-17">{title}</h3>
              <FactTable label={title} rows={rows} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
