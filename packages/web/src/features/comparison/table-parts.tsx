/** The head of a line: its label, which stays while the columns scroll. */
export const LINE_HEAD =
  'sticky left-0 z-10 border-b border-line bg-card px-2 py-2.5 text-left text-12 font-normal text-muted md:px-4 md:text-14';

/** A cell of a line, below the head of its column. One long word makes the column no wider than that head may be. */
export const LINE_CELL =
  'figure border-b border-l border-line px-2 py-2.5 max-lg:max-w-72 max-md:max-w-48 md:px-4';

/** The group of what depends on the visitor's situation, by which a link names it. */
export const SITUATION_ROWS = 'in-my-situation';

/** The title of a group of lines. */
export function GroupHead({ title, columns }: { title: string; columns: number }) {
  return (
    <tr>
      <th
        scope="rowgroup"
        className="sticky left-0 z-10 border-b border-line bg-paper px-2 pt-4 pb-1.5 text-left text-13 font-semibold whitespace-nowrap text-muted md:px-4"
      >
        {/* Longer than its narrow column on a phone, which it does not widen. */}
        <span className="block w-0 wrap-normal">{title}</span>
      </th>
      <td colSpan={columns} className="border-b border-line bg-paper" />
    </tr>
  );
}
