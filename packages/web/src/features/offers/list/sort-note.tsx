import { withOption } from '@tussock/core/list/list-query';
import { currencyRule } from '@tussock/core/money/exchange-rate';
import { isOpenFirst, rateOfQuery } from '@tussock/core/offer/offer-query';
import { TAX_POSITION_LABELS, type TaxPosition } from '@tussock/core/return/tax-position';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListAnswer } from '../../../lib/queries/offer-list';
import { useSettings } from '../../../lib/use-settings';
import { hasBothParts } from './sections';
import type { OfferListState } from './use-offer-list-state';

/** What the order of the list compares and assumes, in a line or two. */
export function SortNote({ list, answer }: { list: OfferListState; answer: ListAnswer }) {
  const { exchange_rates, open_statuses } = useSettings();
  const { query, addressOf } = list;
  const { min_investment, minimum_up_to, status = [] } = query.filters;
  const byMinimum = answer.sort === 'lowest_minimum' || (min_investment ?? minimum_up_to) !== undefined;
  const notes: ReactNode[] = [
    orderNote(answer.sort, rateOfQuery(query)),
    answer.sort === 'highest_return' && (
      <>
        This order mixes kinds of return.{' '}
        <Link to={addressOf({ ...query, sort: 'return_by_kind', page: 1 })} className="link no-print">
          Order by kind of return
        </Link>
      </>
    ),
    byMinimum && currencyRule(exchange_rates),
    hasBothParts(answer, status, open_statuses) &&
      (isOpenFirst(query) ? (
        <>
          Offers that take money now come first.{' '}
          <Link
            to={addressOf({ ...withOption(query, 'open_first', 'false'), page: 1 })}
            className="link no-print"
          >
            Sort all together
          </Link>
        </>
      ) : (
        <>
          Offers that take no money now are mixed in with the others.{' '}
          <Link
            to={addressOf({ ...withOption(query, 'open_first', null), page: 1 })}
            className="link no-print"
          >
            Put them last
          </Link>
        </>
      )),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <p className="max-w-[88ch] text-13 text-muted">
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences keep no state
        <span key={index}>{note} </span>
      ))}
    </p>
  );
}

function orderNote(sort: ListAnswer['sort'], rate: TaxPosition | null): string | null {
  switch (sort) {
    case 'return_by_kind':
      return 'Each kind of return is a separate group, because an interest rate, an IRR and a cash yield measure different things. In each group the upper end of a range counts. Targets are not forecasts.';
    case 'left_after':
      return rate && leftNote(TAX_POSITION_LABELS[rate]);
    case 'risk':
      return 'Each provider rates its own offer. An offer without a rating comes last.';
    case 'term':
      return 'The upper end of a range counts. Open-ended offers come after fixed terms.';
    default:
      return null;
  }
}

const leftNote = (position: string) =>
  `These figures assume: ${position}; each offer’s minimum; that the target is reached; only the fees stated; no inflation. The upper end of a range counts. An offer with no known fee comes after those that state theirs, since nothing is taken off its target. An IRR is a rate over the whole term, not what is paid each year. Income is taxed each year and growth is not. Shares in another currency are taxed on 5% of their value each year.`;
