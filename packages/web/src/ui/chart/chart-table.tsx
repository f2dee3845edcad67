import type { ChartTable as Table } from '@tussock/core/answers/chart';
import { Link } from 'react-router-dom';
import { pathOfLink } from './chart-row';

/** The figures of a chart in rows. */
export function ChartTable({ table: { columns, rows }, caption }: { table: Table; caption: string }) {
  const classes = columns.map((_, at) =>
    at > 0 && areWords(rows.map(({ cells }) => cells[at - 1] ?? '')) ? 'in-words' : undefined,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="figure-table overflow-x-auto">
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={classes[at]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, link, cells }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places, and may share a name
            <tr key={at}>
              <th scope="row" className="in-words">
                {link ? (
                  <Link to={pathOfLink(link)} className="hover:underline">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]} className={classes[place + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const MOST_WORDS = 6;

/** A column without numbers, or with sentences, is read from the left. */
const areWords = (cells: readonly string[]) =>
  cells.every((cell) => !/\d/.test(cell)) || cells.some((cell) => cell.split(' ').length > MOST_WORDS);
