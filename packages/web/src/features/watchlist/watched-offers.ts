import type { OfferCard } from '@tussock/core/offer/offer';
import { toCard } from '@tussock/core/offer/offer-card';
import { type Change, changesSince } from '@tussock/core/watchlist/changes';
import type { Watched } from '@tussock/core/watchlist/watchlist';
import type { ReadOffers } from '../../lib/queries/use-offers';

/** A watched offer beside what the directory says of it today. */
export interface WatchedOffer {
  kept: Watched;
  /** Null while it is on its way, and when it is gone or could not be read. */
  offer: OfferCard | null;
  gone: boolean;
  changes: Change[];
}

/** Those that changed or left first, then the newest on the list. */
export function watchedOffers(list: readonly Watched[], read: ReadOffers): WatchedOffer[] {
  const entries = list.map((kept): WatchedOffer => {
    const found = read.offers.find(({ id }) => id === kept.id);
    const offer = found ? toCard(found) : null;
    return {
      kept,
      offer,
      gone: read.gone.includes(kept.id),
      changes: offer ? changesSince(kept.seen, offer) : [],
    };
  });
  return [...entries.filter(isNews), ...entries.filter((entry) => !isNews(entry))];
}

const isNews = ({ changes, gone }: WatchedOffer) => gone || changes.length > 0;
