import { outcomeKindText } from '@tussock/core/changelog/outcome-kind';
import { FACTS, isFactStated } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { clsx } from 'clsx';
import { Fact, FactRow } from '../../../ui/fact';
import { Markdown } from '../../../ui/markdown/markdown';
import { useMarkedFact } from '../../../ui/offer/use-marked-fact';
import { factAnchor } from '../../../ui/source/fact-anchor';
import { factsFor, SourceNotes } from '../../../ui/source/source-notes';

/** Whether something is known about how an offer ended. */
export const hasOutcome = (offer: Offer) => offer.outcome_return !== null || offer.outcome_note !== null;

/** The target that the provider set, beside the outcome. */
export function Outcome({ offer }: { offer: Offer }) {
  const marked = useMarkedFact();
  const sources = factsFor(offer.sources, ['outcome_return', 'outcome_note']);
  const goesOn = offer.outcome_note !== null || sources.length > 0;
  return (
    <div className="space-y-4">
      <FactRow className={clsx(goesOn && 'border-b pb-3.5')}>
        {(['target_return', 'outcome_return', 'closed_on'] as const).map((name) => (
          <Fact
            key={name}
            label={FACTS[name].label}
            figure={name !== 'closed_on' && isFactStated(offer, name)}
            marked
          >
            {marked(offer, name)}{' '}
            {name === 'outcome_return' && isFactStated(offer, name) && (
              <span className="mt-1 block text-12 font-normal tracking-normal text-muted">
                {outcomeKindText(offer)}
              </span>
            )}
          </Fact>
        ))}
      </FactRow>
      {offer.outcome_note && <Markdown text={offer.outcome_note} topLevel={3} small idPrefix="outcome-" />}
      {sources.length > 0 && (
        <div id={factAnchor('outcome_return')} className="reached scroll-mt-24">
          <SourceNotes facts={sources} />
        </div>
      )}
    </div>
  );
}
