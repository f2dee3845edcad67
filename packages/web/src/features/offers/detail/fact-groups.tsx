import { type FactLine, FactTable } from '../../../ui/source/fact-table';

/** Groups of facts under their titles. */
export function FactGroups({ groups }: { groups: readonly { title: string; rows: readonly FactLine[] }[] }) {
  return (
    <div className="space-y-7 print:space-y-2">
      {groups.map(({ title, rows }) => (
        <div key={title}>
          <h3 className="mb-2.5 text-17">{title}</h3>
          <FactTable label={title} rows={rows} />
        </div>
      ))}
    </div>
  );
}
