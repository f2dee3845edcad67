import type { OfferCard } from '@tussock/core/offer/offer';
import { Printer } from 'lucide-react';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { CopyLink } from '../../../ui/copy-link';
import { OfferActions } from '../../../ui/offer/offer-actions';

/** What a visitor can do with an offer on its own page. Needs scripts, and is not there without. */
export function OfferPageActions({ offer }: { offer: OfferCard }) {
  return (
    <div className="flex flex-wrap gap-2 in-[html:not([data-js])]:hidden">
      <OfferActions offer={offer} />
      <CopyLink path={paths.offer(offer)} />
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={15} /> Print
      </Button>
    </div>
  );
}
