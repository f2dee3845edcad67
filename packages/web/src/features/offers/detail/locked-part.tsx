import type { Offer } from '@tussock/core/offer/offer';
import { LockKeyhole } from 'lucide-react';
import { paths } from '../../../lib/address/paths';
import { withOrigin } from '../../../lib/address/unlock-origin';
import type { LockedState } from '../../../lib/locked/use-locked-offers';
import { clientOnly } from '../../../lib/script/client-only';
import { ButtonLink } from '../../../ui/button';
import { LoadError } from '../../../ui/load-error';
import type { UnlockedPartProps } from './unlocked-part';

const UnlockedPart = clientOnly<UnlockedPartProps>(() => import('./unlocked-part'));

/** A browser does not load a module again that has failed. */
const reload = () => window.location.reload();

/** Of the part, locked or open: what `lockedIn` hides of an exclusive offer. */
export const LOCKED_TITLE = 'Details, fees, exit terms and documents';

/**
 * The details, fees, exit terms and documents of an exclusive offer where this browser is unlocked; otherwise a box that leads to
 * the form. The server always renders the box.
 */
export function LockedPart({ offer, locked }: { offer: Offer; locked: LockedState }) {
  switch (locked.state) {
    case 'open':
      return (
        <UnlockedPart
          offer={offer}
          locked={locked.offer}
          fallback={<LockedBox offer={offer} state="loading" />}
          lost={<LoadError what="the unlocked part" error={null} retry={reload} />}
        />
      );
    case 'failed':
      return <LoadError what="the unlocked part" error={locked.error} retry={locked.retry} />;
    default:
      return <LockedBox offer={offer} state={locked.state} />;
  }
}

const TITLES = {
  locked: 'Fill in a short form to see the details, fees, exit terms and documents',
  loading: 'Opening the details, fees, exit terms and documents…',
  refused: 'Your access has expired',
} as const;
const TEXTS = {
  locked:
    'The provider shows this part of the offer only to people who give their name and declare that they are wholesale investors. Access is free. The form says who gets what you send.',
  loading: 'You have access. The rest of this offer is loading.',
  refused:
    'The access stored in this browser is no longer valid, so it was removed. Fill in the short form to get access again.',
} as const;

function LockedBox({ offer, state }: { offer: Offer; state: keyof typeof TITLES }) {
  return (
    <div className="rounded-card border border-line bg-card px-6 py-7">
      <div role="status">
        <p className="flex items-center gap-2.5 font-semibold">
          <LockKeyhole aria-hidden="true" size={17} className="shrink-0 text-pine" />
          {TITLES[state]}
        </p>
        <p className="mt-1.5 max-w-[58ch] text-14 text-muted">{TEXTS[state]}</p>
      </div>
      <ButtonLink
        to={paths.unlock}
        state={withOrigin({ path: paths.offer(offer), name: offer.name })}
        className={state === 'loading' ? 'no-print invisible mt-4' : 'no-print mt-4'}
      >
        Unlock this offer
      </ButtonLink>
    </div>
  );
}
