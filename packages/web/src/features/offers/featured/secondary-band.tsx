import { useQuery } from '@tanstack/react-query';
import { CONTACT_FOR_DETAILS, isStated } from '@tussock/core/money/money';
import { factCheck } from '@tussock/core/offer/fact-check';
import type { OfferCard } from '@tussock/core/offer/offer';
import { DOT } from '@tussock/core/text/dotted';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { useApi } from '../../../lib/api';
import { Money } from '../../../ui/money';
import { NzdNote } from '../../../ui/offer/nzd-note';
import { SecondaryMarketBadge } from '../../../ui/offer/offer-badges';
import { QueryView } from '../../../ui/query-view';
import { MarkedInLink } from '../../../ui/source/marked';
import { useMarkOf } from '../../../ui/source/use-mark-of';
import { secondaryOffersQuery } from './queries';

/** Up to two open offers of existing shares; nothing where there are none. */
export function SecondaryBand() {
  const query = useQuery(secondaryOffersQuery(useApi()));
  return (
    <QueryView query={query} what="the secondary market offers" skeleton={false}>
      {(offers) => offers.length > 0 && <Band offers={offers} />}
    </QueryView>
  );
}

function Band({ offers }: { offers: OfferCard[] }) {
  const markOf = useMarkOf();
  return (
    <section aria-labelledby="secondary" className="mb-10 rounded-card bg-gold-soft px-5 py-5 md:px-7">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="secondary" className="text-21">
          On the secondary market
        </h2>
        <Link to={paths.secondaryMarket} className="text-14 font-semibold text-gold underline">
          View All
          <span className="sr-only"> on the secondary market</span>
        </Link>
      </div>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {offers.map((offer) => (
          <li key={offer.id}>
            <Link
              to={paths.offer(offer)}
              className="flex h-full flex-col rounded-control border border-gold/25 bg-card px-4 py-3 hover:border-gold"
            >
              <span>
                <SecondaryMarketBadge />
              </span>{' '}
              <span className="mt-1.5 font-serif text-17 leading-snug">{offer.name}</span>{' '}
              <span className="mt-0.5 text-13 text-muted [&_small]:block">
                {offer.provider?.name}
                {offer.provider && DOT}
                {isStated(offer.minimum_investment) ? (
                  <MarkedInLink mark={markOf(factCheck(offer, 'minimum_investment'))}>
                    from <Money amount={offer.minimum_investment} currency={offer.investment_currency} />
                  </MarkedInLink>
                ) : (
                  `Minimum: ${CONTACT_FOR_DETAILS}`
                )}
                <NzdNote offer={offer} listed />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
