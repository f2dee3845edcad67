import type { DictionaryColumn, DictionaryTable } from '@tussock/core/open-data/dictionary';
import { wholeNumber } from '@tussock/core/text/decimal';
import { formatCount, formatPercent } from '@tussock/core/text/format-number';
import { Fragment } from 'react';

/** A table of a data release and what its columns mean. */
export function DictionarySection({ table: { table, about, rows, columns } }: { table: DictionaryTable }) {
  return (
    <section id={table} className="scroll-mt-24 border-t border-line py-8" aria-labelledby={`${table}-title`}>
      <h2 id={`${table}-title`} className="text-27">
        <code className="font-serif" translate="no">
          {table}
        </code>
      </h2>
      <p className="mt-1.5 mb-5 max-w-[62ch] text-muted">
        {about} {formatCount(rows, 'rows')} in this release.
      </p>
      <section
        aria-label={`Columns of ${table}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-card"
      >
        <table className="w-full min-w-[36rem] text-14">
          <thead>
            <tr className="border-b border-line text-left text-12 text-muted [&>th]:px-3 xl:[&>th]:px-4 [&>th]:py-2.5 [&>th]:font-medium">
              <th scope="col">Column</th>
              <th scope="col" className="max-lg:hidden">
                Kind
              </th>
              <th scope="col">Meaning</th>
              <th scope="col">Example</th>
              <th scope="col" className="text-right">
                Rows that state it
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <ColumnRow key={column.name} column={column} rows={rows} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function ColumnRow({ column, rows }: { column: DictionaryColumn; rows: number }) {
  const { name, kind, unit, meaning, values, example, stated } = column;
  const kindText = [kind, unit].filter(Boolean).join(', ');
  return (
    <tr className="border-b border-line align-top last:border-0 [&>*]:px-3 xl:[&>*]:px-4 [&>*]:py-2.5">
      <th scope="row" className="text-left font-normal max-md:w-36">
        <code className="text-13" translate="no">
          <Parted name={name} />
        </code>{' '}
        {/* Where the page is narrow the meaning comes next, without scrolling. */}
        <span className="block text-12 text-muted lg:hidden">{kindText}</span>
      </th>
      <td className="whitespace-nowrap max-lg:hidden">
        {kind} {unit && <span className="block text-13 text-muted">{unit}</span>}
      </td>
      <td className="min-w-48 max-w-[44ch]">
        <Coded text={meaning} />{' '}
        {values && (
          <span className="block text-13 text-muted">
            One of {values.map(({ value }) => value).join(', ')}.
          </span>
        )}
      </td>
      <td className="min-w-44 max-w-48 text-13 [overflow-wrap:anywhere]" translate="no">
        <code className="font-sans">{example}</code>
      </td>
      <td className="figure whitespace-nowrap text-right">
        {wholeNumber(stated)}{' '}
        {rows > 0 && <span className="block text-12 text-muted">{formatPercent((100 * stated) / rows)}</span>}
      </td>
    </tr>
  );
}

/** A name that may end a line after an underscore, and nowhere else. */
function Parted({ name }: { name: string }) {
  return name.split(/(?<=_)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** A text with `names` set as code. */
function Coded({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
      <code key={at} className="text-13">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
