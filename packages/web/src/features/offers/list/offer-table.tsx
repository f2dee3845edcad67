import { effectiveSort, type TableFact } from '@tussock/core/offer/offer-query';
import { type OfferSort, SORT_LABELS } from '@tussock/core/offer/offer-sort';
import { canReachTarget, isOpen, showsOutcome } from '@tussock/core/offer/status';
import type { LeftAfter } from '@tussock/core/return/left-after';
import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import type { ListedOffer } from '../../../lib/queries/listed-offer';
import type { ListAnswer } from '../../../lib/queries/offer-list';
import { Announce } from '../../../ui/announce';
import { DerivedNote } from '../../../ui/offer/derived-note';
import { countedNote, countedWords, LEFT_AFTER_TAX, leftText } from '../../../ui/offer/left-text';
import { badgeWords } from '../../../ui/offer/offer-badges';
import type { NameShown } from '../../../ui/offer/offer-card';
import { useMarkedFact } from '../../../ui/offer/use-marked-fact';
import type { OfferSection } from './sections';
import { reachedText, shownFacts, TABLE_COLUMNS } from './table-columns';
import type { OfferListState } from './use-offer-list-state';

/** Offers as rows of one height, to compare numbers down a column. */
export function OfferTable({
  sections,
  sort,
  columns,
  actions,
  list,
  shown: shownName = String,
}: {
  sections: readonly OfferSection[];
  /** The order that the rows are in: that of the list while its next answer is on the way. */
  sort: ListAnswer['sort'];
  columns: readonly TableFact[];
  actions: (offer: ListedOffer) => ReactNode;
  /** The list that these rows are a page of: heads of columns are links that sort it. */
  list: OfferListState;
  shown?: NameShown | undefined;
}) {
  const marked = useMarkedFact({ listed: true });
  const hasLeft = sections.some(({ offers }) => offers.some(({ left_after }) => left_after));
  // Among offers that run, a column would say nothing in most rows, and leave no room for the others: it is a line below the target.
  const areEnded = sections.every(({ offers }) => !offers.some(canReachTarget));
  const hasStatus = columns.includes('status');
  const shown = shownFacts(columns, areEnded).map((name) => ({ name, ...TABLE_COLUMNS[name] }));
  return (
    <section
      aria-label="Table of offers"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-card"
    >
      {/* The focus stays on the heading, of which a screen reader does not read again that the rows are in its order. */}
      <Announce text={`Sorted by ${SORT_LABELS[sort]}`} />
      <table className={clsx('offer-table', hasLeft && 'with-left')}>
        <thead>
          <tr>
            <ColumnHead list={list} sort="name">
              Offer
            </ColumnHead>
            {shown.map(({ name, label, sort, numeric }) => (
              <ColumnHead key={name} list={list} sort={sort} numeric={numeric}>
                {label}
              </ColumnHead>
            ))}
            {hasLeft && (
              <ColumnHead list={list} sort="left_after" numeric>
                {LEFT_AFTER_TAX}
              </ColumnHead>
            )}
            <th scope="col" className="no-print">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        {sections.map(({ title, offers }) => (
          <tbody key={title}>
            {title && (
              <tr>
                <th scope="rowgroup" colSpan={shown.length + (hasLeft ? 3 : 2)}>
                  <span>{title}</span>
                </th>
              </tr>
            )}
            {offers.map((offer) => (
              <tr key={offer.id}>
                <th scope="row" title={offer.name}>
                  <Link to={paths.offer(offer)} discover="none">
                    {shownName(offer.name)}
                  </Link>{' '}
                  <small>
                    {!hasStatus && <b className={isOpen(offer) ? 'open' : undefined}>{offer.status}</b>}
                    {[...(hasStatus ? [] : ['']), ...besideStatus(offer)].join(' · ')}
                  </small>
                </th>
                {shown.map(({ name, numeric, cell, note }) => (
                  <td key={name} className={clsx('figure', numeric && 'text-right')}>
                    {marked(offer, name, cell(offer))}
                    {note?.(offer)}
                    <DerivedNote offer={offer} name={name} />
                    {name === 'target_return' && !areEnded && showsOutcome(offer) && (
                      <small>{marked(offer, 'outcome_return', ` ${reachedText(offer)}`)}</small>
                    )}
                  </td>
                ))}
                {hasLeft && (
                  <td className="text-right">
                    <LeftCell left={offer.left_after} />
                  </td>
                )}
                <td className="no-print">{actions(offer)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** What cards say with badges, then the provider, which a narrow column cuts. */
const besideStatus = (offer: ListedOffer): string[] => [
  ...badgeWords(offer),
  ...(offer.provider ? [offer.provider.name] : []),
];

function LeftCell({ left }: { left: LeftAfter | undefined }) {
  if (!left) return null;
  if (!left.computed)
    return (
      <>
        <span className="sr-only">{leftText(left)}: </span>
        <small title={left.reason}>{left.reason}</small>
      </>
    );
  const note = countedNote(left);
  return (
    <>
      <strong>{leftText(left)}</strong>
      <small title={note} aria-hidden="true">
        {countedWords(left)}
      </small>
      <span className="sr-only">{note}</span>
    </>
  );
}

const DESCENDING: ReadonlySet<OfferSort> = new Set(['return_by_kind', 'left_after']);

/** The head of a column: a link that sorts by it, where that is an order. */
function ColumnHead({
  list,
  sort,
  numeric,
  children,
}: {
  list: OfferListState;
  sort?: OfferSort | undefined;
  numeric?: boolean | undefined;
  children: ReactNode;
}) {
  const isSorted = sort !== undefined && effectiveSort(list.query) === sort;
  const isDescending = sort !== undefined && DESCENDING.has(sort);
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={numeric ? 'text-right' : undefined}
    >
      {sort ? (
        <Link to={list.addressOf({ ...list.query, sort, page: 1 })} replace>
          {children}
          {isSorted && <Arrow aria-hidden="true" size={13} />}
        </Link>
      ) : (
        children
      )}
    </th>
  );
}
