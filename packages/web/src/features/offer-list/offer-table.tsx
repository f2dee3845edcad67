import { DISTRIBUTION_LABELS, NOT_STATED, riskLabel, termLabel } from '@tussock/core/offer/labels';
import type { OfferCard } from '@tussock/core/offer/offer';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { StatusBadge } from '../offers/offer-badges';
import { Money, TargetReturn } from '../offers/offer-facts';

/** Offers as rows: for those who compare numbers down a column. */
export function OfferTable({
  offers,
  actions,
}: {
  offers: OfferCard[];
  actions?: (offer: OfferCard) => ReactNode;
}) {
  return (
    <section
      aria-label="Offers"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full min-w-[60rem] text-14">
        <thead>
          <tr className="border-b border-line text-left text-12 text-muted">
            <th scope="col" className="px-4 py-2.5 font-medium">
              Offer
            </th>
            <th scope="col" className="px-3 py-2.5 font-medium">
              Asset class
            </th>
            <th scope="col" className="px-3 py-2.5 text-right font-medium">
              Minimum
            </th>
            <th scope="col" className="px-3 py-2.5 text-right font-medium">
              Target return
            </th>
            <th scope="col" className="px-3 py-2.5 font-medium">
              Term
            </th>
            <th scope="col" className="px-3 py-2.5 font-medium">
              Distributions
            </th>
            <th scope="col" className="px-3 py-2.5 font-medium">
              Risk
            </th>
            {actions && (
              <th scope="col" className="no-print px-3 py-2.5">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.id} className="border-b border-line align-top last:border-0">
              <th scope="row" className="max-w-80 min-w-64 px-4 py-3 text-left font-normal">
                <Link to={paths.offer(offer)} className="font-serif text-17 leading-snug hover:underline">
                  {offer.name}
                </Link>
                <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
                  <StatusBadge status={offer.status} />
                  {offer.provider?.name}
                </span>
              </th>
              <td className="px-3 py-3">{offer.asset_class?.name ?? NOT_STATED}</td>
              <td className="px-3 py-3 text-right whitespace-nowrap">
                <Money amount={offer.minimum_investment} currency={offer.investment_currency} />
              </td>
              <td className="px-3 py-3 text-right font-semibold whitespace-nowrap">
                <TargetReturn offer={offer} />
              </td>
              <td className="px-3 py-3">{termLabel(offer)}</td>
              <td className="px-3 py-3">
                {offer.distribution ? DISTRIBUTION_LABELS[offer.distribution] : NOT_STATED}
              </td>
              <td className="px-3 py-3">{riskLabel(offer)}</td>
              {actions && <td className="no-print px-3 py-3 text-right">{actions(offer)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
