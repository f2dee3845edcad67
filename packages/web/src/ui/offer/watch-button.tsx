import type { OfferCard } from '@tussock/core/offer/offer';
import { WATCHLIST_LIMIT } from '@tussock/core/watchlist/watchlist';
import { Bookmark } from 'lucide-react';
import { useWatchlist } from '../../lib/storage/use-watchlist';
import { buttonClass, ICON_ON_PHONE } from '../button';

/** Puts an offer on the watchlist or takes it off. */
export function WatchButton({
  offer,
  iconOnly = false,
  iconOnPhone = false,
}: {
  offer: OfferCard;
  iconOnly?: boolean;
  iconOnPhone?: boolean;
}) {
  const watchlist = useWatchlist();
  const watched = watchlist.has(offer.id);
  const full = !watched && watchlist.isFull;
  const word = watched ? 'Watching' : 'Watch';
  const press = () => {
    if (watched) watchlist.remove(offer.id);
    else if (!full) watchlist.add(offer);
  };
  return (
    <button
      type="button"
      onClick={press}
      aria-pressed={watched}
      aria-disabled={full}
      title={full ? `The watchlist holds at most ${WATCHLIST_LIMIT} offers` : iconOnly ? word : undefined}
      className={buttonClass(
        watched ? 'selected' : 'outline',
        'sm',
        `${iconOnly ? 'px-2! pointer-coarse:min-w-11' : 'min-w-26'} ${full ? 'text-muted' : ''} ${iconOnPhone ? ICON_ON_PHONE.button : ''}`,
      )}
    >
      <Bookmark aria-hidden="true" size={15} fill={watched ? 'currentColor' : 'none'} />
      <span className={iconOnly ? 'sr-only' : iconOnPhone ? ICON_ON_PHONE.words : undefined}>{word}</span>
      <span className="sr-only"> {offer.name}</span>
    </button>
  );
}
