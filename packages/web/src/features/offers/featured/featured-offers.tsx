import { useQuery } from '@tanstack/react-query';
import { FACTS } from '@tussock/core/offer/facts';
import { paths } from '../../../lib/address/paths';
import { useApi } from '../../../lib/api';
import { ButtonLink } from '../../../ui/button';
import { NoneListed } from '../../../ui/list/none-listed';
import { Money } from '../../../ui/money';
import { DerivedNote } from '../../../ui/offer/derived-note';
import { NzdNote } from '../../../ui/offer/nzd-note';
import { OfferBadges } from '../../../ui/offer/offer-badges';
import { OfferByline } from '../../../ui/offer/offer-card';
import { TargetReturn } from '../../../ui/offer/offer-facts';
import { useMarkedFact } from '../../../ui/offer/use-marked-fact';
import { QueryView } from '../../../ui/query-view';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { newestOpenOffersQuery } from './queries';

/** Offers of the section. */
const FEATURED = 3;

export function FeaturedOffers() {
  const query = useQuery(newestOpenOffersQuery(useApi()));
  const marked = useMarkedFact({ listed: true });
  return (
    <Section
      id="featured-offers"
      title="Newest open offers"
      lede="The open offers that were listed last."
      more={{ to: paths.offers, label: 'View all offers' }}
    >
      <QueryView query={query} what="the newest offers" skeleton={<Skeleton className="h-72" />}>
        {(offers) =>
          offers.length === 0 ? (
            <NoneListed noun="open offer" />
          ) : (
            <ul className="grid gap-5 md:grid-cols-3">
              {offers.slice(0, FEATURED).map((offer) => (
                <li key={offer.id} className="flex flex-col rounded-card border border-line bg-card p-5">
                  <p className="mb-2 flex flex-wrap gap-1.5">
                    <OfferBadges offer={offer} />
                  </p>
                  <h3 className="text-21">{offer.name}</h3>
                  <OfferByline offer={offer} />
                  {offer.tagline && <p className="mt-2.5 line-clamp-3 text-14">{offer.tagline}</p>}
                  <dl className="mt-auto grid grid-cols-2 md:max-lg:grid-cols-1 print:flex print:flex-col gap-x-3 gap-y-2 pt-4">
                    <div className="col-span-full">
                      <dt className="text-12 text-muted">{FACTS.target_return.label}</dt>
                      {/* Where a card is wide, a long unit begins beside its figure. */}
                      <dd className="figure text-17 max-md:[&_.one]:inline lg:[&_.one]:inline">
                        {marked(offer, 'target_return', <TargetReturn offer={offer} />)}
                      </dd>
                    </div>
                    <div>
                      <dt className="text-12 text-muted">{FACTS.minimum_investment.label}</dt>
                      <dd className="figure text-17">
                        {marked(
                          offer,
                          'minimum_investment',
                          <Money amount={offer.minimum_investment} currency={offer.investment_currency} />,
                        )}
                        <NzdNote offer={offer} listed />
                      </dd>
                    </div>
                    <div>
                      <dt className="text-12 text-muted">{FACTS.term.label}</dt>
                      <dd className="figure">
                        {marked(offer, 'term')}
                        <DerivedNote offer={offer} name="term" />
                      </dd>
                    </div>
                  </dl>
                  <ButtonLink
                    to={paths.offer(offer)}
                    variant="outline"
                    className="no-print mt-4"
                    aria-label={`View Details: ${offer.name}`}
                  >
                    View Details
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Section>
  );
}
