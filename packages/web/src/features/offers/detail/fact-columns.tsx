import { type FactLine, FactTable } from '../../../ui/source/fact-table';

/** Groups of facts under their titles, in two columns where there is room. */
export function FactColumns({ groups }: { groups: readonly { title: string; rows: readonly FactLine[] }[] }) {
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
