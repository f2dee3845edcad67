import type { Offer } from '@tussock/core/offer/offer';
import { type Group, gatheredText, isSideBySide } from './rows';
import { LINE_CELL, LINE_HEAD } from './table-parts';

/** On paper only: the facts that fewer than two of the offers state, in one row, so that the comparison fits on a sheet. */
export function GatheredRow({ offers, groups }: { offers: readonly Offer[]; groups: readonly Group[] }) {
  const rows = groups.flatMap((group) => group.rows.filter((row) => !isSideBySide(row)));
  if (rows.length === 0) return null;
  return (
    <tbody className="hidden print:table-row-group">
      <tr className="align-top">
        <th scope="row" className={LINE_HEAD}>
          Other facts
        </th>
        {offers.map(({ id }, column) => (
          <td key={id} className={LINE_CELL}>
            {gatheredText(rows, column)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
