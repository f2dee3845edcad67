import type { Offer } from '@tussock/core/offer/offer';
import { LockKeyhole } from 'lucide-react';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../components/ui/button';

/** What stands in place of the details, documents and fees of an exclusive offer until they are unlocked. */
export function LockedPart({ offer }: { offer: Offer }) {
  return (
    <div className="rounded-card border border-line bg-card px-6 py-7" data-offer={offer.id}>
      <p className="flex items-center gap-2.5 font-semibold">
        <LockKeyhole aria-hidden="true" size={17} className="text-pine" />
        Details, documents and fees are unlocked after a short form
      </p>
      <p className="mt-1.5 max-w-[58ch] text-14 text-muted">
        The provider shows this part of the offer only to people who have said who they are. It costs nothing,
        and what you send goes only where the form says.
      </p>
      <ButtonLink to={paths.unlock} className="no-print mt-4">
        Unlock this offer
      </ButtonLink>
    </div>
  );
}
