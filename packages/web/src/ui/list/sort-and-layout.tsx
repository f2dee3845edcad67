import { isOneOf, type Layout, type ListQuery, sortInUse } from '@tussock/core/list/list-query';
import { LayoutList, Table2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListState } from '../../lib/list/use-list-state';
import { ColumnPicker } from './column-picker';
import { HiddenFields } from './hidden-fields';

/** The order of a list, which is always stated and can be changed; cards or table where the list has both. */
export function SortAndLayout<Name extends string, Sort extends string>({
  list,
  labels,
  hasTable,
  columnLabel,
}: {
  list: ListState<Name, Sort>;
  labels: Record<Sort | 'relevance', string>;
  hasTable: boolean;
  /** The name of a column, where the table lets them be chosen. */
  columnLabel?: (column: string) => string;
}) {
  const { spec, query, addressOf, go } = list;
  const used = sortInUse(query, spec.ownSort);
  const choices = new Set<Sort | 'relevance'>([
    ...(query.q ? (['relevance'] as const) : []),
    ...(spec.offeredSorts?.(query) ?? spec.sorts),
    used,
  ]);
  if (choices.size === 1)
    return (
      <p className="ml-auto text-14 text-muted">
        <span className="max-sm:sr-only">Sorted by</span>{' '}
        <span className="max-sm:inline-block max-sm:first-letter:uppercase">{labels[spec.ownSort]}</span>
      </p>
    );
  return (
    <div className="list-sort ml-auto flex items-center justify-end gap-2">
      <form method="get" autoComplete="off" className="flex items-center gap-2 text-14 text-muted">
        <HiddenFields spec={spec} query={{ ...query, sort: null }} />
        <label className="flex items-center gap-2">
          <span className="whitespace-nowrap max-xl:sr-only">Sorted by</span>
          <select
            name="sort"
            value={parameterOf(used)}
            onChange={({ target }) => go({ sort: isOneOf(spec.sorts, target.value) ? target.value : null })}
            className="h-9 max-w-48 rounded-control border border-control/60 bg-card px-2 font-semibold text-ellipsis text-ink max-sm:max-w-34 pointer-coarse:h-11"
          >
            {[...choices].map((choice) => (
              <option key={choice} value={parameterOf(choice)}>
                {labels[choice]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="min-h-6 font-semibold text-pine in-[html[data-js]]:hidden">
          Sort
        </button>
      </form>
      {hasTable && (
        <nav aria-label="Layout" className="switch">
          <ul>
            <LayoutLink layout="cards" query={query} addressOf={addressOf} label="Cards" Icon={LayoutList} />
            <LayoutLink layout="table" query={query} addressOf={addressOf} label="Table" Icon={Table2} />
          </ul>
        </nav>
      )}
      {columnLabel && query.layout === 'table' && <ColumnPicker list={list} labelOf={columnLabel} />}
    </div>
  );
}

/** Words are in order of relevance where an address names no order. */
const parameterOf = (choice: string) => (choice === 'relevance' ? '' : choice);

function LayoutLink<Name extends string, Sort extends string>(props: {
  layout: Layout;
  query: ListQuery<Name, Sort>;
  addressOf: (query: ListQuery<Name, Sort>) => string;
  label: string;
  Icon: typeof Table2;
}) {
  const current = props.query.layout === props.layout;
  return (
    <li>
      <Link
        to={props.addressOf({ ...props.query, layout: props.layout })}
        replace
        aria-current={current ? 'true' : undefined}
        className="max-md:aria-[current]:hidden"
      >
        <props.Icon aria-hidden="true" size={15} />
        <span className="max-md:sr-only">{props.label}</span>
      </Link>
    </li>
  );
}
