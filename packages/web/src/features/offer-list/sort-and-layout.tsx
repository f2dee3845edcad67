import type { Layout } from '@tussock/core/list/list-query';
import type { OfferQuery } from '@tussock/core/offer/offer-query';
import { effectiveSort } from '@tussock/core/offer/offer-query';
import { isOfferSort, OFFER_SORTS, SORT_LABELS } from '@tussock/core/offer/offer-sort';
import { LayoutList, Table2 } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The order, always stated, and the way to another; cards or table. */
export function SortAndLayout({
  asked,
  addressOf,
  onChange,
}: {
  asked: OfferQuery;
  addressOf: (query: OfferQuery) => string;
  onChange: (change: Partial<OfferQuery>) => void;
}) {
  const sort = effectiveSort(asked);
  const choices = asked.q ? (['relevance', ...OFFER_SORTS] as const) : OFFER_SORTS;
  return (
    <div className="ml-auto flex items-center gap-3">
      <form method="get" className="flex items-center gap-2 text-14 text-muted">
        {asked.q && <input type="hidden" name="q" value={asked.q} />}
        {Object.entries(asked.filters).flatMap(([name, values]) =>
          (values ?? []).map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
        )}
        <label htmlFor="sort">Sorted by</label>
        <select
          id="sort"
          name="sort"
          value={sort}
          onChange={({ target }) => onChange({ sort: isOfferSort(target.value) ? target.value : null })}
          className="h-9 rounded-control border border-control/60 bg-card px-2 font-semibold text-ink pointer-coarse:h-11"
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {SORT_LABELS[choice]}
            </option>
          ))}
        </select>
        <button type="submit" className="font-semibold text-pine in-[html[data-js]]:hidden">
          Sort
        </button>
      </form>
      <nav
        aria-label="Layout"
        className="hidden overflow-hidden rounded-control border border-control/60 md:flex"
      >
        <LayoutLink layout="cards" asked={asked} addressOf={addressOf} label="Cards" Icon={LayoutList} />
        <LayoutLink layout="table" asked={asked} addressOf={addressOf} label="Table" Icon={Table2} />
      </nav>
    </div>
  );
}

function LayoutLink(props: {
  layout: Layout;
  asked: OfferQuery;
  addressOf: (query: OfferQuery) => string;
  label: string;
  Icon: typeof Table2;
}) {
  const current = props.asked.layout === props.layout;
  return (
    <Link
      to={props.addressOf({ ...props.asked, layout: props.layout })}
      replace
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      className="flex h-9 items-center gap-1.5 bg-card px-3 text-13 font-semibold text-muted aria-[current]:bg-pine-soft aria-[current]:text-pine"
    >
      <props.Icon aria-hidden="true" size={15} />
      {props.label}
    </Link>
  );
}
