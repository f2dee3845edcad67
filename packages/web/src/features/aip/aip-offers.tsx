import { useQuery } from '@tanstack/react-query';
import { AIP_LIST, CATEGORY, categoryOfQuery } from '@tussock/core/aip/aip-list';
import { type AipGroup, aipOffersByCategory } from '@tussock/core/aip/offers-by-category';
import { AIP_CATEGORIES, AIP_CATEGORY_LABELS, type AipCategory } from '@tussock/core/aip/settings';
import { withOption } from '@tussock/core/list/list-query';
import { isStated } from '@tussock/core/money/money';
import type { AipState } from '@tussock/core/offer/aip-state';
import { FACTS } from '@tussock/core/offer/facts';
import type { OfferQuery } from '@tussock/core/offer/offer-query';
import { wholeNumber } from '@tussock/core/text/decimal';
import { formatDate } from '@tussock/core/text/format-date';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { useListState } from '../../lib/list/use-list-state';
import { ChoiceLink } from '../../ui/choice-link';
import { Money } from '../../ui/money';
import { DerivedNote } from '../../ui/offer/derived-note';
import { NzdNote } from '../../ui/offer/nzd-note';
import { StatusBadge } from '../../ui/offer/offer-badges';
import { useMarkedFact } from '../../ui/offer/use-marked-fact';
import { QueryView } from '../../ui/query-view';
import { Skeleton } from '../../ui/skeleton';
import { RESULTS } from '../../ui/skip-links';
import { type AipOffer, aipOffersQuery } from './queries';

/**
 * The offers stated for the visa that the filters of the list leave, by category, state and name: an order that nobody can
 * pay for.
 */
export function AipOffers({ query, state }: { query: OfferQuery; state: AipState | null }) {
  const answer = useQuery(aipOffersQuery(useApi(), query, state));
  const { addressOf } = useListState(AIP_LIST, query);
  const category = categoryOfQuery(query);
  const isNarrowed = query.q !== '' || Object.keys(query.filters).length > 0;
  const choice = (each: AipCategory | null, label: string) => (
    <ChoiceLink
      key={label}
      to={`${addressOf(withOption(query, CATEGORY, each))}#by-category`}
      isChosen={each === category}
    >
      {label}
    </ChoiceLink>
  );
  return (
    <section aria-labelledby="by-category" className="mt-14 border-t border-line pt-8">
      <h2 id="by-category" className="scroll-mt-24 text-27">
        By category and state
      </h2>
      <p className="mt-1.5 mb-4 max-w-[62ch] text-muted">
        {isNarrowed
          ? 'Offers of the list above, as you filtered it.'
          : 'Offers that their providers state are eligible for the visa, whatever their status.'}{' '}
        {orderText(category)} Nobody can pay for a place, and we don’t pick offers for you.
      </p>
      <nav aria-label="By category" className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {choice(null, 'All categories')}
          {AIP_CATEGORIES.map((each) => choice(each, AIP_CATEGORY_LABELS[each]))}
        </ul>
      </nav>
      <QueryView query={answer} what="the offers by category" skeleton={<Skeleton className="h-[30rem]" />}>
        {({ offers, total }) => (
          <>
            {offers.length < total && (
              <p className="mb-5 text-14">
                These are the first {wholeNumber(offers.length)} of {wholeNumber(total)} offers by name,
                sorted into categories.{' '}
                <Link to={`${addressOf({ ...query, page: 1 })}#${RESULTS}`} className="link">
                  See all {wholeNumber(total)} in the list above
                </Link>
                .
              </p>
            )}
            <Groups
              groups={aipOffersByCategory(offers, category)}
              isWhole={offers.length === total}
              nothing={
                category && offers.length > 0
                  ? noneOfCategoryText(category, offers.length, total)
                  : noneText(isNarrowed)
              }
            />
          </>
        )}
      </QueryView>
    </section>
  );
}

function Groups(props: { groups: AipGroup<AipOffer>[]; isWhole: boolean; nothing: string }) {
  if (props.groups.length === 0) return <p className="text-muted">{props.nothing}</p>;
  return props.groups.map(({ label, offers }) => (
    <section key={label} aria-label={label} className="mb-7">
      <h3 className="mb-1 text-17">
        {label}{' '}
        {props.isWhole && <span className="font-sans text-13 font-normal text-muted">{offers.length}</span>}
      </h3>
      <ul className="border-t border-line">
        {offers.map((offer) => (
          <Row key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  ));
}

/** Why no row is of a category, where there are some of others. */
function noneOfCategoryText(category: AipCategory, shown: number, total: number): string {
  const label = AIP_CATEGORY_LABELS[category];
  return shown < total
    ? `None of these first ${wholeNumber(shown)} is stated for ${label}; some of the other ${wholeNumber(total - shown)} may be.`
    : `None of these offers is stated for ${label}.`;
}

const noneText = (isNarrowed: boolean): string =>
  isNarrowed
    ? 'No offer for the visa matches your filters.'
    : 'No provider states at present that an offer is eligible for the visa.';

function orderText(category: AipCategory | null): string {
  const rest = 'Within each, by AIP status (on the official list first), then by name.';
  if (category === 'growth') return `In this order: Growth, then offers that state no category. ${rest}`;
  if (category === 'balanced')
    return `In this order: Balanced; Growth, since Balanced takes every kind of investment that Growth takes; then offers that state no category. ${rest}`;
  return `In this order: Growth, Balanced, then offers that state no category. ${rest}`;
}

function Row({ offer: { provider, ...offer } }: { offer: AipOffer }) {
  const marked = useMarkedFact({ listed: true });
  const listedOn = offer.aip_state === 'listed' && offer.aip_listed_on;
  return (
    <li className="grid items-baseline gap-x-6 gap-y-1 border-b border-line py-2.5 text-14 sm:grid-cols-[minmax(0,1fr)_8rem_9rem_11rem]">
      <span className="min-w-0 wrap-anywhere">
        <Link to={paths.offer(offer)} className="inline-block min-h-6 font-semibold hover:underline">
          {offer.name}
        </Link>{' '}
        {provider && <span className="block text-13 text-muted">{provider}</span>}{' '}
        <span className="block text-13 text-muted">
          {`${FACTS.term.label}: `}
          {marked(offer, 'term')}
          <DerivedNote offer={offer} name="term" />
        </span>
      </span>{' '}
      <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1 sm:contents">
        <span>
          <StatusBadge status={offer.status} />
        </span>{' '}
        <span className="[&_small]:block [&_small]:text-muted">
          {isStated(offer.minimum_investment) && <span className="text-12 text-muted">from </span>}
          {marked(
            offer,
            'minimum_investment',
            <Money amount={offer.minimum_investment} currency={offer.investment_currency} />,
          )}
          <NzdNote offer={offer} listed />
        </span>{' '}
        <span className="text-13 text-muted">{listedOn && `List of ${formatDate(listedOn)}`}</span>
      </span>
    </li>
  );
}
