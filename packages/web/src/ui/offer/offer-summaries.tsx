import { FACTS, isFactStated } from '@tussock/core/offer/facts';
import type { OfferSummary } from '@tussock/core/offer/offer-summary';
import { showsOutcome } from '@tussock/core/offer/status';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { Fact } from '../fact';
import { Money } from '../money';
import { DerivedNote } from './derived-note';
import { NzdNote } from './nzd-note';
import { OfferBadges } from './offer-badges';
import { ReturnReached, TargetReturn } from './offer-facts';
import { useMarkedFact } from './use-marked-fact';

/** What an offer reached is below its target, so that the terms of all offers are in one column. */
const REACHED_BELOW = 'sm:[&>:nth-child(3)]:col-start-2 sm:[&>:nth-child(3)]:row-start-2';

/** On a phone a figure that has a row of two columns for itself takes the whole of it. */
const LAST_ALONE = 'max-sm:[&>:last-child:nth-child(odd)]:col-span-2';

/** Offers of a firm or a fund line by line. */
export function OfferSummaries({ offers }: { offers: readonly OfferSummary[] }) {
  const marked = useMarkedFact({ listed: true });
  return (
    <ul className="[&>li+li]:border-t [&>li]:border-line">
      {offers.map((offer) => (
        <li
          key={offer.id}
          className="grid gap-x-8 gap-y-2.5 py-4 first:pt-0 last:pb-0 xl:grid-cols-[minmax(0,1fr)_30rem]"
        >
          <div className="min-w-0">
            <h3 className="text-17">
              <Link to={paths.offer(offer)} className="hover:underline">
                {offer.name}
              </Link>
            </h3>
            <p className="mt-1 flex flex-wrap gap-1.5">
              <OfferBadges offer={offer} />
            </p>
          </div>
          <dl
            className={clsx(
              'grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-[8.5rem_11rem_minmax(0,1fr)]',
              LAST_ALONE,
              showsOutcome(offer) && REACHED_BELOW,
            )}
          >
            <Fact
              label={FACTS.minimum_investment.label}
              figure={isFactStated(offer, 'minimum_investment')}
              marked
            >
              {marked(
                offer,
                'minimum_investment',
                <Money amount={offer.minimum_investment} currency={offer.investment_currency} />,
              )}
              <NzdNote offer={offer} listed />
            </Fact>
            <Fact label={FACTS.target_return.label} figure={isFactStated(offer, 'target_return')} marked>
              {marked(offer, 'target_return', <TargetReturn offer={offer} />)}
            </Fact>
            {showsOutcome(offer) && (
              <Fact label={FACTS.outcome_return.label} figure={isFactStated(offer, 'outcome_return')} marked>
                {marked(offer, 'outcome_return', <ReturnReached offer={offer} />)}
              </Fact>
            )}
            <Fact label={FACTS.term.label} marked>
              {marked(offer, 'term')}
              <DerivedNote offer={offer} name="term" />
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  );
}
