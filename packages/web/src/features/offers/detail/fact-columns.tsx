import { type FactLine, FactTable } from '../../../ui/source/fact-table';

/** Groups of facts under their titles, in two columns where there is room. */
export function FactColumns({ groups }: { groups: readonly { title: string; rows: readonly FactLine[] }[] }) {
  const half = splitOf(groups.map(({ rows }) => rows.length));
  return (
    <div className="grid gap-x-10 gap-y-7 print:gap-y-2">
      {[groups.slice(0, half), groups.slice(half)].map((column, at) => (
        <div key={['left', 'right'][at]} className="space-y-7 print:space-y-2">
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

/** How many groups are in the first column, so that both have about as many lines. */
function splitOf(lines: readonly number[]): number {
  const sum = (part: readonly number[]) => part.reduce((total, each) => total + each, 0);
  const difference = (at: number) => Math.abs(sum(lines.slice(0, at)) - sum(lines.slice(at)));
  return lines.reduce((best, _, at) => (difference(at + 1) < difference(best) ? at + 1 : best), 1);
}
