import { useQuery } from '@tanstack/react-query';
import { aipOffersByCategory } from '@tussock/core/aip/offers-by-category';
import { AIP_CATEGORIES, AIP_CATEGORY_LABELS, type AipCategory } from '@tussock/core/aip/settings';
import { isStated } from '@tussock/core/money/money';
import { wholeNumber } from '@tussock/core/text/decimal';
import { formatDate } from '@tussock/core/text/format-date';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api';
import { paths } from '../../lib/paths';
import { StatusBadge } from '../../ui/offer/offer-badges';
import { Money } from '../../ui/offer/offer-facts';
import { QueryView } from '../../ui/query-view';
import { Skeleton } from '../../ui/skeleton';
import { RESULTS } from '../../ui/skip-links';
import { type AipOffer, aipOffersQuery } from './queries';

/** Every offer that is stated for the visa, by category, state and name: an order that nobody can pay for. */
export function AipOffers({ category }: { category: AipCategory | null }) {
  const query = useQuery(aipOffersQuery(useApi()));
  return (
    <section aria-labelledby="by-category" className="mt-14 border-t border-line pt-8">
      <h2 id="by-category" className="scroll-mt-24 text-27">
        By category and state
      </h2>
      <p className="mt-1.5 mb-4 max-w-[62ch] text-muted">
        Offers that their providers state are eligible for the visa, whatever their status.{' '}
        {orderText(category)} Nobody can pay for a place, and we don’t pick offers for you.
      </p>
      <nav aria-label="By category" className="mb-6">
        <ul className="flex flex-wrap gap-2">
          <Choice category={null} chosen={category}>
            All categories
          </Choice>
          {AIP_CATEGORIES.map((each) => (
            <Choice key={each} category={each} chosen={category}>
              {AIP_CATEGORY_LABELS[each]}
            </Choice>
          ))}
        </ul>
      </nav>
      <QueryView query={query} what="the offers by category" skeleton={<Skeleton className="h-[30rem]" />}>
        {({ offers, total }) => (
          <>
            {offers.length < total && (
              <p className="mb-5 text-14">
                These are the first {wholeNumber(offers.length)} of {wholeNumber(total)} offers by name,
                sorted into categories.{' '}
                <Link to={`${paths.aipEligibleFunds}#${RESULTS}`} className="link">
                  See all {wholeNumber(total)} in the list above
                </Link>
                .
              </p>
            )}
            {offers.length === 0 && (
              <p className="text-muted">
                No provider states at present that an offer is eligible for the visa.
              </p>
            )}
            {aipOffersByCategory(offers, category).map(({ label, offers: group }) => (
              <section key={label} aria-label={label} className="mb-7">
                <h3 className="mb-1 text-17">
                  {label}{' '}
                  {offers.length === total && (
                    <span className="font-sans text-13 font-normal text-muted">{group.length}</span>
                  )}
                </h3>
                <ul className="border-t border-line">
                  {group.map((offer) => (
                    <Row key={offer.id} offer={offer} />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </QueryView>
    </section>
  );
}

function orderText(category: AipCategory | null): string {
  const rest = 'Within each, by AIP status (on the official list first), then by name.';
  if (category === 'growth') return `In this order: Growth, then offers that state no category. ${rest}`;
  if (category === 'balanced')
    return `In this order: Balanced; Growth, since Balanced takes every kind of investment that Growth takes; then offers that state no category. ${rest}`;
  return `In this order: Growth, Balanced, then offers that state no category. ${rest}`;
}

function Row({ offer }: { offer: AipOffer }) {
  const listedOn = offer.aip_state === 'listed' && offer.aip_listed_on;
  return (
    <li className="grid items-baseline gap-x-6 gap-y-1 border-b border-line py-2.5 text-14 sm:grid-cols-[minmax(0,1fr)_8rem_9rem_11rem]">
      <span className="min-w-0 wrap-anywhere">
        <Link to={paths.offer(offer)} className="inline-block min-h-6 font-semibold hover:underline">
          {offer.name}
        </Link>{' '}
        {offer.provider && <span className="block text-13 text-muted">{offer.provider}</span>}
      </span>{' '}
      <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1 sm:contents">
        <span>
          <StatusBadge status={offer.status} />
        </span>{' '}
        <span>
          {isStated(offer.minimum_investment) && <span className="text-12 text-muted">from </span>}
          <Money amount={offer.minimum_investment} currency={offer.investment_currency} />
        </span>{' '}
        <span className="text-13 text-muted">{listedOn && `List of ${formatDate(listedOn)}`}</span>
      </span>
    </li>
  );
}

function Choice(props: { category: AipCategory | null; chosen: AipCategory | null; children: ReactNode }) {
  const query = props.category ? `?category=${props.category}` : '';
  return (
    <li>
      <Link
        to={`${paths.aipEligibleFunds}${query}#by-category`}
        aria-current={props.category === props.chosen ? 'true' : undefined}
        className="inline-flex min-h-9 items-center rounded-control border border-control/60 bg-card px-3 text-14 hover:border-control aria-[current]:border-pine/40 aria-[current]:bg-pine-soft aria-[current]:font-semibold aria-[current]:text-pine pointer-coarse:min-h-11"
      >
        {props.children}
      </Link>
    </li>
  );
}
