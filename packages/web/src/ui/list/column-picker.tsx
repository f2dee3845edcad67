import { COLUMN, columnsInUse, withColumnToggled } from '@tussock/core/list/list-columns';
import { ChevronDown } from 'lucide-react';
import type { ListState } from '../../lib/list/use-list-state';
import { buttonClass } from '../button';
import { dropDown } from '../drop-down';
import { HiddenFields } from './hidden-fields';

/** The columns of a table, which its address carries. Without scripts it is a form. */
export function ColumnPicker<Name extends string, Sort extends string>({
  list: { spec, query, go },
  labelOf,
}: {
  list: ListState<Name, Sort>;
  labelOf: (column: string) => string;
}) {
  const { columns, ...others } = query;
  const used = columnsInUse(spec, query);
  return (
    <details className="relative" {...dropDown}>
      <summary className={buttonClass('outline', 'sm', 'h-9 cursor-pointer list-none pointer-coarse:h-11')}>
        <i className="icon icon-columns sm:hidden" />
        <span className="max-sm:sr-only">Columns</span>
        <ChevronDown aria-hidden="true" size={14} className="text-muted max-sm:hidden" />
      </summary>
      <form
        method="get"
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="absolute right-0 z-10 mt-1.5 w-60 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-3 [box-shadow:0_1px_3px_rgb(0_0_0/0.1),0_1px_2px_-1px_rgb(0_0_0/0.1)]"
      >
        <HiddenFields spec={spec} query={{ ...others, page: query.page }} />
        <fieldset>
          <legend className="mb-1 text-13 font-semibold">Columns of the table</legend>
          {spec.columns?.all.map((name) => (
            <label
              key={name}
              className="flex min-h-7 items-center gap-2.5 text-14 hover:text-pine pointer-coarse:min-h-11"
            >
              <input
                type="checkbox"
                name={COLUMN}
                value={name}
                checked={used.includes(name)}
                onChange={() => go({ ...withColumnToggled(spec, query, name), page: query.page })}
                className="size-4"
              />
              {labelOf(name)}
            </label>
          ))}
        </fieldset>
        <button
          type="submit"
          className={buttonClass('primary', 'sm', 'mt-2 w-full in-[html[data-js]]:hidden')}
        >
          Show columns
        </button>
      </form>
    </details>
  );
}
