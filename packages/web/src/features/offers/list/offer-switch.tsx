import { takesMoneyIn } from '@tussock/core/offer/status';
import { wholeNumber } from '@tussock/core/text/decimal';
import { Link } from 'react-router-dom';
import type { ListAnswer } from '../../../lib/queries/offer-list';
import { useSettings } from '../../../lib/use-settings';
import type { OfferListState } from './use-offer-list-state';

/** What takes money now, or everything, which is what a list shows unless it is asked for less. */
export function OfferSwitch({
  list: { query, addressOf },
  answer,
}: {
  list: OfferListState;
  answer: ListAnswer;
}) {
  const takesMoney = takesMoneyIn(useSettings().open_statuses);
  const statuses = answer.facets.status;
  const open = statuses.filter(({ value }) => takesMoney({ status: value }));
  const countOf = (options: typeof statuses) => options.reduce((sum, { count }) => sum + count, 0);
  const { status: chosen = [], ...others } = query.filters;
  const isOpen = chosen.length === open.length && open.every(({ value }) => chosen.includes(value));
  if (open.length === 0) return null;
  const choice = (label: string, options: typeof statuses, status: string[], isCurrent: boolean) => (
    <li>
      <Link
        to={addressOf({ ...query, filters: { ...others, ...(status.length > 0 && { status }) }, page: 1 })}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {`${label} `}
        <b>{wholeNumber(countOf(options))}</b>
      </Link>
    </li>
  );
  return (
    <nav aria-label="Which offers" className="switch">
      <ul>
        {choice('Taking money now', open, open.map(({ value }) => value).sort(), isOpen)}
        {choice('Everything', statuses, [], chosen.length === 0)}
      </ul>
    </nav>
  );
}
