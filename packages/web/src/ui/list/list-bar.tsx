import type { ReactNode } from 'react';

/** Count, filters in use, order and layout of a list: they stay in sight under the header. */
export function ListBar({
  count,
  filters,
  chips,
  controls,
}: {
  /** "61 offers". */
  count: string;
  /** Opens the filters on a small screen. */
  filters: ReactNode;
  chips: ReactNode;
  controls: ReactNode;
}) {
  return (
    <div className="list-bar">
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="text-15 font-semibold whitespace-nowrap empty:-me-2">
          {count}
        </p>
        {filters}
        <div className="order-last min-w-0 empty:hidden max-lg:w-full lg:order-none lg:flex-1">{chips}</div>
        {controls}
      </div>
    </div>
  );
}
