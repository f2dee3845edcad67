import { WATCHLIST_LIMIT } from '@tussock/core/watchlist/watchlist';
import type { ListedOffer } from '../../lib/queries/listed-offer';
import { useWatched } from '../../lib/storage/use-watchlist';
import { ToggleButton, type ToggleLook } from './toggle-button';

/** Puts an offer on the watchlist or takes it off. */
export function WatchButton({ offer, ...look }: ToggleLook & { offer: ListedOffer }) {
  const { state, add, remove } = useWatched(offer);
  const watched = state === 'watched';
  const full = state === 'full';
  const press = () => {
    if (watched) remove();
    else if (!full) add();
  };
  return (
    <ToggleButton
      icon="bookmark"
      word={watched ? 'On watchlist' : 'Save to watchlist'}
      about={offer.name}
      isPressed={watched}
      refusal={full ? `Your watchlist can have up to ${WATCHLIST_LIMIT} offers. Remove one first` : null}
      {...look}
      onPress={press}
    />
  );
}
