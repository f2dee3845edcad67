import type { OfferCard } from '@tussock/core/offer/offer';
import { Printer } from 'lucide-react';
import { paths } from '../../../lib/address/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { CopyLink } from '../../../ui/copy-link';
import { CompareButton } from '../../../ui/offer/compare-button';
import { WatchButton } from '../../../ui/offer/watch-button';

/**
 * What a visitor can do with an offer on its own page: beside it on a wide screen, in a bar that stays in sight on others. The
 * link works without scripts; the buttons need them, and are not there without.
 */
export function OfferPageActions({ offer, isTaking }: { offer: OfferCard; isTaking: boolean }) {
  return (
    <>
      <ButtonLink
        to={paths.enquireAbout(offer)}
        variant={isTaking ? 'primary' : 'outline'}
        className="xl:col-span-2"
      >
        {isTaking ? (
          'Enquire'
        ) : (
          <span>
            Ask<span className="max-lg:sr-only"> about this record</span>
          </span>
        )}
      </ButtonLink>
      <span className="contents in-[html:not([data-js])]:hidden">
        <WatchButton offer={offer} />
        <CompareButton offer={offer} iconOnPhone />
        {/* Where text is large on a phone, the row has no room for it; the browser copies the address too. */}
        <CopyLink path={paths.offer(offer)} iconOnPhone className="max-[20rem]:hidden!" />
        {/* An icon where the row has the contents too; a phone narrower than that has no room for it. */}
        <Button
          variant="outline"
          size="sm"
          className="max-lg:px-2! pointer-coarse:max-lg:min-w-11 max-[23.4rem]:hidden"
          onClick={() => window.print()}
        >
          <Printer aria-hidden="true" size={15} />
          <span className="max-lg:sr-only">Print</span>
        </Button>
      </span>
    </>
  );
}
