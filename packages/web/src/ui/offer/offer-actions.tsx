import type { OfferCard } from '@tussock/core/offer/offer';
import clsx from 'clsx';
import { CompareButton } from './compare-button';
import { WatchButton } from './watch-button';

/**
 * Watch and compare, on cards, in rows and on the offer's page. Without scripts they are hidden. Before hydration they
 * show as for a visitor with empty lists. As icons they are stacked.
 */
export function OfferActions({ offer, iconOnly = false }: { offer: OfferCard; iconOnly?: boolean }) {
  return (
    <div className={clsx('flex gap-2 in-[html:not([data-js])]:hidden', iconOnly && 'flex-col gap-1.5')}>
      <WatchButton offer={offer} iconOnly={iconOnly} />
      <CompareButton offer={offer} iconOnly={iconOnly} />
    </div>
  );
}
