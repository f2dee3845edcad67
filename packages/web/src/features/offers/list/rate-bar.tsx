import { withOption } from '@tussock/core/list/list-query';
import { effectiveSort, rateOfQuery } from '@tussock/core/offer/offer-query';
import { TAX_POSITION_LABELS } from '@tussock/core/return/tax-position';
import { Link } from 'react-router-dom';
import { situationOnly } from '../../../lib/situation-only';
import type { OfferListState } from './use-offer-list-state';

const OwnRate = situationOnly(() => import('./own-rate'));

/**
 * The tax position that a list is shown at, which its address names; without one, visitors who have a position of their
 * own are offered it. Room is left for what depends on them.
 */
export function RateBar({ list }: { list: OfferListState }) {
  const { query, addressOf } = list;
  const rate = rateOfQuery(query);
  if (rate === null)
    return (
      <div className="no-print in-[html[data-situation]]:mb-3 in-[html[data-situation]]:min-h-9 pointer-coarse:in-[html[data-situation]]:min-h-11">
        <OwnRate list={list} />
      </div>
    );
  const withoutRate = withOption(query, 'rate', null);
  const sort = query.sort === 'left_after' ? null : query.sort;
  return (
    <div className="mb-3 rounded-card bg-pine-soft px-4 py-2.5 text-14">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span>
          What is left after tax and the fees that are stated: <strong>{TAX_POSITION_LABELS[rate]}</strong>
        </span>
        <span className="no-print flex flex-wrap gap-x-4">
          {effectiveSort(query) !== 'left_after' && (
            <Link
              to={addressOf({ ...query, sort: 'left_after', page: 1 })}
              className="link inline-block min-h-6"
            >
              Sort by what is left
            </Link>
          )}
          <Link to={addressOf({ ...withoutRate, sort, page: 1 })} className="link inline-block min-h-6">
            Show without it
          </Link>
        </span>
      </p>
      <p className="text-13 text-muted">
        Worked out on each target at the offer’s minimum. A calculation, not a forecast.
      </p>
      <div className="no-print in-[html[data-situation]]:min-h-6 max-md:in-[html[data-situation]]:min-h-10">
        <OwnRate list={list} />
      </div>
    </div>
  );
}
