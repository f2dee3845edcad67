import type { PortfolioClassSlug } from '@tussock/core/portfolio/asset-classes';
import { classTone } from '../../lib/class-tone';

export interface ClassRow {
  slug: PortfolioClassSlug;
  name: string;
  /** One for each column after the class. */
  cells: readonly string[];
  muted?: boolean;
}

/** Five figures of each class. On a phone they are on two lines, so that no column is out of sight. */
export function ClassTable({
  label,
  caption = label,
  columns,
  rows,
  total,
}: {
  label: string;
  caption?: string;
  columns: readonly string[];
  rows: readonly ClassRow[];
  /** The cells of the last row, which is about the mix. */
  total?: readonly string[];
}) {
  const cellsOf = (cells: readonly string[]) =>
    cells.map((cell, at) => (
      <td key={columns[at]} data-column={columns[at]}>
        {cell}
      </td>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="figure-table two-lines overflow-x-auto">
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Class</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, name, cells, muted }) => (
            <tr key={slug} className={muted ? 'text-muted' : undefined}>
              <th scope="row">
                <span
                  aria-hidden="true"
                  className="mr-2 inline-block size-2.5 rounded-[2px]"
                  style={{ background: classTone(slug) }}
                />
                {name}
              </th>
              {cellsOf(cells)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">The mix</th>
              {cellsOf(total)}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
