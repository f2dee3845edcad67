import { formatPercent } from '@tussock/core/text/format-number';
import { useToday } from '../../lib/today';
import { Basis } from '../../ui/source/basis';
import { WideTable } from '../../ui/text/wide-table';
import { leftInStructures } from './three-structures';

/** What is left of $100 of taxable income through a PIE, a limited partnership and a company. */
export function ThreeStructures() {
  const { rows, entries } = leftInStructures(useToday());
  return (
    <>
      <WideTable caption="What is left of $100 of taxable income in each structure">
        <thead>
          <tr>
            <th scope="col">Your own rate</th>
            <th scope="col">PIE fund</th>
            <th scope="col">Partnership</th>
            <th scope="col">Company, kept in</th>
            <th scope="col">Company, paid out</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.rate}>
              <th scope="row">{formatPercent(row.rate)}</th>
              {[row.pie, row.partnership, row.company_keeps, row.company_pays].map((left, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                <td key={place}>${Math.round(left * 100) / 100}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
      <Basis entries={entries} />
    </>
  );
}
