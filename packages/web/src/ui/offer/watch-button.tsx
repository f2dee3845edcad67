import { WATCHLIST_LIMIT } from '@tussock/core/watchlist/watchlist';
import type { ListedOffer } from '../../lib/queries/listed-offer';
import { useWatched } from '../../lib/storage/use-watchlist';
import { ToggleButton } from './toggle-button';

const FULL = {
  text: `Your watchlist can have up to ${WATCHLIST_LIMIT} offers. Remove one first`,
  word: `Up to ${WATCHLIST_LIMIT}`,
};

/** Puts an offer on the watchlist or takes it off. */
export function WatchButton({ offer, iconOnly = false }: { offer: ListedOffer; iconOnly?: boolean }) {
  const { state, add, remove } = useWatched(offer);
  const watched = state === 'watched';
  return (
    <ToggleButton
      icon="bookmark"
      word={watched ? 'On watchlist' : 'Save to watchlist'}
      about={offer.name}
      isPressed={watched}
      refusal={state === 'full' ? FULL : null}
      iconOnly={iconOnly}
      iconOnPhone
      onPress={watched ? remove : add}
    />
  );
}
