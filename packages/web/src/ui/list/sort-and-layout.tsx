import { isOneOf, type Layout, type ListQuery, sortInUse } from '@tussock/core/list/list-query';
import { ChartNoAxesGantt, LayoutList, Table2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListState } from '../../lib/list/use-list-state';
import { ColumnPicker } from './column-picker';
import { HiddenFields } from './hidden-fields';

/** The order of a list, which is always stated and can be changed; the layouts where the list has several. */
export function SortAndLayout<Name extends string, Sort extends string>({
  list,
  labels,
  layouts = [],
  columnLabel,
}: {
  list: ListState<Name, Sort>;
  labels: Record<Sort | 'relevance', string>;
  layouts?: readonly Layout[] | undefined;
  /** The name of a column, where the table lets them be chosen. */
  columnLabel?: ((column: string) => string) | undefined;
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
    <div className="list-sort ml-auto flex min-w-0 items-center justify-end gap-2 max-sm:flex-[1_1_11rem]">
      <form method="get" autoComplete="off" className="flex min-w-0 items-center gap-2 text-14 text-muted">
        <HiddenFields spec={spec} query={{ ...query, sort: null }} />
        <label className="flex min-w-0 items-center gap-2">
          <span className="whitespace-nowrap max-xl:sr-only">Sorted by</span>
          <select
            name="sort"
            value={parameterOf(used)}
            onChange={({ target }) => go({ sort: isOneOf(spec.sorts, target.value) ? target.value : null })}
            className="h-9 max-w-48 min-w-0 rounded-control border border-control/60 bg-card px-2 font-semibold text-ellipsis text-ink max-sm:max-w-34 pointer-coarse:h-11"
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
      {layouts.length > 0 && (
        <nav aria-label="Layout" className="switch layouts">
          <ul>
            {layouts.map((layout) => (
              <LayoutLink key={layout} layout={layout} query={query} addressOf={addressOf} />
            ))}
          </ul>
        </nav>
      )}
      {columnLabel && query.layout === 'table' && <ColumnPicker list={list} labelOf={columnLabel} />}
    </div>
  );
}

/** Words are in order of relevance where an address names no order. */
const parameterOf = (choice: string) => (choice === 'relevance' ? '' : choice);

const SHOWN: Record<Layout, { label: string; Icon: typeof Table2 }> = {
  cards: { label: 'Cards', Icon: LayoutList },
  table: { label: 'Table', Icon: Table2 },
  chart: { label: 'Chart', Icon: ChartNoAxesGantt },
};

function LayoutLink<Name extends string, Sort extends string>(props: {
  layout: Layout;
  query: ListQuery<Name, Sort>;
  addressOf: (query: ListQuery<Name, Sort>) => string;
}) {
  const current = props.query.layout === props.layout;
  const { label, Icon } = SHOWN[props.layout];
  return (
    <li>
      <Link
        to={props.addressOf({ ...props.query, layout: props.layout })}
        replace
        aria-current={current ? 'true' : undefined}
      >
        <Icon aria-hidden="true" size={15} />
        <span className="max-md:sr-only">{label}</span>
      </Link>
    </li>
  );
}
