import { useQuery } from '@tanstack/react-query';
import { formatMoney, isStated } from '@tussock/core/money/money';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api-context';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Claim } from '../../ui/claim';
import { TargetReturn } from '../../ui/offer/offer-facts';
import { QueryView } from '../../ui/query-view';
import { Skeleton } from '../../ui/skeleton';
import { newestOffersQuery } from './queries';

/** Opens the site with what is live now, beside the three ways on. */
export function Hero() {
  const offers = useQuery(newestOffersQuery(useApi()));
  return (
    <div className="grid gap-x-14 gap-y-10 pb-12 lg:grid-cols-[1fr_30rem] lg:items-start">
      <div>
        <h1 className="text-34 md:text-42">New Zealand wholesale offers, set out so you can compare them</h1>
        <p className="mt-4 max-w-[56ch] text-17 text-muted">
          Private credit, property, forestry, venture capital and more, with the firms behind them. An{' '}
          <Claim basis={paths.methodology}>independent directory</Claim>: nobody pays for a place, and each
          figure can show its source. For wholesale investors, of whom eligible investors are one kind.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={paths.offers} size="lg">
            View live offers
          </ButtonLink>
          <ButtonLink to={paths.qualify} variant="outline" size="lg">
            Check eligibility
          </ButtonLink>
          <ButtonLink to={paths.unlock} variant="outline" size="lg">
            Unlock exclusive deals
          </ButtonLink>
        </div>
      </div>
      <section aria-labelledby="live-now">
        <h2
          id="live-now"
          className="flex items-baseline justify-between gap-4 pb-2 font-sans text-13 font-semibold tracking-normal"
        >
          Live now
          <span className="font-normal text-muted">Newest first</span>
        </h2>
        <QueryView query={offers} what="the newest offers" skeleton={<Skeleton className="h-80" />}>
          {(list) => (
            <ol className="border-t border-line">
              {list.slice(0, 5).map((offer) => (
                <li key={offer.id} className="border-b border-line">
                  <Link
                    to={paths.offer(offer)}
                    className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 py-2.5 hover:bg-pine-soft"
                  >
                    <span className="min-w-0">
                      <span className="line-clamp-2 font-serif text-17 leading-tight">{offer.name}</span>
                      <span className="text-13 text-muted">
                        {offer.asset_class?.name ?? offer.provider?.name}
                      </span>
                    </span>
                    <span className="text-right">
                      <span className="block font-semibold whitespace-nowrap">
                        <TargetReturn offer={offer} />
                      </span>
                      <span className="text-13 whitespace-nowrap text-muted">
                        {isStated(offer.minimum_investment)
                          ? `from ${formatMoney(offer.minimum_investment, offer.investment_currency)}`
                          : 'Minimum not stated'}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
          )}
        </QueryView>
        <p className="mt-2 text-12 text-muted">Target returns are targets, not forecasts.</p>
      </section>
    </div>
  );
}
