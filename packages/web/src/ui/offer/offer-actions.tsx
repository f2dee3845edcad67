import type { ListedOffer } from '../../lib/queries/listed-offer';
import { CompareButton } from './compare-button';
import { WatchButton } from './watch-button';

/**
 * Save to watchlist and compare, on cards, in rows and on the offer's page. Without scripts they are hidden. Before hydration they
 * show as for a visitor with empty lists.
 */
export function OfferActions({ offer, iconOnly = false }: { offer: ListedOffer; iconOnly?: boolean }) {
  return (
    <div className="toggles actions">
      <WatchButton offer={offer} iconOnly={iconOnly} />
      <CompareButton offer={offer} iconOnly={iconOnly} />
    </div>
  );
}
