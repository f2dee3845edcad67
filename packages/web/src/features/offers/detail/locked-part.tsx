import { FACT_GROUPS } from '@tussock/core/offer/fact-groups';
import { FACTS, hasLine } from '@tussock/core/offer/facts';
import { withLockedPart } from '@tussock/core/offer/locked';
import type { LockedOffer, Offer } from '@tussock/core/offer/offer';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { paths } from '../../../lib/paths';
import { withOrigin } from '../../../lib/unlock-origin';
import { ButtonLink } from '../../../ui/button';
import { LoadError } from '../../../ui/load-error';
import { Markdown } from '../../../ui/markdown/markdown';
import { factsFor, SourceNotes } from '../../../ui/source/source-notes';
import { Documents } from './documents';
import { EXIT } from './exit-terms';
import { FactGroup } from './fact-group';
import type { LockedState } from './use-locked-offer';

/** Of the part, locked or open: what `lockedIn` hides of an exclusive offer. */
export const LOCKED_TITLE = 'Details, fees, exit terms and documents';

/**
 * The details, fees, exit terms and documents of an exclusive offer where this browser is unlocked; otherwise a box that leads to
 * the form. The server always renders the box.
 */
export function LockedPart({ offer, locked }: { offer: Offer; locked: LockedState }) {
  switch (locked.state) {
    case 'open':
      return <OpenPart offer={offer} locked={locked.offer} />;
    case 'failed':
      return <LoadError what="the unlocked part" retry={locked.retry} />;
    default:
      return <LockedBox offer={offer} state={locked.state} />;
  }
}

const TITLES = {
  locked: `${LOCKED_TITLE} are unlocked after a short form`,
  loading: 'Opening the details, fees, exit terms and documents…',
  refused: 'Your access has expired',
} as const;
const TEXTS = {
  locked:
    'The provider shows this part of the offer only to people who have said who they are. It costs nothing, and what you send goes only where the form says.',
  loading: 'You have access. The rest of this offer is loading.',
  refused:
    'The access stored in this browser is no longer valid, so it was removed. Fill in the short form to get access again.',
} as const;

function LockedBox({ offer, state }: { offer: Offer; state: keyof typeof TITLES }) {
  return (
    <div className="rounded-card border border-line bg-card px-6 py-7">
      <div role="status">
        <p className="flex items-center gap-2.5 font-semibold">
          <LockKeyhole aria-hidden="true" size={17} className="text-pine" />
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

/** Terms of leaving early have a part of the page of their own. */
const LOCKED_GROUPS = FACT_GROUPS.filter(({ name }) => name !== EXIT.name)
  .map((group) => ({
    group,
    facts: group.facts.filter((name) => FACTS[name].locked),
  }))
  .filter(({ facts }) => facts.length > 0);

function OpenPart({ offer, locked }: { offer: Offer; locked: LockedOffer }) {
  const whole = withLockedPart(offer, locked);
  return (
    <div className="grid gap-8">
      <p role="status" className="flex items-center gap-2.5 text-14 text-muted">
        <LockKeyholeOpen aria-hidden="true" size={16} className="text-pine" />
        Unlocked in this browser. Please do not pass it on.
      </p>
      <section aria-labelledby="locked-details">
        <h3 id="locked-details" className="mb-2.5 text-21">
          Details
        </h3>
        {locked.details ? (
          <Markdown text={locked.details} topLevel={4} idPrefix="details-" small />
        ) : (
          <p className="text-muted">The provider gives no further details.</p>
        )}
        <div className="mt-4">
          <SourceNotes facts={factsFor(locked.sources, ['details'])} />
        </div>
      </section>
      {LOCKED_GROUPS.filter(({ facts }) => facts.some((fact) => hasLine(whole, fact))).map(
        ({ group, facts }) => (
          <section key={group.name} aria-labelledby={`locked-${group.name}`}>
            <h3 id={`locked-${group.name}`} className="mb-2.5 text-21">
              {group.title}
            </h3>
            <FactGroup group={group} facts={facts} offer={{ ...whole, sources: locked.sources }} />
          </section>
        ),
      )}
      <section aria-labelledby="locked-documents">
        <h3 id="locked-documents" className="mb-2.5 text-21">
          Documents
        </h3>
        <Documents documents={locked.documents} />
        <div className="mt-3">
          <SourceNotes facts={factsFor(locked.sources, ['documents'])} />
        </div>
      </section>
    </div>
  );
}
