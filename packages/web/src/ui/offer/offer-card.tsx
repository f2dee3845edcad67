import { DOT, dotted } from '@tussock/core/text/dotted';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import type { ListedOffer } from '../../lib/queries/listed-offer';
import { OfferBadges } from './offer-badges';
import { OfferFacts } from './offer-facts';
import type { FigureOffer } from './offer-figure';
import { useMarkedFact } from './use-marked-fact';

/** Letters that a line of a card has room for on a small phone. */
const ONE_LINE = 32;

/** Shows a name, such as with the words marked that a search found. */
export type NameShown = (name: string) => ReactNode;

/** Provider, asset class and place of an offer in one line. A place that the offer takes from its provider stands with that one's name. */
export function OfferByline({
  offer,
  shown = String,
}: {
  offer: FigureOffer & Pick<ListedOffer, 'provider' | 'asset_class' | 'place' | 'derived'>;
  shown?: NameShown | undefined;
}) {
  const { provider, asset_class, place, derived } = offer;
  const marked = useMarkedFact({ listed: true });
  const isOfProvider = derived.includes('place');
  const rest = [asset_class?.name, isOfProvider ? null : place?.name]
    .flatMap((name) => name ?? [])
    .map(whole);
  return (
    <p className="byline">
      {provider && (
        <Link to={paths.provider(provider)} discover="none">
          {shown(provider.name)}
        </Link>
      )}
      {isOfProvider && place && marked(offer, 'location', `, ${whole(place.name)}`)}
      {(provider && rest.length > 0 ? DOT : '') + dotted(rest)}
      {place && !isOfProvider && marked(offer, 'location', null)}
    </p>
  );
}

/** A line ends between the parts, never within "Private credit"; within a part that may be longer than a line of a phone. */
const whole = (name: string) => (name.length <= ONE_LINE ? name.replaceAll(' ', '\u00a0') : name);

/** An offer in a list: name, line, five figures; `actions` are saving to the watchlist and comparing. */
export function OfferCard({
  offer,
  below,
  actions,
  heading: Heading = 'h3',
  shown = String,
}: {
  offer: ListedOffer;
  /** A line below the figures. */
  below?: ReactNode;
  /** An element of the class `actions`. */
  actions?: ReactNode;
  heading?: 'h2' | 'h3';
  shown?: NameShown | undefined;
}) {
  return (
    <article className="offer-card">
      <div className="head">
        <p className="badges">
          <OfferBadges offer={offer} />
        </p>
        <Heading>
          <Link to={paths.offer(offer)} discover="none">
            {shown(offer.name)}
          </Link>
        </Heading>
        <OfferByline offer={offer} shown={shown} />
      </div>
      <OfferFacts offer={offer} />
      {actions}
      {below && <div className="below">{below}</div>}
    </article>
  );
}
