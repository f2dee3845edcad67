import type { OfferCard as OfferCardData } from '@tussock/core/offer/offer';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { OfferBadges } from './offer-badges';
import { OfferFacts } from './offer-facts';

/** Provider, asset class and place of an offer in one line. */
export function OfferByline({ offer }: { offer: Pick<OfferCardData, 'provider' | 'asset_class' | 'place'> }) {
  const parts: ReactNode[] = [
    offer.provider && (
      <Link
        key="provider"
        to={paths.provider(offer.provider)}
        className="font-medium text-ink hover:underline"
      >
        {offer.provider.name}
      </Link>
    ),
    offer.asset_class?.name,
    offer.place?.name,
  ].filter(Boolean);
  return (
    <p className="text-14 text-muted">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
        <span key={index}>
          {part}
          {index < parts.length - 1 && '\u00a0· '}
        </span>
      ))}
    </p>
  );
}

/** An offer in a list: name, line, five figures; `actions` are watch and compare. */
export function OfferCard({
  offer,
  below,
  actions,
  heading: Heading = 'h3',
}: {
  offer: OfferCardData;
  /** A line below the figures. */
  below?: ReactNode;
  actions?: ReactNode;
  heading?: 'h2' | 'h3';
}) {
  return (
    <article className="rounded-card border border-line bg-card px-4 py-4 md:px-6 md:py-5">
      <div className="gap-x-7 md:flex md:items-start md:justify-between">
        <div className="min-w-0">
          <p className="mb-2 flex flex-wrap gap-1.5">
            <OfferBadges offer={offer} />
          </p>
          <Heading className="text-21">
            <Link to={paths.offer(offer)} className="hover:underline">
              {offer.name}
            </Link>
          </Heading>
          <OfferByline offer={offer} />
        </div>
        {actions && <div className="no-print hidden shrink-0 gap-2 md:flex">{actions}</div>}
      </div>
      <OfferFacts offer={offer} className="mt-4" />
      {below}
      {actions && <div className="no-print mt-4 flex gap-2 md:hidden">{actions}</div>}
    </article>
  );
}
