import { filtersToParams } from '@tussock/core/offer/offer-query';
import type { Blend } from '@tussock/core/portfolio/blend';
import { offersOfClass } from '@tussock/core/portfolio/class-list';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { classTone } from '../../lib/class-tone';
import { weightText } from './figures';

/** A link from each class to the list of all its offers, in a stated order. No offer is singled out. */
export const ClassLists = memo(function ClassLists({ allocation }: Pick<Blend, 'allocation'>) {
  return (
    <ul className="laid-out-apart grid gap-x-10 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
      {allocation.map(({ slug, name, weight }) => {
        const { query, sort_label } = offersOfClass(slug);
        return (
          <li key={slug} className="flex items-center gap-3 border-b border-line py-3">
            <span
              aria-hidden="true"
              className="h-9 w-1.5 shrink-0 rounded-[2px]"
              style={{ background: classTone(slug) }}
            />
            <span className="min-w-0">
              <Link to={`${paths.offers}?${filtersToParams(query)}`} className="link font-serif text-17">
                {name} offers
              </Link>{' '}
              <span className="block text-13 text-muted">All of them, {sort_label.toLowerCase()}</span>
            </span>{' '}
            <span className="ml-auto text-14 font-semibold">{weightText(weight)}</span>
          </li>
        );
      })}
    </ul>
  );
});
