import { useQuery } from '@tanstack/react-query';
import { CONTACT_FOR_DETAILS, isStated } from '@tussock/core/money/money';
import { factCheck } from '@tussock/core/offer/fact-check';
import { highestReturn } from '@tussock/core/offer/return-range';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { useApi } from '../../../lib/api';
import { NoneListed } from '../../../ui/list/none-listed';
import { Money } from '../../../ui/money';
import { NzdNote } from '../../../ui/offer/nzd-note';
import { TargetReturn } from '../../../ui/offer/offer-facts';
import { QueryView } from '../../../ui/query-view';
import { Skeleton } from '../../../ui/skeleton';
import { MarkedInLink } from '../../../ui/source/marked';
import { useMarkOf } from '../../../ui/source/use-mark-of';
import { newestOpenOffersQuery } from './queries';

const SHOWN = 5;

/** The newest open offers in a line each, at the top of the home page. */
export function LiveNow() {
  const offers = useQuery(newestOpenOffersQuery(useApi()));
  const markOf = useMarkOf();
  return (
    <section aria-labelledby="live-now">
      <h2
        id="live-now"
        className="flex items-baseline justify-between gap-4 pb-2 font-sans text-13 font-semibold tracking-normal"
      >
        Live now <span className="font-normal text-muted">Newest first</span>
      </h2>
      <QueryView query={offers} what="the newest offers" skeleton={<Skeleton className="h-80" />}>
        {(list) =>
          list.length === 0 ? (
            <NoneListed noun="open offer" />
          ) : (
            <ol className="border-t border-line">
              {list.slice(0, SHOWN).map((offer) => {
                const hasTarget = highestReturn(offer) !== null;
                const hasMinimum = isStated(offer.minimum_investment);
                return (
                  <li key={offer.id} className="border-b border-line">
                    <Link
                      to={paths.offer(offer)}
                      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 py-2.5 hover:bg-pine-soft max-[22rem]:grid-cols-1"
                    >
                      <span className="min-w-0">
                        <span className="block font-serif text-17 leading-tight md:line-clamp-2">
                          {offer.name}
                        </span>{' '}
                        <span className="text-13 text-muted">
                          {offer.asset_class?.name ?? offer.provider?.name}
                        </span>
                      </span>{' '}
                      <span className="marks-hang pr-3.5 text-right">
                        <span className="figure ml-auto block max-md:max-w-40 max-md:text-balance md:whitespace-nowrap">
                          <MarkedInLink mark={markOf(factCheck(offer, 'target_return'))}>
                            {!hasTarget && hasMinimum && <span className="text-13 text-muted">Target: </span>}
                            <TargetReturn offer={offer} />
                          </MarkedInLink>
                        </span>{' '}
                        <span className="text-13 whitespace-nowrap text-muted [&_small]:block">
                          {hasMinimum ? (
                            <MarkedInLink mark={markOf(factCheck(offer, 'minimum_investment'))}>
                              from{' '}
                              <Money amount={offer.minimum_investment} currency={offer.investment_currency} />
                            </MarkedInLink>
                          ) : hasTarget ? (
                            `Minimum: ${CONTACT_FOR_DETAILS}`
                          ) : (
                            'for minimum and target'
                          )}
                          <NzdNote offer={offer} listed />
                        </span>
                      </span>
                    </Link>
                  </li>
                );
              })}
            </ol>
          )
        }
      </QueryView>
      <p className="mt-2 text-12 text-muted">
        Target returns are targets, not forecasts.{' '}
        <Link to={paths.methodology} className="link">
          What the marks mean
        </Link>
      </p>
    </section>
  );
}
