import { FACT_GROUPS } from '@tussock/core/offer/fact-groups';
import { FACTS, hasLine } from '@tussock/core/offer/facts';
import { withLockedPart } from '@tussock/core/offer/locked';
import type { LockedOffer, Offer } from '@tussock/core/offer/offer';
import { LockKeyholeOpen } from 'lucide-react';
import { Markdown } from '../../../ui/markdown/markdown';
import { factsFor, SourceNotes } from '../../../ui/source/source-notes';
import { Documents } from './documents';
import { EXIT } from './exit-terms';
import { FactGroup } from './fact-group';

export interface UnlockedPartProps {
  offer: Offer;
  locked: LockedOffer;
}

/** Terms of leaving early have a part of the page of their own. */
const LOCKED_GROUPS = FACT_GROUPS.filter(({ name }) => name !== EXIT.name)
  .map((group) => ({
    group,
    facts: group.facts.filter((name) => FACTS[name].locked),
  }))
  .filter(({ facts }) => facts.length > 0);

/** What was locked of an exclusive offer. Only a browser with access loads it. */
export default function UnlockedPart({ offer, locked }: UnlockedPartProps) {
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
