import type { OfferCard } from '@tussock/core/offer/offer';
import { Printer } from 'lucide-react';
import { paths } from '../../app/paths';
import { CopyLink } from '../../components/copy-link';
import { Button } from '../../components/ui/button';
import { OfferActions } from './offer-actions';

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
