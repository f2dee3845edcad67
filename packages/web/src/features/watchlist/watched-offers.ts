import type { Offer, OfferCard } from '@tussock/core/offer/offer';
import { toCard } from '@tussock/core/offer/offer-card';
import { type Change, changesSince } from '@tussock/core/watchlist/seen';
import type { Watched } from '@tussock/core/watchlist/watchlist';
import type { GoneOffer, ReadOffers } from '../../lib/queries/use-offers';

/** A watched offer, with what the directory says of it today. */
export interface WatchedOffer {
  watched: Watched;
  /** Null while it loads, and where it is gone or could not be read. */
  offer: OfferCard | null;
  /** The same with what a card leaves out, such as its fees. */
  whole: Offer | null;
  /** Null unless it has left the directory. */
  gone: GoneOffer | null;
  changes: Change[];
  /** Further ones, as the change log words them. */
  further: readonly string[];
}

/** Whether something about an offer is not as it was at the last look. */
export const hasChanged = ({ changes, further }: WatchedOffer) => changes.length + further.length > 0;

/** Those that changed or left first, then the newest on the list. */
export function watchedOffers(
  list: readonly Watched[],
  read: ReadOffers,
  further: ReadonlyMap<string, readonly string[]>,
): WatchedOffer[] {
  const entries = list.map((watched): WatchedOffer => {
    const found = read.offers.find(({ id }) => id === watched.id) ?? null;
    const offer = found ? toCard(found) : null;
    return {
      watched,
      offer,
      whole: found,
      gone: read.gone.find(({ identifier }) => identifier === watched.id) ?? null,
      changes: offer ? changesSince(watched.seen, offer) : [],
      further: (offer && further.get(watched.id)) ?? [],
    };
  });
  return [...entries.filter(isNews), ...entries.filter((entry) => !isNews(entry))];
}

const isNews = (entry: WatchedOffer) => entry.gone !== null || hasChanged(entry);
