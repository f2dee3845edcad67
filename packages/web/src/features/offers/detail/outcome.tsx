import { outcomeKindText } from '@tussock/core/changelog/outcome-kind';
import { FACTS, factText, isFactStated } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { showsOutcome } from '@tussock/core/offer/status';
import { Markdown } from '../../../ui/markdown/markdown';
import { factAnchor } from '../../../ui/source/fact-anchor';
import { factsFor, SourceNotes } from '../../../ui/source/source-notes';

/** Whether something is known about how an offer ended. */
export const hasOutcome = (offer: Offer) => offer.outcome_return !== null || offer.outcome_note !== null;

/** How an offer ended, in words, with the sources. Its figures are those of the page, where the return that it reached is below the target. */
export function Outcome({ offer }: { offer: Offer }) {
  const sources = factsFor(offer.sources, ['outcome_return', 'outcome_note']);
  const reached = reachedText(offer);
  return (
    <div className="space-y-4">
      {offer.outcome_note && <Markdown text={offer.outcome_note} topLevel={3} small idPrefix="outcome-" />}
      {reached && (
        <p className="max-w-[62ch] text-14 text-muted">
          {FACTS.outcome_return.label}: {reached.charAt(0).toLowerCase() + reached.slice(1)}
        </p>
      )}
      {sources.length > 0 && (
        <div id={factAnchor('outcome_return')} className="reached scroll-mt-24">
          <SourceNotes facts={sources} />
        </div>
      )}
    </div>
  );
}

/** What the figures of the page do not say of the return: its kind, or why there is none. */
function reachedText(offer: Offer): string | null {
  if (isFactStated(offer, 'outcome_return')) return outcomeKindText(offer).replace(/\.?$/, '.');
  return showsOutcome(offer) ? null : `${factText(offer, 'outcome_return')}.`;
}
