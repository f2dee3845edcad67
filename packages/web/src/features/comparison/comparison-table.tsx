import { NONE, NOT_APPLICABLE, NOT_STATED } from '@tussock/core/column/value-text';
import { CONTACT_FOR_DETAILS } from '@tussock/core/money/money';
import { LOCKED_TEXT, NOT_ASKED } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { situationOnly } from '../../lib/situation-only';
import { NzdNote } from '../../ui/offer/nzd-note';
import { OfferBadges } from '../../ui/offer/offer-badges';
import { Marked } from '../../ui/source/marked';
import { useMarkOf } from '../../ui/source/use-mark-of';
import { GatheredRow } from './gathered-row';
import { type Cell, type Group, isSideBySide, type Row } from './rows';
import { GroupHead, LINE_CELL, LINE_HEAD } from './table-parts';

const SituationRows = situationOnly(() => import('./situation-rows'));

/** Offers side by side: one column each, one line for each fact; the first column stays while the others scroll. */
export function ComparisonTable({
  ref,
  offers,
  known,
  groups,
  onRemove,
}: {
  /** Its region, which takes the focus of the button of an offer that is taken out. */
  ref: Ref<HTMLElement>;
  /** As everyone reads them. */
  offers: readonly Offer[];
  /** The same with what this browser has access to. */
  known: readonly Offer[];
  groups: readonly Group[];
  /** Missing on a shared comparison, which is not the visitor's to change. */
  onRemove?: ((offer: Offer) => void) | undefined;
}) {
  return (
    <section
      ref={ref}
      aria-label="Comparison of offers"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="comparison relative [&_tbody_a]:scroll-mt-32 [&_tr+tr_button]:scroll-mt-32 overflow-auto rounded-card border border-line bg-card max-lg:max-h-[max(24rem,calc(100dvh-5.5rem))] lg:overflow-visible"
    >
      <table className="w-full border-separate [border-spacing:0] text-14 lg:table-fixed">
        <caption className="sr-only">Facts of {offers.map(({ name }) => name).join(', ')}</caption>
        <colgroup>
          <col className="w-23 md:w-52" />
          {offers.map(({ id }) => (
            <col key={id} className="lg:w-auto" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className="sticky top-0 left-0 z-30 rounded-tl-card border-b border-line bg-card lg:top-16" />
            {offers.map((offer) => (
              <th
                key={offer.id}
                scope="col"
                className="sticky top-0 z-20 border-b border-l border-line bg-card px-2 py-2.5 text-left align-top font-normal last:rounded-tr-card md:max-lg:max-w-72 md:px-4 md:pt-3.5 md:pb-3 lg:top-16"
              >
                {/* The width of a column on a phone: three of them show that there is a third. A longer word is broken. */}
                <div className="min-w-25.5 max-md:max-w-44 md:min-w-36">
                  <Link
                    to={paths.offer(offer)}
                    className="line-clamp-5 font-serif text-14 leading-snug font-medium hover:underline md:line-clamp-none md:text-21 print:line-clamp-none"
                  >
                    {offer.name}
                  </Link>
                </div>
              </th>
            ))}
          </tr>
          <tr className="no-print">
            <td className="sticky left-0 z-10 border-b border-line bg-card" />
            {offers.map((offer) => (
              <td key={offer.id} className="border-b border-l border-line px-2 py-2 align-top md:px-4">
                <Standing offer={offer} onRemove={onRemove && (() => onRemove(offer))} />
              </td>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title} className={clsx(!group.rows.some(isSideBySide) && 'print:hidden')}>
            <GroupHead title={group.title} columns={offers.length} />
            {group.rows.map((row) => (
              <Line key={row.label} row={row} offers={offers} />
            ))}
          </tbody>
        ))}
        <GatheredRow offers={offers} groups={groups} />
        <SituationRows offers={known} />
      </table>
    </section>
  );
}

/** The badges of an offer, and the button that takes it out. */
function Standing({ offer, onRemove }: { offer: Offer; onRemove: (() => void) | undefined }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="flex flex-wrap gap-1">
        <OfferBadges offer={offer} />
      </span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          className="-mx-1.5 flex min-h-7 items-center gap-1 rounded-control px-1.5 text-13 text-muted hover:bg-grey-soft hover:text-ink pointer-coarse:min-h-11"
        >
          <X aria-hidden="true" size={14} /> Remove
          <span className="sr-only"> {offer.name} from the comparison</span>
        </button>
      )}
    </div>
  );
}

function Line({ row, offers }: { row: Row; offers: readonly Offer[] }) {
  const markOf = useMarkOf();
  return (
    <tr
      className={clsx(
        'align-top [tbody:last-child>&:last-child>:is(th,td)]:border-b-0',
        !isSideBySide(row) && 'print:hidden',
      )}
    >
      <th scope="row" className={LINE_HEAD}>
        {row.label}
      </th>
      {row.cells.map((cell, at) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
          key={at}
          className={clsx(
            LINE_CELL,
            row.figure && !isMissing(cell) && 'text-15 md:text-17',
            isMissing(cell) && 'text-muted',
          )}
        >
          <Marked figure={cell.figure} mark={markOf(cell.figure.check)} listed>
            {cell.to ? (
              <Link to={cell.to} className="link">
                {cell.text}
              </Link>
            ) : (
              <CellText text={cell.readable ?? cell.text} />
            )}
          </Marked>
          {cell.origin && <span className="block text-12 text-muted">{` ${cell.origin}`}</span>}
          {cell.note && <span className="block text-12 font-semibold text-pine">{` ${cell.note}`}</span>}
          {row.fact === 'minimum_investment' && offers[at] && <NzdNote offer={offers[at]} />}
        </td>
      ))}
    </tr>
  );
}

const MISSING: ReadonlySet<string> = new Set([
  NOT_STATED,
  NOT_APPLICABLE,
  NONE,
  NOT_ASKED,
  LOCKED_TEXT,
  CONTACT_FOR_DETAILS,
]);
const isMissing = ({ text }: Cell) => MISSING.has(text);

/** A dash for what a kind of offer is not asked for, so that what was asked and not stated stands out. */
function CellText({ text }: { text: string }) {
  if (text !== NOT_ASKED) return text;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text}</span>
    </>
  );
}
