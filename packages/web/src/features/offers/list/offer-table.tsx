import { FACTS, factText } from '@tussock/core/offer/facts';
import type { OfferCard } from '@tussock/core/offer/offer';
import { effectiveSort } from '@tussock/core/offer/offer-query';
import type { OfferSort } from '@tussock/core/offer/offer-sort';
import type { LeftAfter } from '@tussock/core/return/left-after';
import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { leftNote, leftText } from '../../../ui/offer/left-text';
import { NzdNote } from '../../../ui/offer/nzd-note';
import { StatusBadge } from '../../../ui/offer/offer-badges';
import { Money, TargetReturn } from '../../../ui/offer/offer-facts';
import { useMarkedFact } from '../../../ui/offer/use-marked-fact';
import type { OfferSection } from './sections';
import type { OfferListState } from './use-offer-list-state';

/** Offers as rows, to compare numbers down a column. */
export function OfferTable({
  sections,
  actions,
  list,
}: {
  sections: readonly OfferSection[];
  actions?: (offer: OfferCard) => ReactNode;
  /** The list that these rows are a page of. With it, the heads of columns are links that sort. */
  list?: OfferListState;
}) {
  const marked = useMarkedFact({ listed: true });
  const hasLeft = sections.some(({ offers }) => offers.some(({ left_after }) => left_after));
  return (
    <section
      aria-label="Table of offers"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full min-w-[42rem] text-14 md:min-w-[60rem]">
        <thead>
          <tr className="border-b border-line text-left text-12 text-muted">
            <ColumnHead list={list} sort="name" className="sticky left-0 z-1 bg-card px-3 md:px-4">
              Offer
            </ColumnHead>
            <th scope="col" className="px-3 py-2.5 font-medium max-md:hidden">
              {FACTS.asset_class.label}
            </th>
            <ColumnHead list={list} sort="lowest_minimum" className="px-3 text-right">
              {FACTS.minimum_investment.label}
            </ColumnHead>
            <ColumnHead list={list} sort="return_by_kind" className="px-3 text-right">
              {FACTS.target_return.label}
            </ColumnHead>
            {hasLeft && (
              <ColumnHead list={list} sort="left_after" className="px-3 text-right">
                Left after fees and tax
              </ColumnHead>
            )}
            <ColumnHead list={list} sort="term" className="px-3">
              {FACTS.term.label}
            </ColumnHead>
            <th scope="col" className="px-3 py-2.5 font-medium">
              {FACTS.distribution.label}
            </th>
            <ColumnHead list={list} sort="risk" className="px-3">
              {FACTS.risk_rating.label}
            </ColumnHead>
            {actions && (
              <th scope="col" className="no-print px-3 py-2.5">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        {sections.map(({ title, offers }) => (
          <tbody key={title} className="border-b border-line last:border-0">
            {title && (
              <tr className="border-b border-line bg-paper">
                <th
                  scope="rowgroup"
                  colSpan={7 + (actions ? 1 : 0) + (hasLeft ? 1 : 0)}
                  className="px-3 py-2.5 text-left text-14 font-semibold md:px-4"
                >
                  <span className="sticky left-3 md:left-4">{title}</span>
                </th>
              </tr>
            )}
            {offers.map((offer) => (
              <tr key={offer.id} className="border-b border-line align-top last:border-0">
                <th
                  scope="row"
                  className="sticky left-0 z-1 max-w-80 min-w-40 bg-card px-3 md:min-w-52 md:px-4 py-3 text-left font-normal"
                >
                  <Link
                    to={paths.offer(offer)}
                    className="font-serif text-15 leading-snug hover:underline md:text-17"
                  >
                    {offer.name}
                  </Link>
                  <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
                    <StatusBadge status={offer.status} />
                    {offer.provider?.name}
                  </span>
                </th>
                <td className="px-3 py-3 max-md:hidden">{factText(offer, 'asset_class')}</td>
                <td className="figure px-3 py-3 text-right whitespace-nowrap">
                  {marked(
                    offer,
                    'minimum_investment',
                    <Money amount={offer.minimum_investment} currency={offer.investment_currency} />,
                  )}
                  <NzdNote offer={offer} className="ml-auto max-w-40 whitespace-normal" />
                </td>
                <td className="figure px-3 py-3 text-right whitespace-nowrap">
                  {marked(offer, 'target_return', <TargetReturn offer={offer} />)}
                </td>
                {hasLeft && (
                  <td className="px-3 py-3 text-right">
                    <LeftCell left={offer.left_after} />
                  </td>
                )}
                <td className="figure px-3 py-3">{marked(offer, 'term')}</td>
                <td className="figure px-3 py-3">{marked(offer, 'distribution')}</td>
                <td className="figure px-3 py-3">{marked(offer, 'risk_rating')}</td>
                {actions && <td className="no-print px-3 py-3 text-right">{actions(offer)}</td>}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function LeftCell({ left }: { left: LeftAfter | undefined }) {
  if (!left) return null;
  if (!left.computed) return <span className="ml-auto block max-w-44 text-13 text-muted">{left.reason}</span>;
  return (
    <>
      <span className="font-semibold whitespace-nowrap">{leftText(left)}</span>
      <span className="mt-0.5 ml-auto block max-w-44 text-12 leading-snug text-muted">{leftNote(left)}</span>
    </>
  );
}

const DESCENDING: ReadonlySet<OfferSort> = new Set(['return_by_kind', 'left_after']);

/** The head of a column: a link that sorts by it, where the list can be. */
function ColumnHead({
  list,
  sort,
  className,
  children,
}: {
  list: OfferListState | undefined;
  sort: OfferSort;
  className: string;
  children: ReactNode;
}) {
  const isSorted = list !== undefined && effectiveSort(list.query) === sort;
  const direction = DESCENDING.has(sort) ? 'descending' : 'ascending';
  const Arrow = DESCENDING.has(sort) ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={clsx('py-1.5 font-medium', className)}
    >
      {list ? (
        <Link
          to={list.addressOf({ ...list.query, sort, page: 1 })}
          replace
          className={clsx(
            'inline-flex min-h-6 items-center gap-1 hover:text-ink hover:underline',
            isSorted && 'text-ink',
          )}
        >
          {children}
          {isSorted && <Arrow aria-hidden="true" size={13} />}
        </Link>
      ) : (
        children
      )}
    </th>
  );
}
